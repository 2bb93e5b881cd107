"""Finds the printings that the lines of a list may mean, for all lines in a few queries."""

from collections.abc import Iterable

from django.db.models import QuerySet

from cards.models import CardName, Printing
from cards.serials import resolve_all
from decks.lists.batches import batches
from rules.folding import fold_name
from rules.games import Game


class Catalogue:
    """The printings of one game that were asked for, by number and by name; `words` may be numbers if exactly so."""

    def __init__(self, game: Game, codes: Iterable[str], words: Iterable[str], names: Iterable[str]) -> None:
        self._game = game
        asked = set(codes)
        exact = asked.union(words)
        self._by_code = {printing.code: printing for some in batches(exact) for printing in self._numbered(some)}
        self._resolved = resolve_all(game, asked - self._by_code.keys())
        self._by_name = self._load_names({fold_name(name) for name in names})

    def with_code(self, code: str) -> tuple[Printing, ...]:
        """Return the printings that `code` may stand for: the one numbered so, else by the game's canonical forms."""
        return self.numbered(code) or (self._resolved[code].printings if code in self._resolved else ())

    def numbered(self, code: str) -> tuple[Printing, ...]:
        """Return the printing with exactly this number."""
        return (self._by_code[code],) if code in self._by_code else ()

    def called(self, name: str) -> tuple[Printing, ...]:
        """Return all printings of all cards of this name, by number."""
        return tuple(self._by_name.get(fold_name(name), ()))

    def _numbered(self, codes: list[str]) -> QuerySet[Printing]:
        return self._printings().filter(code__in=codes)

    def _load_names(self, folded: set[str]) -> dict[str, list[Printing]]:
        names: dict[int, set[str]] = {}
        for some in batches(folded):
            rows = CardName.objects.filter(card__game=self._game.key, kind=CardName.Kind.PRINTED, folded__in=some)
            for card, name in rows.values_list("card", "folded"):
                names.setdefault(card, set()).add(name)
        by_name: dict[str, list[Printing]] = {}
        for cards in batches(names):
            for printing in self._printings().filter(card__in=cards):
                for name in names[printing.card_id]:
                    by_name.setdefault(name, []).append(printing)
        return by_name

    def _printings(self) -> QuerySet[Printing]:
        return Printing.objects.filter(game=self._game.key).select_related("card").order_by("code")
