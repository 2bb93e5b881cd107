"""Settles the patterns of a query: finds the cards that fit them, outside of the database."""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import BoundedSemaphore

from cards.models import Card
from cards.search.page import QueryError
from cards.search.patterns import SECONDS, Matcher, needed_text
from cards.search.predicates import All, Among, AnyOf, Column, Fits, Holds, Negated, Predicate
from cards.search.sql import condition
from rules.games import Game

# Patterns keep a processor busy: two at a time leave the other threads of the process to everybody else's pages.
AT_ONCE = 2
PATIENCE = 5.0  # seconds
_turns = BoundedSemaphore(AT_ONCE)

_PRINTED = {Column.NAME: "name", Column.TEXT: "printed_text"}
EVERYTHING = All()
NOTHING = AnyOf(())


def settle(predicate: Predicate, game: Game) -> Predicate:
    """Return `predicate` with the cards that fit in place of each pattern; raises QueryError if that takes too long."""
    if not _has_pattern(predicate):
        return predicate
    with _turn():
        return _settled(predicate, game)


@contextmanager
def _turn() -> Iterator[None]:
    if not _turns.acquire(timeout=PATIENCE):
        raise QueryError("Many patterns are being searched for just now.", 0, "Try again in a few seconds.")
    try:
        yield
    finally:
        _turns.release()


def _settled(predicate: Predicate, game: Game) -> Predicate:
    deadline = time.thread_time() + SECONDS
    candidates = Card.objects.filter(condition(loosened(predicate), game), game=game.key).order_by()
    read: dict[Column, list[tuple[int, str]]] = {}  # each column once, however many patterns go through it

    def found(fits: Fits) -> Among:
        if fits.column not in read:
            read[fits.column] = list(candidates.values_list("pk", _PRINTED[fits.column]))
        return _fitting(fits, read[fits.column], deadline)

    return _replaced(_shortened(predicate), found)


def loosened(predicate: Predicate, default: Predicate = EVERYTHING) -> Predicate:
    """Return what holds wherever `predicate` holds, without patterns (with `default` NOTHING: only where it holds)."""
    match predicate:
        case Fits(column, source):
            text = needed_text(source)
            return Holds(column, (text,)) if text and default == EVERYTHING else default
        case Negated(child):
            return Negated(loosened(child, NOTHING if default == EVERYTHING else EVERYTHING))
        case All(children):
            return All(tuple(loosened(child, default) for child in children))
        case AnyOf(children):
            return AnyOf(tuple(loosened(child, default) for child in children))
    return predicate


def _shortened(predicate: Predicate) -> Predicate:
    """Return the patterns alone where they stand beside plain terms, which the candidates fit already."""
    if not isinstance(predicate, All):
        return predicate
    with_pattern = tuple(child for child in predicate.children if _has_pattern(child))
    return All(with_pattern) if all(isinstance(child, Fits) for child in with_pattern) else predicate


def _has_pattern(predicate: Predicate) -> bool:
    match predicate:
        case Fits():
            return True
        case Negated(child):
            return _has_pattern(child)
        case All(children) | AnyOf(children):
            return any(map(_has_pattern, children))
    return False


def _replaced(predicate: Predicate, found: Callable[[Fits], Predicate]) -> Predicate:
    match predicate:
        case Fits():
            return found(predicate)
        case Negated(child):
            return Negated(_replaced(child, found))
        case All(children):
            return All(tuple(_replaced(child, found) for child in children))
        case AnyOf(children):
            return AnyOf(tuple(_replaced(child, found) for child in children))
    return predicate


def _fitting(pattern: Fits, cards: Iterable[tuple[int, str]], deadline: float) -> Among:
    """Return the cards one line of whose text fits: a name is one line, each ability is one."""
    matcher = Matcher(pattern.source, pattern.position, deadline)
    fitting = [card for card, text in cards if text and any(map(matcher.fits, text.split("\n")))]
    return Among(tuple(sorted(fitting)))
