"""Turns predicates into conditions of the database.

Every condition on another table is `pk IN (SELECT card_id ...)` over columns that are never null, so that a negation
means the same on every database.
"""

from collections.abc import Iterable
from functools import reduce
from operator import and_, or_
from typing import Any

from django.db.models import F, Max, Min, Q, QuerySet, Sum

from cards.models import Card, CardNumber, CardWord, Printing
from cards.search import catalogue
from cards.search.predicates import (
    All,
    Among,
    AnyOf,
    CodeIs,
    Column,
    Fits,
    Has,
    HasText,
    Holds,
    InSet,
    IsRead,
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
from cards.search.rows import holds, of_cards, one_of
from cards.search.tree import Operator
from cards.serials import resolve
from rules.games import Field, FieldKind, Game

_LOOKUPS = {Operator.BELOW: "lt", Operator.AT_MOST: "lte", Operator.ABOVE: "gt", Operator.AT_LEAST: "gte"}
NOTHING = Q(pk__in=())
EVERYTHING = ~NOTHING  # an empty Q vanishes from an OR and stays empty when negated


def condition(predicate: Predicate, game: Game) -> Q:
    """Return the condition on Card that `predicate` is; patterns are not for the database and are refused."""
    match predicate:
        case All(children):
            return reduce(and_, (condition(child, game) for child in text_last(children)), EVERYTHING)
        case AnyOf(children):
            return any_of(condition(child, game) for child in text_last(children))
        case Negated(child):
            return ~condition(child, game)
        case Holds(column, texts, whole):
            return any_of(Q(**{f"search_{column}": text}) if whole else holds(column, text) for text in texts)
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
            ends = _printings(game).values("card").annotate(first=Min("card_set"), last=Max("card_set"))
            return _cards(ends.filter(first__lt=F("last")))
        case IsRead(exact):
            return Q(reading=Card.Reading.EXACT if exact else Card.Reading.UNSUPPORTED)
        case CodeIs(names, whole):
            return _cards(_printings(game).filter(any_of(_code(name.text, game, whole=whole) for name in names)))
        case RarityIs(names):
            return _cards(_printings(game).filter(rarity__in=catalogue.rarities_named(game, names)))
        case InSet(names):
            return _cards(_printings(game).filter(card_set__in=catalogue.sets_named(game, names)))
        case OfTitle(names):
            sets, codes = catalogue.titles_named(game, names)
            return _cards(_printings(game).filter(Q(card_set__in=sets) | Q(code__in=codes)))
        case Among(cards):
            return one_of(cards)
        case Fits():
            raise TypeError("patterns are settled before the database is asked")


def text_last(children: tuple[Predicate, ...]) -> list[Predicate]:
    """Return `children` with those last that read through texts: databases ask in this order and stop when sure."""
    return sorted(children, key=_reads_text)


def _reads_text(predicate: Predicate) -> bool:
    match predicate:
        case Holds(column, whole=False):
            return column is Column.TEXT
        case Negated(child):
            return _reads_text(child)
        case All(children) | AnyOf(children):
            return any(map(_reads_text, children))
    return False


def any_of(conditions: Iterable[Q]) -> Q:
    """Return what holds if one of `conditions` does."""
    return reduce(or_, conditions, NOTHING)


def _cards(rows: QuerySet[Any, Any]) -> Q:
    return of_cards(rows.values("card"))


def _printings(game: Game) -> QuerySet[Printing]:
    return Printing.objects.filter(game=game.key)


def _code(text: str, game: Game, *, whole: bool) -> Q:
    """A part of a card number, or else the number itself in whatever way people paste it."""
    part = Q(code__icontains=text)
    if not whole and _printings(game).filter(part).exists():
        return part
    return Q(pk__in=[printing.pk for printing in resolve(game, text).printings])


def _number_is(operator: Operator, values: tuple[int, ...]) -> Q:
    if operator in _LOOKUPS:
        return Q(**{f"value__{_LOOKUPS[operator]}": values[0]})
    return ~Q(value__in=values) if operator is Operator.IS_NOT else Q(value__in=values)


def _number_against(field: Field, operator: Operator, other: Field) -> Q:
    """The other number is joined; asked about in one filter, all of it is about the same row."""
    turned = {lookup: Q(**{f"card__number_rows__value__{lookup}": F("value")}) for lookup in ("lt", "lte", "gt", "gte")}
    compared = {
        Operator.BELOW: turned["gt"],
        Operator.AT_MOST: turned["gte"],
        Operator.ABOVE: turned["lt"],
        Operator.AT_LEAST: turned["lte"],
        Operator.IS_NOT: turned["lt"] | turned["gt"],
    }
    same = Q(card__number_rows__value=F("value"))
    rows = CardNumber.objects.filter(compared.get(operator, same), key=field.key, card__number_rows__key=other.key)
    return _cards(rows)


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
    if value == 1:
        return _cards(CardWord.objects.filter(key=field.key))
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
