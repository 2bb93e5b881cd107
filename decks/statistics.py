"""How many copies a deck holds at each value of a characteristic."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cards.models import Card
from rules.games import Field, FieldKind, Game

NOT_PRINTED = "none"
LONGEST_AXIS = 20


@dataclass(frozen=True, slots=True)
class Bar:
    """So many copies at one value; `value` is NOT_PRINTED for cards on which nothing is printed."""

    value: str
    count: int


@dataclass(frozen=True, slots=True)
class Tally:
    """The bars of one chart, in the order of the characteristic."""

    title: str
    field: Field
    bars: tuple[Bar, ...]

    @property
    def most(self) -> int:
        return max((bar.count for bar in self.bars), default=0)


def tallies(game: Game, copies: Sequence[tuple[int, Card]]) -> tuple[Tally, ...]:
    """Return the tallies that `game` names as its charts; `copies` are quantities and cards."""
    found = ((chart.title, game.find_field(chart.field)) for chart in game.charts)
    return tuple(Tally(title, field, _bars(field, copies)) for title, field in found if field is not None)


def _bars(field: Field, copies: Iterable[tuple[int, Card]]) -> tuple[Bar, ...]:
    counts: Counter[str] = Counter()
    for quantity, card in copies:
        for value in _values(field, card):
            counts[value] += quantity
    return tuple(Bar(value, counts[value]) for value in _axis(field, counts))


def _values(field: Field, card: Card) -> set[str]:
    """A card with two of the same icon counts once at that icon."""
    if field.kind is FieldKind.NUMBER:
        number = card.numbers.get(field.key)
        return {NOT_PRINTED} if number is None else {str(number)}
    return set(card.words.get(field.key, [])) or {NOT_PRINTED}


def _axis(field: Field, counts: Counter[str]) -> list[str]:
    """Words come in the order of their vocabulary, numbers in their own, "none" last."""
    present = set(counts) - {NOT_PRINTED}
    if field.kind is FieldKind.NUMBER:
        axis = [str(number) for number in _steps({int(value) for value in present})]
    else:
        known = [value for value in field.values if value in present]
        axis = known + sorted(present.difference(known))
    return axis + ([NOT_PRINTED] if NOT_PRINTED in counts else [])


def _steps(numbers: set[int]) -> Iterable[int]:
    """From 0 without gaps, so that a hole in the curve is seen, unless that makes a long axis."""
    steps = range(min(numbers | {0}), max(numbers, default=-1) + 1)
    return steps if len(steps) <= LONGEST_AXIS else sorted(numbers)
