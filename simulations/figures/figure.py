"""What a chart says, before anything is drawn."""

from dataclasses import dataclass
from enum import StrEnum

from simulations.figures.intervals import Estimate
from simulations.figures.wording import number, percent_number, percent_short

FEWEST = 10  # a point that fewer games stand behind is in the table, and is not drawn


class Shape(StrEnum):
    """Shares that add up stand as bars, everything else as dots."""

    BARS = "bars"
    DOTS = "dots"


class Unit(StrEnum):
    """Whether values are numbers of something, or shares from 0 to 1 that are written in percent."""

    NUMBER = "number"
    SHARE = "share"

    def write(self, value: float) -> str:
        return percent_number(value) if self is Unit.SHARE else number(value)

    def write_short(self, value: float) -> str:
        return percent_short(value) if self is Unit.SHARE else number(value)


@dataclass(frozen=True, slots=True)
class Point:
    """A value at a place on the axis; `middle` bounds the middle 80%, `exact` is what the value should be."""

    label: str
    estimate: Estimate
    middle: tuple[int, int] | None = None
    exact: float | None = None


@dataclass(frozen=True, slots=True)
class Figure:
    """A chart: its claim, the names of its axes (`across`, `up`), its points, and what has to be known to read it."""

    key: str
    claim: str
    across: str
    up: str
    points: tuple[Point, ...]
    unit: Unit = Unit.NUMBER
    shape: Shape = Shape.DOTS
    counted: str = "Games"
    note: str = ""

    @property
    def drawn(self) -> tuple[Point, ...]:
        return tuple(point for point in self.points if point.estimate.count >= FEWEST)

    @property
    def has_middle(self) -> bool:
        return any(point.middle for point in self.points)

    @property
    def has_exact(self) -> bool:
        return any(point.exact is not None for point in self.points)
