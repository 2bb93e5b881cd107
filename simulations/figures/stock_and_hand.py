"""Cards in stock and in hand at the end of each turn."""

from rules.lab.tally import Tally
from simulations.figures.by_turn import STILL_PLAYED, distributions, highest, last, mean_points
from simulations.figures.figure import Figure, Point
from simulations.figures.wording import number


def stock(tally: Tally) -> Figure | None:
    return _cards(tally, "stock_by_turn", "stock", "Stock")


def hand(tally: Tally) -> Figure | None:
    return _cards(tally, "hand_by_turn", "hand", "The hand")


def _cards(tally: Tally, measure: str, key: str, name: str) -> Figure | None:
    points = mean_points(distributions(tally, measure))
    if not points:
        return None
    return Figure(key, _claim(name, points), "Turn", f"Cards in {key}", points, note=STILL_PLAYED)


def _claim(name: str, points: tuple[Point, ...]) -> str:
    most, end = highest(points), last(points)
    if most is end:
        return f"{name} grows to {number(end.estimate.value)} cards by turn {end.label}"
    return f"{name} is fullest in turn {most.label}: {number(most.estimate.value)} cards"
