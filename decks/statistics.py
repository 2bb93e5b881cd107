"""How many copies a deck holds at each value of a characteristic."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from rules.games import Field, FieldKind, Game
from rules.legality import DeckLine, DeckList
from rules.printed_card import PrintedCard

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


def tallies(game: Game, deck: DeckList) -> tuple[Tally, ...]:
    """Return the tallies that `game` names as its charts."""
    found = ((chart.title, game.find_field(chart.field)) for chart in game.charts)
    return tuple(Tally(title, field, _bars(field, deck.lines)) for title, field in found if field is not None)


def _bars(field: Field, lines: Iterable[DeckLine]) -> tuple[Bar, ...]:
    copies: Counter[str] = Counter()
    for line in lines:
        for value in _values(field, line.card):
            copies[value] += line.quantity
    return tuple(Bar(value, copies[value]) for value in _axis(field, copies))


def _values(field: Field, card: PrintedCard) -> set[str]:
    """A card with two of the same icon counts once at that icon."""
    if field.kind is FieldKind.NUMBER:
        number = card.numbers.get(field.key)
        return {NOT_PRINTED} if number is None else {str(number)}
    return set(card.words.get(field.key, ())) or {NOT_PRINTED}


def _axis(field: Field, copies: Counter[str]) -> list[str]:
    """Words come in the order of their vocabulary, numbers in their own, "none" last."""
    present = set(copies) - {NOT_PRINTED}
    if field.kind is FieldKind.NUMBER:
        axis = [str(number) for number in _steps({int(value) for value in present})]
    else:
        known = [value for value in field.values if value in present]
        axis = known + sorted(present.difference(known))
    return axis + ([NOT_PRINTED] if NOT_PRINTED in copies else [])


def _steps(numbers: set[int]) -> Iterable[int]:
    """From 0 without gaps, so that a hole in the curve is seen, unless that makes a long axis."""
    steps = range(min(numbers | {0}), max(numbers, default=-1) + 1)
    return steps if len(steps) <= LONGEST_AXIS else sorted(numbers)
