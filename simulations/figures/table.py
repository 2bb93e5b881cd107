"""The table behind a chart: the same numbers, and the points that too few games stand behind to be drawn."""

from dataclasses import dataclass
from math import isinf

from simulations.figures.figure import Figure, Point
from simulations.figures.intervals import Estimate


@dataclass(frozen=True, slots=True)
class Table:
    """Heads and rows as they are written; the first cell of a row is its head."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def table_of(figure: Figure) -> Table:
    heads = [figure.across, figure.up, "95% interval"]
    heads += ["Middle 80%"] if figure.has_middle else []
    heads += ["Exact"] if figure.has_exact else []
    return Table((*heads, figure.counted), tuple(_row(figure, point) for point in figure.points))


def _row(figure: Figure, point: Point) -> tuple[str, ...]:
    cells = [point.label, figure.unit.write(point.estimate.value), interval(figure, point.estimate)]
    if figure.has_middle:
        cells.append(f"{point.middle[0]} to {point.middle[1]}" if point.middle else "–")
    if figure.has_exact:
        cells.append("–" if point.exact is None else figure.unit.write(point.exact))
    return (*cells, f"{point.estimate.count:,}")


def interval(figure: Figure, estimate: Estimate) -> str:
    """Return the interval as "4.2 to 4.6"; too few games leave it open."""
    if isinf(estimate.margin):
        return "open"
    return f"{figure.unit.write(estimate.low)} to {figure.unit.write(estimate.high)}"
