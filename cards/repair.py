"""Mends a query that could not be read, where the error names one word that was probably meant."""

import re

from cards.search import QueryError, explain_query
from cards.search.tree import Text, write_value
from rules.games import Game

_WORD = re.compile(r"\"[^\"]*\"|[^\s\":=<>!|()]+")


def misspelt_part(query: str, error: QueryError) -> str:
    """Return what stands where the error points: a word, a single sign, or nothing at the end."""
    word = _WORD.match(query, error.position)
    return word[0] if word else query[error.position : error.position + 1]


def mended(game: Game, query: str, error: QueryError) -> str | None:
    """Return `query` with the suggested word in the place of the misspelt one, if that can be read."""
    misspelt = _WORD.match(query, error.position)
    if error.meant is None or misspelt is None:
        return None
    better = query[: misspelt.start()] + write_value(Text(error.meant)) + query[misspelt.end() :]
    try:
        explain_query(game, better)
    except QueryError:
        return None
    return better
