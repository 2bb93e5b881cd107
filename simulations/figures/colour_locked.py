"""Cards in hand that only lack a colour, by turn."""

from rules.lab.tally import Tally
from simulations.figures.by_turn import STILL_PLAYED, distributions, highest, mean_points
from simulations.figures.figure import Figure
from simulations.figures.wording import number

MEASURE = "colour_locked_by_turn"
_NEXT_TO_NONE = 0.05


def colour_locked(tally: Tally) -> Figure | None:
    points = mean_points(distributions(tally, MEASURE))
    if not points:
        return None
    worst = highest(points)
    claim = f"Colour locks {number(worst.estimate.value)} cards in hand in turn {worst.label}, its worst"
    if worst.estimate.value < _NEXT_TO_NONE:
        claim = "Colour locks next to nothing"
    return Figure("colour-locked", claim, "Turn", "Cards locked", points, note=STILL_PLAYED)
