"""Addresses of searches, for words on a page that lead to the cards that have them too."""

from urllib.parse import urlencode

from django.urls import reverse

from rules.games import Game


def search_link(game: Game, query: str) -> str:
    """Return the address of the cards of `game` that `query` describes."""
    return f"{reverse('cards:browse', kwargs={'game': game.key})}?{urlencode({'q': query})}"


def word_query(key: str, value: str) -> str:
    """Return the query for cards with this printed word."""
    return f"{key}:{quoted(value)}"


def exact_name_query(name: str) -> str:
    """Return the query for cards of exactly this name."""
    return f"!{quoted(name, always=True)}"


def quoted(value: str, *, always: bool = False) -> str:
    """Return `value` as the query language takes it: in quotes unless it is one plain word.

    A quotation mark inside is left out; searching folds quotes away on both sides.
    """
    bare = value.replace('"', "").strip()
    return bare if bare.isalnum() and not always else f'"{bare}"'
