"""The answer that stands above all charts, in sentences."""

from rules.lab.tally import Tally
from simulations.figures.by_turn import last_turn
from simulations.figures.intervals import mean_of, percentile, share_of
from simulations.figures.wording import games, number, percent, percent_range, plus_minus


def answer(tally: Tally) -> str:
    """Return how often and when the deck wins, with the interval; empty before the first game."""
    played, won = tally.count("turns"), tally.count("win_turn")
    if not played:
        return ""
    if not won:
        return f"Wins none of {games(played)} within {last_turn(tally)} turns."
    mean = mean_of(tally.distribution("win_turn"))
    when = f"turn {number(mean.value)} on average{plus_minus(mean)}"
    if won == played:
        return f"Wins by {when}, over {games(played)}."
    share = share_of(won, played)
    return (
        f"Wins {percent(share.value)} of {games(played)} within {last_turn(tally)} turns ({percent_range(share)}), "
        f"those by {when}."
    )


def further(tally: Tally) -> str:
    """Return what else is worth saying at once; empty where nothing is."""
    return " ".join(sentence for sentence in (_spread(tally), _refreshes(tally)) if sentence)


def _spread(tally: Tally) -> str:
    if tally.count("win_turn") < 10:
        return ""
    won = tally.distribution("win_turn")
    early, late = percentile(won, 10), percentile(won, 90)
    if early == late:
        return f"Eight wins in ten come in turn {early}."
    return f"The middle eight wins in ten come in turns {early} to {late}."


def _refreshes(tally: Tally) -> str:
    played = tally.count("turns")
    if not played:
        return ""
    share = share_of(tally.count("refresh_turn"), played)
    return f"The deck is refreshed in {percent(share.value)} of games ({percent_range(share)})."
