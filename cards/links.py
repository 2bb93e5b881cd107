"""Addresses of cards, and of searches for the cards that have a word, a number or a name too."""

from urllib.parse import urlencode

from django.urls import reverse

from cards.models import Card
from cards.search.tree import Comparison, Name, Operator, Text, write
from rules.games import Game


def card_link(card: Card) -> str:
    """Return the address of a card: that of its first printing, which stays the same over imports."""
    return printing_link(card.game, card.first_code) if card.first_code else reverse("cards:card", args=[card.pk])


def printing_link(game_key: str, code: str) -> str:
    """Return the address of the card printed under `code`."""
    return reverse("cards:printing", kwargs={"game": game_key, "code": code})


def search_link(game: Game, query: str, *, view: str = "", page: int = 1) -> str:
    """Return the address of the cards of `game` that `query` describes; the usual view and page 1 go unsaid."""
    parameters: dict[str, str | int] = {"q": query}
    if view not in ("", "list"):
        parameters["view"] = view
    if page > 1:
        parameters["page"] = page
    return f"{reverse('cards:browse', kwargs={'game': game.key})}?{urlencode(parameters)}"


def value_query(key: str, value: str | int) -> str:
    """Return the query for cards with this printed word or number."""
    return write(Comparison(key, Operator.HAS, (Text(str(value)),)))


def exact_name_query(name: str) -> str:
    """Return the query for cards of exactly this name."""
    return write(Name(name, exact=True))
