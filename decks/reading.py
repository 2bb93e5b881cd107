"""A pasted list on its way into a deck: what was found, what is still to choose, what stays unread."""

from collections.abc import Callable
from dataclasses import dataclass

from cards.models import Printing
from decks.lists import AmbiguousLine, MatchedList, UnknownLine, match, parse_text, section_of
from decks.models import Deck
from decks.services import Copies
from rules.games import GAMES

OpenLine = AmbiguousLine | UnknownLine


@dataclass(frozen=True, slots=True)
class Choice:
    """A line that no one card was found for, the printings it may mean, and the one chosen, if any."""

    line: OpenLine
    printings: tuple[Printing, ...]
    chosen: Printing | None

    @property
    def field(self) -> str:
        return field_of(self.line)


@dataclass(frozen=True, slots=True)
class Reading:
    """A list as read for one deck. `choose` says which code was chosen for a field of a form."""

    deck: Deck
    text: str
    found: MatchedList
    choices: tuple[Choice, ...]

    @property
    def copies(self) -> list[Copies]:
        """What would go into the deck."""
        found = [Copies(printing, section, quantity) for section, printing, quantity in self.found.quantities()]
        return found + [
            Copies(
                choice.chosen,
                section_of(GAMES[self.deck.game], choice.line.line, choice.chosen),
                choice.line.line.quantity,
            )
            for choice in self.choices
            if choice.chosen is not None
        ]

    @property
    def count(self) -> int:
        return sum(copies.quantity for copies in self.copies)

    @property
    def unread(self) -> tuple[str, ...]:
        """The lines that would be kept beside the deck, as they stood."""
        return tuple(choice.line.line.text for choice in self.choices if choice.chosen is None)


def read_list(deck: Deck, text: str, choose: Callable[[str], str]) -> Reading:
    """Read `text` for `deck`; raises ListError where the list as a whole cannot be read."""
    found = match(GAMES[deck.game], parse_text(text))
    return Reading(deck, text, found, tuple(_choice(line, choose) for line in found.open_lines))


def field_of(line: OpenLine) -> str:
    """Return the name of the form field in which a card is chosen for a line."""
    return f"line-{line.line.number}"


def _choice(line: OpenLine, choose: Callable[[str], str]) -> Choice:
    printings = line.candidates if isinstance(line, AmbiguousLine) else line.suggestions
    wanted = choose(field_of(line))
    return Choice(line, printings, next((one for one in printings if one.code == wanted), None))
