"""Searches the catalogue of one game."""

from django.db.models import QuerySet

from cards.models import Card
from cards.search.explain import explain
from cards.search.meaning import understand
from cards.search.order import in_order
from cards.search.page import SearchPage
from cards.search.parse import parse
from cards.search.predicates import Predicate
from cards.search.rows import one_of
from cards.search.sieve import settle
from cards.search.sql import condition
from rules.games import Game

MAX_SIZE = 200
FEW = 500


def search(game: Game, query: str, *, page: int = 1, size: int = 50) -> SearchPage:
    """Return one page of the cards of `game` that `query` describes; raises QueryError.

    Rows are sorted and cut by their ids alone, then read: whole cards are wide, and sorting them spills to disk.
    """
    meaning = understand(parse(query), game)
    page, size = max(1, page), max(1, min(size, MAX_SIZE))
    found, total = _found(settle(meaning.predicate, game), game)
    start = (page - 1) * size
    ids = list(in_order(found, meaning.order, game).values_list("pk", flat=True)[start : start + size])
    cards = Card.objects.in_bulk(ids)
    return SearchPage(tuple(cards[pk] for pk in ids), total, page, size, explain(meaning))


def _found(predicate: Predicate, game: Game) -> tuple[QuerySet[Card], int]:
    """Return the cards and how many they are; a few are looked for only once, and are sorted by themselves."""
    found = Card.objects.filter(condition(predicate, game), game=game.key)
    first = tuple(found.order_by().values_list("pk", flat=True)[: FEW + 1])
    if len(first) <= FEW:
        return Card.objects.filter(one_of(first)), len(first)
    return found, found.count()


def explain_query(game: Game, query: str) -> str:
    """Return what `query` asks for in one sentence, without searching; raises QueryError."""
    return explain(understand(parse(query), game))
