"""The order of results, the same on every database.

Cards without the number or word come last in either direction; between equals the default order of the game decides,
which is stored as `Card.sort_key`. Bytes are compared alike everywhere; text is by naming its collation.
"""

from django.db import connection
from django.db.models import Case, F, FilteredRelation, IntegerField, Q, QuerySet, Value, When
from django.db.models.expressions import OrderBy
from django.db.models.functions import Collate

from cards.models import Card, CardWord
from cards.search.ordering import default_sorts
from cards.search.predicates import Sort
from cards.search.rows import of_cards
from rules.folding import fold_search
from rules.games import Field, FieldKind, Game

_BYTEWISE = {"sqlite": "BINARY", "postgresql": "C"}
_COLUMNS = {"name": "search_name", "code": "first_code"}


def in_order(cards: QuerySet[Card], sorts: tuple[Sort, ...], game: Game) -> QuerySet[Card]:
    """Return `cards` ordered by `sorts`, then by the default order of `game`."""
    default = ("sort_key", "pk")  # nothing else, so that an index holds all of it
    if sorts == default_sorts(game)[: len(sorts)]:
        return cards.order_by(*default)
    terms: list[OrderBy] = []
    for place, sort in enumerate(sorts):
        if isinstance(sort.by, str):
            terms.append(OrderBy(_text(sort.by), descending=sort.descending))
            continue
        column = f"sort_{place}"
        by = _number(sort.by) if sort.by.kind is FieldKind.NUMBER else _place_of_word(sort.by)
        cards = cards.alias(**{column: by})
        value = F(f"{column}__value") if sort.by.kind is FieldKind.NUMBER else F(column)
        terms.append(OrderBy(value, descending=sort.descending, nulls_last=True))
    return cards.order_by(*terms, *default)


def _text(name: str) -> Collate:
    return Collate(F(_COLUMNS[name]), _BYTEWISE[connection.vendor])


def _number(field: Field) -> FilteredRelation:
    """Join the one row of the number: a third of the time of a subquery on PostgreSQL."""
    return FilteredRelation("number_rows", condition=Q(number_rows__key=field.key))


def _place_of_word(field: Field) -> Case:
    """The place in the field's vocabulary of the first word that the card has; ids of a word are looked up once."""
    rows = CardWord.objects.filter(key=field.key)
    words = [of_cards(rows.filter(value=fold_search(word)).values("card")) for word in field.values]
    places = [When(word, then=Value(place)) for place, word in enumerate(words)]
    return Case(*places, output_field=IntegerField())
