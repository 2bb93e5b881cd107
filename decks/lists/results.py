"""What became of each line of a list: found, several cards possible, or none."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from cards.models import Printing
from decks.contents import deck_list_from
from decks.lists.lines import ListLine
from rules.legality import DeckList


@dataclass(frozen=True, slots=True)
class MatchedLine:
    """A line and its printing; `remark` says what people may want to look at: the list names another card."""

    line: ListLine
    printing: Printing
    quantity: int
    section: str
    remark: str = ""


@dataclass(frozen=True, slots=True)
class AmbiguousLine:
    """A line that may mean several printings which the rules tell apart."""

    line: ListLine
    candidates: tuple[Printing, ...]

    @property
    def reason(self) -> str:
        return f"may be {_listed(self.candidates)}: write the card number"


@dataclass(frozen=True, slots=True)
class UnknownLine:
    """A line that no card was found for: what was tried, and the nearest printings."""

    line: ListLine
    tried: str
    suggestions: tuple[Printing, ...] = ()

    @property
    def reason(self) -> str:
        return f"{self.tried}; did you mean {_listed(self.suggestions)}?" if self.suggestions else self.tried


@dataclass(frozen=True, slots=True)
class MatchedList:
    """All lines of a list, none lost: each stands in one of the three."""

    matched: tuple[MatchedLine, ...] = ()
    ambiguous: tuple[AmbiguousLine, ...] = ()
    unknown: tuple[UnknownLine, ...] = ()

    @property
    def open_lines(self) -> tuple[AmbiguousLine | UnknownLine, ...]:
        """Return the lines that no one card was found for, in the order of the list."""
        return tuple(sorted((*self.ambiguous, *self.unknown), key=lambda result: result.line.number))

    @property
    def odd_lines(self) -> tuple[MatchedLine, ...]:
        """Return the lines that were read, and that people may want to look at all the same."""
        return tuple(line for line in self.matched if line.remark)

    @property
    def remarks(self) -> tuple[str, ...]:
        """Return what people may want to know of single lines, in the order of the list: odd readings, and why none."""
        said = [(one.line.number, one.remark) for one in self.odd_lines]
        said += [(one.line.number, one.reason) for one in self.open_lines]
        return tuple(f"line {number}: {text}" for number, text in sorted(said))

    @property
    def open_texts(self) -> tuple[str, ...]:
        """Return the texts of `open_lines`, as a verdict lists them."""
        return tuple(result.line.text for result in self.open_lines)

    def quantities(self) -> tuple[tuple[str, Printing, int], ...]:
        """Return section, printing and copies, lines of one printing added up."""
        copies: dict[tuple[str, int], int] = {}
        printings: dict[int, Printing] = {}
        for line in self.matched:
            key = (line.section, line.printing.pk)
            copies[key] = copies.get(key, 0) + line.quantity
            printings[line.printing.pk] = line.printing
        return tuple((section, printings[pk], quantity) for (section, pk), quantity in copies.items())

    def deck_list(self, on: date) -> DeckList:
        """Return the matched lines as the rules read them, with card texts as of `on`."""
        return deck_list_from(((section, quantity, printing) for section, printing, quantity in self.quantities()), on)


def _listed(printings: Iterable[Printing]) -> str:
    named = [f"{printing.code} {printing.card.full_name}" for printing in printings]
    return named[0] if len(named) == 1 else f"{', '.join(named[:-1])} or {named[-1]}"
