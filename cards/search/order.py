"""The order of results, the same on every database.

Cards without the number or word come last in either direction; between equals the default order of the game decides,
which is stored as `Card.sort_key`. Bytes are compared alike everywhere; text is by naming its collation.
"""

from dataclasses import dataclass

from django.db import connection
from django.db.models import Expression, F, QuerySet
from django.db.models.functions import Collate

from cards.models import Card
from cards.search.ordering import default_sorts
from cards.search.predicates import Sort
from cards.search.rows import NumberIn
from rules.games import Field, FieldKind, Game

_BYTEWISE = {"sqlite": "BINARY", "postgresql": "C"}
_COLUMNS = {"name": "search_name", "code": "first_code"}
DEFAULT = ("sort_key", "id")


@dataclass(frozen=True, slots=True)
class Order:
    """Cards with the columns that they are sorted by, and the clause that sorts rows of these columns."""

    cards: QuerySet[Card]
    columns: tuple[str, ...]
    clause: str


def in_order(cards: QuerySet[Card], sorts: tuple[Sort, ...], game: Game) -> Order:
    """Return how to sort `cards` by `sorts`, then by the default order of `game`."""
    asked = () if sorts == default_sorts(game)[: len(sorts)] else sorts
    columns = {f"sort_{place}": sort for place, sort in enumerate(asked)}
    terms = [f"{column} {'DESC' if sort.descending else 'ASC'} NULLS LAST" for column, sort in columns.items()]
    placed = cards.order_by().annotate(**{column: _column(sort.by) for column, sort in columns.items()})
    return Order(placed, (*columns, *DEFAULT), ", ".join((*terms, *DEFAULT)))


def _column(by: Field | str) -> Expression:
    if isinstance(by, str):
        return _text(by)
    return NumberIn("numbers" if by.kind is FieldKind.NUMBER else "places", by.key)


def _text(name: str) -> Collate:
    return Collate(F(_COLUMNS[name]), _BYTEWISE[connection.vendor])
