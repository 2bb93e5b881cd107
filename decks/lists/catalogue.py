"""Finds the printings that the lines of a list may mean, for all lines in a few queries."""

from collections.abc import Iterable
from typing import TypeVar

from django.db.models import Q, QuerySet

from cards.models import CardName, Printing
from rules.folding import fold_name
from rules.games import Game

BATCH = 400
Item = TypeVar("Item")


class Catalogue:
    """The printings of one game that were asked for, by number and by name."""

    def __init__(self, game: Game, codes: Iterable[str], names: Iterable[str]) -> None:
        self._game = game
        self._by_code: dict[str, list[Printing]] = {}
        self._by_serial: dict[str, list[Printing]] = {}
        self._by_name: dict[str, list[Printing]] = {}
        self._load_codes(set(codes))
        self._load_names({fold_name(name) for name in names})

    def with_code(self, code: str) -> tuple[Printing, ...]:
        """Return the printings that `code` may stand for: the one numbered so, else by the game's canonical forms."""
        numbered = self.numbered(code)
        if numbered:
            return numbered
        for key in self._game.serial_keys(code):
            if key in self._by_serial:
                return tuple(self._by_serial[key])
        return ()

    def numbered(self, code: str) -> tuple[Printing, ...]:
        """Return the printing with exactly this number."""
        return tuple(self._by_code.get(code, ()))

    def called(self, name: str) -> tuple[Printing, ...]:
        """Return all printings of all cards of this name, by number."""
        return tuple(self._by_name.get(fold_name(name), ()))

    def _load_codes(self, codes: set[str]) -> None:
        keys = {key for code in codes for key in self._game.serial_keys(code)}
        for some in _batches(codes | keys):
            for printing in self._printings().filter(Q(code__in=some) | Q(serial__in=some)):
                self._by_code.setdefault(printing.code, []).append(printing)
                self._by_serial.setdefault(printing.serial, []).append(printing)
        self._by_code = {code: _distinct(found) for code, found in self._by_code.items()}
        self._by_serial = {key: _distinct(found) for key, found in self._by_serial.items()}

    def _load_names(self, folded: set[str]) -> None:
        names: dict[int, set[str]] = {}
        for some in _batches(folded):
            rows = CardName.objects.filter(card__game=self._game.key, kind=CardName.Kind.PRINTED, folded__in=some)
            for card, name in rows.values_list("card", "folded"):
                names.setdefault(card, set()).add(name)
        for cards in _batches(names):
            for printing in self._printings().filter(card__in=cards):
                for name in names[printing.card_id]:
                    self._by_name.setdefault(name, []).append(printing)

    def _printings(self) -> QuerySet[Printing]:
        return Printing.objects.filter(game=self._game.key).select_related("card").order_by("code")


def _distinct(printings: list[Printing]) -> list[Printing]:
    return list({printing.pk: printing for printing in printings}.values())


def _batches(items: Iterable[Item]) -> Iterable[list[Item]]:
    """SQLite takes a bounded number of values in one query."""
    listed = list(items)
    return (listed[start : start + BATCH] for start in range(0, len(listed), BATCH))
