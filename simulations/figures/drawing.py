"""Where everything in a chart stands. The template only writes it down."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from simulations.figures.figure import Figure, Point, Shape, Unit
from simulations.figures.scale import Scale, scale_of

WIDTH: Final = 360
LEFT, RIGHT = 36, 8
TOP, PLOT, FOOT = 34, 132, 38
FLOOR: Final = TOP + PLOT
WIDEST_BAR: Final = 28
LABEL: Final = 25  # what a label needs from one column to the next
BARS_PART: Final = 0.7


@dataclass(frozen=True, slots=True)
class Mark:
    """One point: `x` is its middle, `y` its value, `high` and `low` the ends of its interval."""

    point: Point
    x: float
    y: float
    high: float
    low: float
    width: float
    middle: tuple[float, float] | None
    exact: float | None
    label: str
    written: str

    @property
    def left(self) -> float:
        return round(self.x - self.width / 2, 1)

    @property
    def right(self) -> float:
        return round(self.x + self.width / 2, 1)

    @property
    def height(self) -> float:
        return round(FLOOR - self.y, 1)

    @property
    def middle_height(self) -> float:
        return round(self.middle[1] - self.middle[0], 1) if self.middle else 0.0

    @property
    def label_y(self) -> float:
        """The value is written above whatever of the mark is highest."""
        return round(min(self.high, self.y - 4, FLOOR if self.exact is None else self.exact) - 5, 1)

    @property
    def caps(self) -> tuple[float, float]:
        return round(self.x - 3, 1), round(self.x + 3, 1)


@dataclass(frozen=True, slots=True)
class Line:
    """A line across with its number."""

    y: float
    label: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """A chart ready to be written as SVG."""

    figure: Figure
    marks: tuple[Mark, ...]
    lines: tuple[Line, ...]

    width = WIDTH
    height = FLOOR + FOOT
    left = LEFT
    right = WIDTH - RIGHT
    floor = FLOOR
    label_y = FLOOR + 16
    across_y = FLOOR + 32
    up_y = 12

    @property
    def is_bars(self) -> bool:
        return self.figure.shape is Shape.BARS

    @property
    def description(self) -> str:
        """Return the chart in words, point by point."""
        return "; ".join(
            f"{self.figure.across} {mark.point.label}: {describe(self.figure, mark.point)}" for mark in self.marks
        )


def draw(figure: Figure) -> Drawing:
    """Lay the points of a figure that have enough games behind them side by side."""
    scale, points = scale_of(figure), figure.drawn
    column = (WIDTH - LEFT - RIGHT) / max(len(points), 1)
    every = ceil(LABEL / column)
    marks = (
        _mark(figure, scale, point, LEFT + column * (at + 0.5), column, at % every == 0)
        for at, point in enumerate(points)
    )
    return Drawing(figure, tuple(marks), tuple(_line(figure, scale, tick) for tick in scale.ticks))


def describe(figure: Figure, point: Point) -> str:
    """Return a point in words: "4.4 (95% interval 4.2 to 4.6)"."""
    write, estimate = figure.unit.write, point.estimate
    parts = [f"{write(estimate.value)} (95% interval {write(estimate.low)} to {write(estimate.high)})"]
    if point.middle:
        parts.append(f"middle 80% {point.middle[0]} to {point.middle[1]}")
    if point.exact is not None:
        parts.append(f"exact {write(point.exact)}")
    return ", ".join(parts)


def _mark(figure: Figure, scale: Scale, point: Point, x: float, column: float, is_labelled: bool) -> Mark:
    estimate = point.estimate
    return Mark(
        point=point,
        x=round(x, 1),
        y=_y(scale, estimate.value),
        high=_y(scale, estimate.high),
        low=_y(scale, estimate.low),
        width=round(min(column * BARS_PART, WIDEST_BAR), 1),
        middle=(_y(scale, point.middle[1]), _y(scale, point.middle[0])) if point.middle else None,
        exact=None if point.exact is None else _y(scale, point.exact),
        label=point.label if is_labelled else "",
        written=figure.unit.write_short(estimate.value) if is_labelled else "",
    )


def _line(figure: Figure, scale: Scale, tick: float) -> Line:
    value = 100 * tick if figure.unit is Unit.SHARE else tick
    return Line(_y(scale, tick), f"{value:g}")


def _y(scale: Scale, value: float) -> float:
    return round(FLOOR - PLOT * value / scale.top, 1)
