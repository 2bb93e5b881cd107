"""The ruler and the geas beside a deck (5-2b), and what they say of it (5-2b-2, 5-2c-1)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from rules.folding import fold_name
from rules.games.gate_ruler.book import CITATION
from rules.games.gate_ruler.statements import ANY_TYPE, CardTypes, Change, Clause, NumberStatement, Statement, read_line
from rules.in_force import in_force
from rules.printed_card import PrintedCard

MAIN, RULER, GEAS = "main", "ruler", "geas"
Key = TypeVar("Key", str, CardTypes)


@dataclass(slots=True)
class Terms:
    """What a ruler says, as its geas changes it: numbers by key, factions and attributes also by card type.

    A number that is absent is no limit, which is not the same as 0.
    """

    ruler: str
    numbers: dict[str, int] = field(default_factory=dict)
    factions: dict[CardTypes, int] = field(default_factory=dict)
    attributes: dict[CardTypes, tuple[Clause, ...]] = field(default_factory=dict)

    def take_in(self, card: PrintedCard) -> None:
        """Put in place what `card` prints: its numbers, then its lines in their order."""
        self.numbers.update({key: number for key, number in card.numbers.items() if key != "maxfactions"})
        if (factions := card.numbers.get("maxfactions")) is not None:
            self.factions[ANY_TYPE] = factions
        for line in card.abilities:
            for statement in read_line(line).statements:
                self._apply(statement)

    def _apply(self, statement: Statement) -> None:
        if not isinstance(statement, NumberStatement):
            self.attributes[statement.types] = statement.clauses
        elif statement.key == "maxfactions":
            _change(self.factions, statement.types, statement)
        else:
            _change(self.numbers, statement.key, statement)


def _change(numbers: dict[Key, int], key: Key, statement: NumberStatement) -> None:
    match statement.change:
        case Change.SET:
            numbers[key] = statement.amount
        case Change.ADD if key in numbers:
            numbers[key] = max(numbers[key] + statement.amount, 0)
        case Change.LIFT:
            numbers.pop(key, None)


def is_ruler(card: PrintedCard) -> bool:
    return card.word("type") == RULER


def is_geas(card: PrintedCard) -> bool:
    return card.word("type") == GEAS


def targets(geas: PrintedCard, ruler: PrintedCard) -> bool:
    """5-2b-1: a geas names the rulers that it targets."""
    return fold_name(ruler.name) in map(fold_name, geas.words.get("ruler", ()))


def terms_of(rulers: Sequence[PrintedCard], geases: Sequence[PrintedCard]) -> Terms | None:
    """Return what the ruler of a deck says; None where it is not certain which ruler that is (5-2b).

    `rulers` and `geases` hold a card once for each copy. A single geas that targets the ruler changes what it says.
    """
    chosen = [card for card in rulers if is_ruler(card)]
    if len(chosen) != 1:
        return None
    terms = Terms(chosen[0].name)
    terms.take_in(chosen[0])
    beside = [card for card in geases if is_geas(card)]
    if len(beside) == 1 and targets(beside[0], chosen[0]) and in_force(CITATION, "5-2b-2"):
        terms.take_in(beside[0])
    return terms
