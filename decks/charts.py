"""Draws the tallies of a deck: where each bar and word of an SVG stands. The template only writes them down."""

from dataclasses import dataclass

from django.utils.text import capfirst

from decks.statistics import NOT_PRINTED, Bar, Tally
from rules.games import FieldKind

COLUMN, COLUMN_GAP, COLUMN_HEIGHT = 24, 8, 72
ROW, ROW_GAP, ROW_LENGTH = 10, 8, 84
LABEL_WIDTH, COUNT_WIDTH, LINE = 76, 28, 16


@dataclass(frozen=True, slots=True)
class Mark:
    """One bar with its label and its count, each with the point it is written at."""

    bar: Bar
    label: str
    x: int
    y: int
    width: int
    height: int
    label_at: tuple[int, int]
    count_at: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A chart ready to be written as SVG; `sentence` says the same in words."""

    tally: Tally
    upright: bool
    width: int
    height: int
    marks: tuple[Mark, ...]

    @property
    def sentence(self) -> str:
        parts = (f"{mark.label} {mark.bar.count}" for mark in self.marks)
        return f"{self.tally.title}: {', '.join(parts)}." if self.marks else f"{self.tally.title}: no cards yet."


def draw(tally: Tally) -> Drawing:
    """Numbers stand upright as a curve, words lie as rows."""
    return _columns(tally) if tally.field.kind is FieldKind.NUMBER else _rows(tally)


def _columns(tally: Tally) -> Drawing:
    marks = []
    for position, bar in enumerate(tally.bars):
        x = position * (COLUMN + COLUMN_GAP) + COLUMN_GAP // 2
        height = _length(bar.count, tally.most, COLUMN_HEIGHT)
        top = LINE + COLUMN_HEIGHT - height
        middle = x + COLUMN // 2
        label_at = (middle, 2 * LINE + COLUMN_HEIGHT - 4)
        marks.append(Mark(bar, _label(bar), x, top, COLUMN, height, label_at, (middle, top - 4)))
    width = len(marks) * (COLUMN + COLUMN_GAP)
    return Drawing(tally, True, width, 2 * LINE + COLUMN_HEIGHT, tuple(marks))


def _rows(tally: Tally) -> Drawing:
    marks = []
    for position, bar in enumerate(tally.bars):
        y = position * (ROW + ROW_GAP) + ROW_GAP // 2
        width = _length(bar.count, tally.most, ROW_LENGTH)
        base = y + ROW
        marks.append(
            Mark(bar, _label(bar), LABEL_WIDTH, y, width, ROW, (LABEL_WIDTH - 8, base), (LABEL_WIDTH + width + 6, base))
        )
    height = len(marks) * (ROW + ROW_GAP)
    return Drawing(tally, False, LABEL_WIDTH + ROW_LENGTH + COUNT_WIDTH, height, tuple(marks))


def _length(count: int, most: int, full: int) -> int:
    """A bar of at least one pixel wherever there is a copy."""
    return max(round(full * count / most), 1) if count else 0


def _label(bar: Bar) -> str:
    return NOT_PRINTED if bar.value == NOT_PRINTED else str(capfirst(bar.value))
