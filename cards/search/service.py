"""Searches the catalogue of one game."""

from django.db import connection

from cards.models import Card
from cards.search.explain import explain
from cards.search.meaning import understand
from cards.search.order import Order, in_order
from cards.search.page import SearchPage
from cards.search.parse import parse
from cards.search.sieve import settle
from cards.search.sql import condition
from rules.games import Game

MAX_SIZE = 200
MAX_START = 1_000_000  # beyond every card there is, and within what a statement can carry


def search(game: Game, query: str, *, page: int = 1, size: int = 50) -> SearchPage:
    """Return one page of the cards of `game` that `query` describes; raises QueryError.

    Rows are sorted and cut by their ids alone, then read: whole cards are wide, and sorting them spills to disk.
    """
    meaning = understand(parse(query), game)
    page, size = max(1, page), max(1, min(size, MAX_SIZE))
    found = Card.objects.filter(condition(settle(meaning.predicate, game), game), game=game.key)
    ids, total = _cut(in_order(found, meaning.order, game), min((page - 1) * size, MAX_START), size)
    cards = Card.objects.in_bulk(ids)
    return SearchPage(tuple(cards[pk] for pk in ids), total, page, size, explain(meaning))


def _cut(order: Order, start: int, size: int) -> tuple[list[int], int]:
    """Return the ids from `start` on and how many cards there are, in one statement unless it finds nothing there.

    What is asked for twice, both databases keep before they sort it: PostgreSQL would walk an index in the hope of 50
    cards soon, though all of them are counted.
    """
    rows_found = order.cards.values_list(*order.columns).query
    found, params = rows_found.get_compiler(connection=connection, elide_empty=False).as_sql()
    total = "(SELECT COUNT(*) FROM found)"
    page = f"SELECT id, {total} FROM found ORDER BY {order.clause} LIMIT {size} OFFSET {start}"  # noqa: S608 (no user input)
    with connection.cursor() as cursor:
        cursor.execute(f"WITH found AS ({found}) {page}", params)
        rows = cursor.fetchall()
    if rows or not start:
        return [pk for pk, _ in rows], rows[0][1] if rows else 0
    return [], order.cards.count()


def explain_query(game: Game, query: str) -> str:
    """Return what `query` asks for in one sentence, without searching; raises QueryError."""
    return explain(understand(parse(query), game))
