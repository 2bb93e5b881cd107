"""The turn in which games are won."""

from rules.lab.tally import Tally
from simulations.figures.by_turn import last_turn
from simulations.figures.figure import Figure, Shape, Unit
from simulations.figures.shares import share_points
from simulations.figures.wording import percent


def win_turn(tally: Tally) -> Figure | None:
    if "win_turn" not in tally:
        return None
    won, games = tally.distribution("win_turn"), tally.count("turns")
    points = share_points(won, games)
    return Figure(
        "win-turn", _claim(won, games, last_turn(tally)), "Turn", "% of games won", points, Unit.SHARE, Shape.BARS
    )


def _claim(won: dict[int, int], games: int, last: int) -> str:
    by_now = 0
    for turn, count in won.items():
        by_now += count
        if 2 * by_now >= games:
            return f"{percent(by_now / games)} of games are won by turn {turn}"
    return f"{percent(by_now / games)} of games are won within {last} turns"
