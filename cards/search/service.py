"""Searches the catalogue of one game."""

from cards.models import Card
from cards.search.page import SearchPage
from rules.folding import fold_search
from rules.games import Game


def search(game: Game, query: str, *, page: int = 1, size: int = 50) -> SearchPage:
    """Return one page of the cards of `game` that `query` describes; raises QueryError."""
    found = Card.objects.filter(game=game.key, search_name__contains=fold_search(query))
    start = (page - 1) * size
    return SearchPage(tuple(found[start : start + size]), found.count(), page, size, "")
