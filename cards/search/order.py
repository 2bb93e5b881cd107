"""The order of results, the same on every database.

Text is compared byte by byte (collation BINARY on SQLite, "C" on PostgreSQL); cards without the number or word come
last in either direction; the name, then the card number, then the row decide between equals.
"""

from collections.abc import Iterable

from django.db import connection
from django.db.models import Case, F, IntegerField, OuterRef, QuerySet, Subquery, Value, When
from django.db.models.expressions import OrderBy
from django.db.models.functions import Collate

from cards.models import Card, CardNumber, CardWord
from cards.search.predicates import Sort
from rules.folding import fold_search
from rules.games import Field, FieldKind

_BYTEWISE = {"sqlite": "BINARY", "postgresql": "C"}
_COLUMNS = {"name": "search_name", "code": "first_code"}


def in_order(cards: QuerySet[Card], sorts: Iterable[Sort]) -> QuerySet[Card]:
    """Return `cards` ordered by `sorts`, then by name, number and row."""
    terms = [_term(sort) for sort in sorts]
    return cards.order_by(*terms, _text("name").asc(), _text("code").asc(), F("pk").asc())


def _term(sort: Sort) -> OrderBy:
    if isinstance(sort.by, str):
        column = _text(sort.by)
        return column.desc() if sort.descending else column.asc()
    value = _number(sort.by) if sort.by.kind is FieldKind.NUMBER else _place(sort.by)
    return OrderBy(value, descending=sort.descending, nulls_last=True)


def _text(name: str) -> Collate:
    return Collate(F(_COLUMNS[name]), _BYTEWISE[connection.vendor])


def _number(field: Field) -> Subquery:
    return Subquery(CardNumber.objects.filter(card=OuterRef("pk"), key=field.key).values("value"))


def _place(field: Field) -> Subquery:
    """The place in the field's vocabulary of the first of the card's words."""
    places = [When(value=fold_search(word), then=Value(place)) for place, word in enumerate(field.values)]
    rows = CardWord.objects.filter(card=OuterRef("pk"), key=field.key)
    placed = rows.annotate(place=Case(*places, output_field=IntegerField())).order_by("place")
    return Subquery(placed.values("place")[:1])
