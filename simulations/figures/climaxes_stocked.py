"""Climaxes that trigger checks put into stock, where they cancel nothing."""

from rules.lab.tally import Tally
from simulations.figures.figure import Figure, Shape, Unit
from simulations.figures.shares import share_points
from simulations.figures.wording import number

MEASURE = "climaxes_stocked"


def climaxes_stocked(tally: Tally) -> Figure | None:
    if MEASURE not in tally:
        return None
    counts = tally.distribution(MEASURE)
    claim = f"{number(tally.mean(MEASURE))} climaxes a game go to stock"
    points = share_points(counts, sum(counts.values()))
    note = "Revealed by trigger checks; an icon may move one on."
    return Figure(
        "climaxes-stocked", claim, "Climaxes in a game", "% of games", points, Unit.SHARE, Shape.BARS, note=note
    )
