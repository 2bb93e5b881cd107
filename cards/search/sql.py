"""Turns predicates into conditions of the database.

Every condition on another table is `pk IN (SELECT card_id ...)` over columns that are never null, so that a negation
means the same on every database.
"""

from collections.abc import Iterable
from functools import reduce
from operator import and_, or_
from typing import Any

from django.db.models import Count, F, OuterRef, Q, QuerySet, Subquery, Sum

from cards.models import CardNumber, CardWord, Printing
from cards.search import catalogue
from cards.search.among import AmongRows
from cards.search.predicates import (
    All,
    Among,
    AnyOf,
    CodeIs,
    Fits,
    Has,
    HasText,
    Holds,
    InSet,
    IsReprint,
    Negated,
    NumberAgainst,
    NumberIs,
    OfTitle,
    Predicate,
    RarityIs,
    Word,
    WordCount,
    WordIs,
)
from cards.search.tree import Operator
from rules.games import Field, FieldKind, Game

_LOOKUPS = {Operator.BELOW: "lt", Operator.AT_MOST: "lte", Operator.ABOVE: "gt", Operator.AT_LEAST: "gte"}
NOTHING = Q(pk__in=())
EVERYTHING = ~NOTHING  # an empty Q vanishes from an OR and stays empty when negated


def condition(predicate: Predicate, game: Game) -> Q:
    """Return the condition on Card that `predicate` is; patterns are not for the database and are refused."""
    match predicate:
        case All(children):
            return reduce(and_, (condition(child, game) for child in children), EVERYTHING)
        case AnyOf(children):
            return any_of(condition(child, game) for child in children)
        case Negated(child):
            return ~condition(child, game)
        case Holds(column, texts, whole):
            lookup = f"search_{column}" if whole else f"search_{column}__contains"
            return any_of(Q(**{lookup: text}) for text in texts)
        case NumberIs(field, operator, values):
            return _cards(CardNumber.objects.filter(_number_is(operator, values), key=field.key))
        case NumberAgainst(field, operator, other):
            return _number_against(field, operator, other)
        case WordIs(field, words):
            return _cards(CardWord.objects.filter(_one_of(words), key=field.key))
        case WordCount(field, operator, value):
            return _word_count(field, operator, value)
        case Has(field):
            rows = CardNumber if field.kind is FieldKind.NUMBER else CardWord
            return _cards(rows._default_manager.filter(key=field.key))
        case HasText():
            return ~Q(search_text="")
        case IsReprint():
            counts = _printings(game).values("card").annotate(sets=Count("card_set", distinct=True))
            return _cards(counts.filter(sets__gt=1))
        case CodeIs(texts, serials, whole):
            lookup = "code__iexact" if whole else "code__icontains"
            written = any_of(Q(**{lookup: text}) for text in texts)
            return _cards(_printings(game).filter(written | Q(serial__in=serials)))
        case RarityIs(values):
            return _cards(_printings(game).filter(any_of(Q(rarity__iexact=value) for value in values)))
        case InSet(texts, position):
            return _cards(_printings(game).filter(card_set__in=catalogue.sets_named(game, texts, position)))
        case OfTitle(texts, position):
            sets, codes = catalogue.titles_named(game, texts, position)
            return _cards(_printings(game).filter(Q(card_set__in=sets) | Q(code__in=codes)))
        case Among(cards):
            return Q(AmongRows(F("pk"), cards))
        case Fits():
            raise TypeError("patterns are settled before the database is asked")


def any_of(conditions: Iterable[Q]) -> Q:
    """Return what holds if one of `conditions` does."""
    return reduce(or_, conditions, NOTHING)


def _cards(rows: QuerySet[Any, Any]) -> Q:
    return Q(pk__in=rows.values("card"))


def _printings(game: Game) -> QuerySet[Printing]:
    return Printing.objects.filter(game=game.key)


def _compared(operator: Operator, value: int | F) -> Q:
    if operator in _LOOKUPS:
        return Q(**{f"value__{_LOOKUPS[operator]}": value})
    return ~Q(value=value) if operator is Operator.IS_NOT else Q(value=value)


def _number_is(operator: Operator, values: tuple[int, ...]) -> Q:
    if len(values) == 1:
        return _compared(operator, values[0])
    return ~Q(value__in=values) if operator is Operator.IS_NOT else Q(value__in=values)


def _number_against(field: Field, operator: Operator, other: Field) -> Q:
    """A card without the other number compares with NULL, which is never true (and `value != NULL` is excluded)."""
    of_same_card = CardNumber.objects.filter(card=OuterRef("card"), key=other.key)
    rows = CardNumber.objects.filter(key=field.key).alias(other=Subquery(of_same_card.values("value")))
    return _cards(rows.filter(_compared(operator, F("other")), other__isnull=False))


def _word_count(field: Field, operator: Operator, value: int) -> Q:
    """`< n` is "not at least n", so that a card with no word at all counts as 0."""
    match operator:
        case Operator.ABOVE:
            return _at_least(field, value + 1)
        case Operator.BELOW:
            return ~_at_least(field, value)
        case Operator.AT_MOST:
            return ~_at_least(field, value + 1)
    return _at_least(field, value)


def _at_least(field: Field, value: int) -> Q:
    if value <= 0:
        return EVERYTHING
    counts = CardWord.objects.filter(key=field.key).values("card").annotate(printed=Sum("copies"))
    return _cards(counts.filter(printed__gte=value))


def _one_of(words: tuple[Word, ...]) -> Q:
    plain = [word.text for word in words if not (word.open_start or word.open_end)]
    open_ended = [_open_word(word) for word in words if word.open_start or word.open_end]
    return any_of([Q(value__in=plain), *open_ended])


def _open_word(word: Word) -> Q:
    if word.open_start and word.open_end:
        return Q(value__contains=word.text)
    return Q(value__endswith=word.text) if word.open_start else Q(value__startswith=word.text)
