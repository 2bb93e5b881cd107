"""The cards of a scenario by name: every one on the table has the name of its card, and a label if it was given one."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rules.games.weiss_schwarz.specs import CardSpec
from rules.scenarios.errors import Failed, Unreadable
from rules.scenarios.reading import listed, meant, text
from rules.scenarios.source import Value

BLANK: Final = "blank"
MOST_COPIES: Final = 200


class Names:
    """What each card is called: `Rook`, or `Rook#left` where the file says so."""

    def __init__(self, called: Sequence[str], specs: Sequence[CardSpec]) -> None:
        self.called = called
        self.specs = specs
        self.known = {*called, *map(_kind, called)}

    def matches(self, card: int, reference: str) -> bool:
        """Return whether a card is what is written, by its label or by its name alone."""
        called = self.called[card]
        return called == reference or _kind(called) == reference

    def reference(self, value: Value, what: str) -> str:
        """Return the name or label that stands in the file, if there is such a card."""
        reference = text(value, what)
        if reference not in self.known:
            hint = meant(reference, self.known)
            known = listed(sorted({_kind(name) for name in self.known}))
            message = f"{what}: no card on the table is called {reference!r}.{hint} There are {known}."
            raise Unreadable(value.line, message)
        return reference

    def pick(self, reference: str, cards: Iterable[int]) -> int | None:
        """Return the first of `cards` that is called so."""
        return next((card for card in cards if self.matches(card, reference)), None)

    def the_one(self, reference: str, cards: Iterable[int], line: int) -> int:
        """Return the only one of `cards` that is called so."""
        found = [card for card in cards if self.matches(card, reference)]
        if len(found) != 1:
            wish = "Give it a label (`Name#label`) where the cards are laid out" if found else "It is not on the table"
            raise Failed(line, f"{len(found)} cards are called {reference!r}. {wish}.")
        return found[0]

    def said(self, cards: Iterable[int]) -> str:
        return listed(self.called[card] for card in cards) or "none"


def _kind(called: str) -> str:
    return called.partition("#")[0]


def read_list(value: Value, what: str, specs: Mapping[str, CardSpec]) -> list[str]:
    """Read what cards lie in a zone: a number of blank cards, or names, each once, as `Name*3` or as `Name#label`."""
    if isinstance(value.data, int) and not isinstance(value.data, bool):
        if not 0 <= value.data <= MOST_COPIES:
            raise Unreadable(value.line, f"{what}: a number of cards is from 0 to {MOST_COPIES}.")
        return [BLANK] * value.data
    return [name for one in value for name in _copies(one, what, specs)]


def _copies(value: Value, what: str, specs: Mapping[str, CardSpec]) -> list[str]:
    written = text(value, what)
    name, star, count = written.rpartition("*")
    if not star:
        name, count = written, "1"
    if not count.isascii() or not count.isdigit() or not 0 < int(count[:4]) <= MOST_COPIES:
        raise Unreadable(value.line, f"{what}: {count!r} is no number of cards from 1 to {MOST_COPIES}.")
    if _kind(name) not in specs:
        hint = meant(_kind(name), specs)
        message = f"{what}: there is no card {_kind(name)!r} under `cards`.{hint} There are {listed(specs)}."
        raise Unreadable(value.line, message)
    if "#" in name and count != "1":
        raise Unreadable(value.line, f"{what}: a label is for one card, not for {count}.")
    return [name] * int(count)
