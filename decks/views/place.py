"""Where in the builder somebody is: the search, its page, the card looked at. It lives in the address."""

from dataclasses import dataclass, replace
from functools import lru_cache
from urllib.parse import urlencode

from django.http import QueryDict
from django.urls import reverse

from cards.search.parse import MAX_LENGTH
from decks.models import Deck
from decks.numbers import read_number

BACK_LENGTH = 12 * MAX_LENGTH + 100  # a sign of the query takes up to four bytes, each of them escaped in three
LAST_PAGE = 10_000


@dataclass(frozen=True, slots=True)
class Place:
    """What the address of the builder says beside the deck; values that make no sense are as if absent."""

    query: str = ""
    page: int = 1
    card: int | None = None

    @classmethod
    def read(cls, data: QueryDict) -> "Place":
        card = read_number(data.get("card", ""))
        page = read_number(data.get("page", "")) or 1
        return cls(data.get("q", "")[:MAX_LENGTH], min(page, LAST_PAGE), card)

    @classmethod
    def read_back(cls, data: QueryDict) -> "Place":
        """Return the place that a form was sent from, out of its field `back`."""
        return cls.read(QueryDict(data.get("back", "")[:BACK_LENGTH]))

    def encoded(self) -> str:
        return _encoded(self)

    @property
    def before_card(self) -> str:
        """Return the relative address of this place up to the card that it is to open."""
        searched = replace(self, card=None).encoded()
        return f"?{searched}&card=" if searched else "?card="

    def address(self, deck: Deck) -> str:
        """Return the address of the builder at this place."""
        page, encoded = reverse("decks:build", args=[deck.key]), self.encoded()
        return f"{page}?{encoded}" if encoded else page


@lru_cache(maxsize=256)  # each line of a deck asks for it
def _encoded(place: Place) -> str:
    parts = {"q": place.query, "page": place.page if place.page > 1 else "", "card": place.card or ""}
    return urlencode({key: value for key, value in parts.items() if value})
