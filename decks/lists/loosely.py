"""A second look for lines whose text names no card: names spelt otherwise, and numbers without their separators."""

import re
from collections.abc import Iterable

from cards.models import Card, Printing
from cards.serials import resolve_all
from decks.lists.batches import batches
from rules.folding import fold_search
from rules.games import Game

_NUMBER = re.compile(r"(?=.*\d)[A-Za-z0-9+]+(?: [A-Za-z0-9+]+){0,3}")


class SecondLook:
    """What the names of some lines may mean if case and punctuation say nothing, or if they are numbers."""

    def __init__(self, game: Game, names: Iterable[str], numbers: Iterable[str]) -> None:
        self._game = game
        self._resolved = resolve_all(game, {text for text in numbers if _NUMBER.fullmatch(text)})
        self._spellings = self._spellings_of({spelling for name in names for spelling in _spellings(name)})
        self._printings = self._printings_of({card for cards in self._spellings.values() for card in cards})

    def numbered(self, text: str) -> tuple[Printing, ...]:
        """Return the printings that `text` may be the number of."""
        return self._resolved[text].printings if text in self._resolved else ()

    def called(self, name: str) -> tuple[Printing, ...]:
        """Return the printings of the cards named so but for letter case, else but for punctuation and spaces too."""
        for spelling in _spellings(name):
            if spelling in self._spellings:
                return tuple(one for card in self._spellings[spelling] for one in self._printings.get(card, ()))
        return ()

    def _spellings_of(self, wanted: set[str]) -> dict[str, list[int]]:
        """Return cards by wanted spelling; all names are gone through, as no index knows them without punctuation."""
        found: dict[str, list[int]] = {}
        names = Card.objects.filter(game=self._game.key).order_by("id") if wanted else Card.objects.none()
        for card, name in names.values_list("id", "search_name"):
            for spelling in wanted.intersection((name, _letters(name))):
                found.setdefault(spelling, []).append(card)
        return found

    def _printings_of(self, cards: set[int]) -> dict[int, list[Printing]]:
        found: dict[int, list[Printing]] = {}
        for some in batches(cards):
            for printing in Printing.objects.filter(card__in=some).select_related("card").order_by("code"):
                found.setdefault(printing.card_id, []).append(printing)
        return found


def _spellings(name: str) -> tuple[str, ...]:
    """Return the forms that `name` is looked for in, the closest first; none where it holds no letter."""
    folded = fold_search(name)
    letters = _letters(folded)
    return (folded, letters) if letters else ()


def letters_of(name: str) -> str:
    """Return the letters and digits of `name` alone, in one case and without accents."""
    return _letters(fold_search(name))


def _letters(folded: str) -> str:
    return "".join(filter(str.isalnum, folded))
