"""What every page knows: the games there are and the theme."""

from typing import Any

from django.http import HttpRequest

from config.theme import theme_of
from rules.games import GAMES


def site(request: HttpRequest) -> dict[str, Any]:
    """Add to the context of every template; a page about one game sets `game` itself."""
    return {"games": tuple(GAMES.values()), "theme": theme_of(request)}
