"""Cards in level by turn, the opponent's and one's own."""

from collections.abc import Mapping

from rules.lab.tally import Tally
from simulations.figures.by_turn import STILL_PLAYED, distributions, mean_points
from simulations.figures.figure import FEWEST, Figure
from simulations.figures.wording import percent

OWN, OPPONENTS = "level_by_turn", "opponent_level_by_turn"
LOST = 4  # who has four cards in level has lost
Counts = Mapping[int, Mapping[int, int]]


def opponents_level(tally: Tally) -> Figure | None:
    counts = _with_won_games(tally)
    if not counts:
        return None
    note = "A game that is won counts as level 4 in all later turns."
    return Figure("opponents-level", _opponents_claim(counts), "Turn", "Level", mean_points(counts, LOST), note=note)


def own_level(tally: Tally) -> Figure | None:
    counts = distributions(tally, OWN)
    if not counts:
        return None
    return Figure("own-level", _own_claim(counts), "Turn", "Level", mean_points(counts, LOST), note=STILL_PLAYED)


def _with_won_games(tally: Tally) -> dict[int, dict[int, int]]:
    """Return the opponent's level by turn, games won before it at level 4: else only slow ones are left."""
    counts = distributions(tally, OPPONENTS)
    won = tally.distribution("win_turn") if "win_turn" in tally else {}
    for turn, levels in counts.items():
        earlier = sum(count for win, count in won.items() if win < turn)
        if earlier:
            levels[LOST] = levels.get(LOST, 0) + earlier
    return counts


def _opponents_claim(counts: Counts) -> str:
    reached = _reached_by_most(counts)
    if reached is None:
        return "The opponent stays at level 0 in most games"
    level, turn, share = reached
    if level == LOST:
        return f"The opponent is beaten by turn {turn} in {percent(share)} of games"
    return f"The opponent is at level {level} by turn {turn} in {percent(share)} of games"


def _own_claim(counts: Counts) -> str:
    reached = _reached_by_most(counts)
    if reached is None:
        return "You stay at level 0 in most games"
    level, turn, share = reached
    return f"You are at level {level} in turn {turn} in {percent(share)} of the games still played"


def _reached_by_most(counts: Counts) -> tuple[int, int, float] | None:
    """Return the highest level above 0 that half of the games reach, the first turn they do, and their share."""
    for level in range(LOST, 0, -1):
        for turn, levels in counts.items():
            games = sum(levels.values())
            share = sum(count for value, count in levels.items() if value >= level) / games
            if share >= 0.5 and games >= FEWEST:
                return level, turn, share
    return None
