"""Queries to learn from: made of a game's own fields, each with what it asks for in a sentence."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from cards.links import search_link
from cards.search import explain_query
from rules.games import GAMES, Field, FieldKind, Game


@dataclass(frozen=True, slots=True)
class Example:
    """A query, where it leads, and its meaning."""

    query: str
    address: str
    meaning: str


@cache
def examples(game_key: str) -> tuple[Example, ...]:
    """Return examples of the query language for a game, from the plain to the particular."""
    game = GAMES[game_key]
    return tuple(Example(query, search_link(game, query), explain_query(game, query)) for query in _queries(game))


def _queries(game: Game) -> Iterator[str]:
    buttons = [field for field in game.fields if field.common]
    ranges = [field for field in game.fields if field.kind is FieldKind.NUMBER and not field.common]
    closed = [field for field in game.fields if field.values and not field.is_rare]
    yield "moon"
    yield '"of the moon" -new'
    if buttons and closed:
        yield f"{buttons[0].key}<=1 {closed[0].key}:{_first(closed[0])}"
    if len(closed) > 1:
        yield f"{closed[1].key}:{'|'.join(list(closed[1].values)[:2])} -{closed[0].key}:{_last(closed[0])}"
    yield "text:draw or text:search"
    if ranges and buttons:
        yield f"{ranges[0].key}>=5000 {buttons[0].key}:1 order:-{ranges[0].key}"
    if game.texts is not None:
        yield "is:exact -is:vanilla"


def _first(field: Field) -> str:
    return next(iter(field.values))


def _last(field: Field) -> str:
    return list(field.values)[-1]
