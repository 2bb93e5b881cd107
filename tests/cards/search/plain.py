"""What a query finds, read off the cards one by one in plain Python, to hold the database's answers against."""

import operator as compare
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import regex

from cards.models import Card, Printing
from cards.search.predicates import (
    All,
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
    Meaning,
    Negated,
    NumberAgainst,
    NumberIs,
    OfTitle,
    Predicate,
    RarityIs,
    Sort,
    Word,
    WordCount,
    WordIs,
)
from cards.search.tree import Operator
from cards.serials import resolve
from rules.folding import fold_search
from rules.games import FieldKind, Game

COMPARE: dict[Operator, Callable[[int, int], bool]] = {
    Operator.IS: compare.eq,
    Operator.IS_NOT: compare.ne,
    Operator.BELOW: compare.lt,
    Operator.AT_MOST: compare.le,
    Operator.ABOVE: compare.gt,
    Operator.AT_LEAST: compare.ge,
}


@dataclass(frozen=True)
class PlainCard:
    """A card with all that a query can ask about."""

    card: Card
    texts: tuple[str, ...]
    printings: tuple[Printing, ...]
    words: dict[str, Counter[str]]
    folded: dict[Column, str]
    titles: dict[str, frozenset[str]]
    codes_meant: Callable[[str], frozenset[str]]


def plain_cards(game: Game, titles: dict[str, frozenset[str]]) -> list[PlainCard]:
    """Return all cards; `titles` are prefixes (and single card numbers) by the folded name of a title."""
    cards = Card.objects.filter(game=game.key).prefetch_related("texts__abilities", "printings__card_set")

    @cache
    def codes_meant(text: str) -> frozenset[str]:
        return frozenset(printing.code for printing in resolve(game, text).printings)

    return [_plain(card, titles, codes_meant) for card in cards]


def _plain(card: Card, titles: dict[str, frozenset[str]], codes_meant: Callable[[str], frozenset[str]]) -> PlainCard:
    texts = card.abilities()
    words = {key: Counter(map(fold_search, values)) for key, values in card.words.items()}
    folded = {Column.NAME: fold_search(card.name), Column.TEXT: "\n".join(map(fold_search, texts))}
    return PlainCard(card, texts, tuple(card.printings.all()), words, folded, titles, codes_meant)


def answer(meaning: Meaning, cards: list[PlainCard]) -> list[int]:
    """Return the ids of the cards that `meaning` asks for, in its order."""
    found = [card for card in cards if fits(meaning.predicate, card)]
    found.sort(key=lambda card: default_key(card.card))
    for sort in reversed(meaning.order):
        found.sort(key=lambda card: sort_value(sort, card), reverse=sort.descending)
        found.sort(key=lambda card: is_missing(sort, card))
    return [card.card.pk for card in found]


def fits(predicate: Predicate, card: PlainCard) -> bool:
    match predicate:
        case All(children):
            return all(fits(child, card) for child in children)
        case AnyOf(children):
            return any(fits(child, card) for child in children)
        case Negated(child):
            return not fits(child, card)
        case Holds(column, texts, whole):
            own = card.folded[column]
            return own in texts if whole else any(text in own for text in texts)
        case Fits(column, source):
            subjects = (card.card.name,) if column is Column.NAME else card.texts
            return any(regex.search(source, subject, regex.IGNORECASE) for subject in subjects)
        case NumberIs(field, operator, values):
            return field.key in card.card.numbers and _compared(operator, card.card.numbers[field.key], values)
        case NumberAgainst(field, operator, other):
            numbers = card.card.numbers
            both = field.key in numbers and other.key in numbers
            return both and COMPARE[operator](numbers[field.key], numbers[other.key])
        case WordIs(field, words):
            return any(_is_word(word, own) for word in words for own in card.words.get(field.key, ()))
        case WordCount(field, operator, value):
            return COMPARE[operator](sum(card.words.get(field.key, Counter()).values()), value)
        case Has(field):
            return field.key in (card.card.numbers if field.kind is FieldKind.NUMBER else card.card.words)
        case HasText():
            return bool(card.texts)
        case IsRead(exact):
            return card.card.reading == ("exact" if exact else "unsupported")
        case IsReprint() | CodeIs() | RarityIs() | InSet() | OfTitle():
            return _fits_printings(predicate, card)
    raise AssertionError(predicate)


def _fits_printings(predicate: Predicate, card: PlainCard) -> bool:
    match predicate:
        case IsReprint():
            return len({printing.card_set_id for printing in card.printings}) > 1
        case CodeIs(names, whole):
            named = frozenset[str]().union(*(card.codes_meant(name.text) for name in names))
            parts = () if whole else tuple(name.text.upper() for name in names)
            return any(p.code in named or any(part in p.code.upper() for part in parts) for p in card.printings)
        case RarityIs(names):
            return any(p.rarity.lower() == name.text.lower() for p in card.printings for name in names)
        case InSet(names):
            sets = {fold_search(own) for p in card.printings for own in (p.card_set.code, p.card_set.name)}
            return any(fold_search(name.text) in sets for name in names)
        case OfTitle(names):
            members = frozenset[str]().union(*(card.titles[fold_search(name.text)] for name in names))
            return any(p.card_set.prefix in members or p.code in members for p in card.printings)
    raise AssertionError(predicate)


def default_key(card: Card) -> tuple[int, bytes, bytes]:
    return card.numbers.get("level", 99), fold_search(card.name).encode(), card.first_code.encode()


def is_missing(sort: Sort, card: PlainCard) -> bool:
    if isinstance(sort.by, str):
        return False
    return sort.by.key not in (card.card.numbers if sort.by.kind is FieldKind.NUMBER else card.card.words)


def sort_value(sort: Sort, card: PlainCard) -> int | bytes:
    if isinstance(sort.by, str):
        text = card.folded[Column.NAME] if sort.by == "name" else card.card.first_code
        return text.encode()
    if sort.by.kind is FieldKind.NUMBER:
        return int(card.card.numbers.get(sort.by.key, 0))
    order = list(sort.by.values)
    return min((order.index(word) for word in card.words.get(sort.by.key, ())), default=0)


def _compared(operator: Operator, own: int, values: tuple[int, ...]) -> bool:
    if operator is Operator.IS_NOT:
        return own not in values
    return any(COMPARE[operator](own, value) for value in values)


def _is_word(word: Word, own: str) -> bool:
    if word.open_start and word.open_end:
        return word.text in own
    if word.open_start:
        return own.endswith(word.text)
    return own.startswith(word.text) if word.open_end else own == word.text
