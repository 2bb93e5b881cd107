"""How often each value came up, as bars."""

from collections.abc import Iterable, Mapping

from simulations.figures.figure import Point
from simulations.figures.intervals import share_of


def share_points(counts: Mapping[int, int], of: int, values: Iterable[int] | None = None) -> tuple[Point, ...]:
    """Return each value's share of `of` games; from the lowest to the highest without gaps unless told which."""
    shown = range(min(counts), max(counts) + 1) if values is None else values
    return tuple(Point(str(value), share_of(counts.get(value, 0), of)) for value in shown)


def most_common(counts: Mapping[int, int]) -> int:
    """Return the value that came up most often, the lowest of equals."""
    return max(sorted(counts), key=lambda value: counts[value])
