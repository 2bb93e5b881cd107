"""Draws the tallies of a deck: where each bar, count and label of an SVG stands. The template only writes them down."""

from dataclasses import dataclass

from cards.display import icon_of
from decks.statistics import NOT_PRINTED, Bar, Tally
from rules.games import FieldKind

COLUMN, GAP, HIGHEST, LINE = 20, 6, 44, 18
ICON = 14
ABBREVIATION = 3


@dataclass(frozen=True, slots=True)
class Mark:
    """One bar with its count above and its label, a few letters or an icon, below. `name` is the label in full."""

    bar: Bar
    name: str
    label: str
    icon: str
    x: int
    y: int
    width: int
    height: int

    @property
    def middle(self) -> int:
        return self.x + self.width // 2

    @property
    def icon_x(self) -> int:
        return self.middle - ICON // 2


@dataclass(frozen=True, slots=True)
class Drawing:
    """A chart ready to be written as SVG."""

    tally: Tally
    marks: tuple[Mark, ...]

    @property
    def width(self) -> int:
        return max(len(self.marks) * (COLUMN + GAP), COLUMN)

    height = LINE + HIGHEST + LINE
    floor = LINE + HIGHEST
    label_y = LINE + HIGHEST + LINE - 4
    icon_y = LINE + HIGHEST + 3
    icon_size = ICON

    @property
    def sentence(self) -> str:
        """Return the chart in words."""
        parts = ", ".join(f"{mark.name} {mark.bar.count}" for mark in self.marks)
        return f"{self.tally.title}: {parts or 'no cards yet'}."


def draw(tally: Tally) -> Drawing:
    """Lay the bars of a tally side by side, the highest filling the height."""
    return Drawing(tally, tuple(_mark(tally, position, bar) for position, bar in enumerate(tally.bars)))


def _mark(tally: Tally, position: int, bar: Bar) -> Mark:
    height = max(round(HIGHEST * bar.count / tally.most), 1) if bar.count else 0
    return Mark(
        bar=bar,
        name=bar.value if bar.value == NOT_PRINTED else tally.field.label(bar.value),
        label=_label(tally, bar),
        icon=icon_of(tally.field, bar.value),
        x=position * (COLUMN + GAP) + GAP // 2,
        y=LINE + HIGHEST - height,
        width=COLUMN,
        height=height,
    )


def _label(tally: Tally, bar: Bar) -> str:
    if bar.value == NOT_PRINTED:
        return "–"
    if tally.field.kind is FieldKind.NUMBER:
        return f"{bar.value[:-3]}k" if len(bar.value) > 3 and bar.value.endswith("000") else bar.value
    return tally.field.label(bar.value)[:ABBREVIATION]
