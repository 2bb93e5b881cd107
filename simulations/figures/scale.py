"""The upright axis of a chart: from nothing to a round number, with few lines across."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from math import ceil
from typing import Final

from simulations.figures.figure import Figure, Point, Unit

MOST_LINES: Final = 4  # beside the floor


@dataclass(frozen=True, slots=True)
class Scale:
    """The axis ends at `top`; a line crosses at each of `ticks`, the floor among them."""

    top: float
    ticks: tuple[float, ...]


def scale_of(figure: Figure) -> Scale:
    """Return an axis that holds every drawn value with its interval."""
    tallest = max((_tallest(point) for point in figure.drawn), default=0.0)
    factor = 100 if figure.unit is Unit.SHARE else 1
    step = _step(max(factor * tallest, 1.0))
    lines = max(ceil(factor * tallest / step - 1e-9), 1)
    ticks = tuple(step * line / factor for line in range(lines + 1))
    return Scale(ticks[-1], ticks)


def _tallest(point: Point) -> float:
    return max(point.estimate.high, point.exact or 0.0, point.middle[1] if point.middle else 0.0)


def _step(tallest: float) -> int:
    """Return the finest round step that needs at most MOST_LINES lines."""
    return next(step for step in _round_steps() if step * MOST_LINES >= tallest)


def _round_steps() -> Iterator[int]:
    yield from (1, 2, 5)
    for power in count(1):
        yield from (ten * 10**power // 10 for ten in (10, 20, 25, 50))
