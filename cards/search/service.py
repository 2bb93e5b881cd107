"""Searches the catalogue of one game."""

from django.db.models import QuerySet

from cards.models import Card
from cards.search.explain import explain
from cards.search.meaning import understand
from cards.search.order import in_order
from cards.search.page import SearchPage
from cards.search.parse import parse
from cards.search.sieve import settle
from cards.search.sql import condition
from rules.games import Game

MAX_SIZE = 200


def search(game: Game, query: str, *, page: int = 1, size: int = 50) -> SearchPage:
    """Return one page of the cards of `game` that `query` describes; raises QueryError.

    Rows are sorted and cut by their ids alone, then read: whole cards are wide, and sorting them spills to disk.
    """
    meaning = understand(parse(query), game)
    page, size = max(1, page), max(1, min(size, MAX_SIZE))
    found = Card.objects.filter(condition(settle(meaning.predicate, game), game), game=game.key)
    start = (page - 1) * size
    ids = list(in_order(found, meaning.order, game).values_list("pk", flat=True)[start : start + size])
    cards = Card.objects.in_bulk(ids)
    return SearchPage(
        tuple(cards[pk] for pk in ids), _total(found, start, len(ids), size), page, size, explain(meaning)
    )


def _total(found: QuerySet[Card], start: int, on_page: int, size: int) -> int:
    """Return how many cards were found; a page that is not full says so without counting."""
    if 0 < on_page < size or (on_page == 0 and start == 0):
        return start + on_page
    return found.count()


def explain_query(game: Game, query: str) -> str:
    """Return what `query` asks for in one sentence, without searching; raises QueryError."""
    return explain(understand(parse(query), game))
