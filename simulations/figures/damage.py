"""Damage that the opponent took, by turn."""

from rules.lab.tally import Tally
from simulations.figures.by_turn import STILL_PLAYED, distributions, highest, mean_points
from simulations.figures.figure import Figure
from simulations.figures.wording import number

MEASURE = "damage_by_turn"


def damage(tally: Tally) -> Figure | None:
    points = mean_points(distributions(tally, MEASURE))
    if not points:
        return None
    best = highest(points)
    claim = f"Most damage comes in turn {best.label}: {number(best.estimate.value)}"
    note = f"{STILL_PLAYED} A turn ends with the win, so turns in which many games are won count less damage."
    return Figure("damage", claim, "Turn", "Damage dealt", points, note=note)
