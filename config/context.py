"""What every page knows: the games there are and the theme."""

from typing import Any

from django.http import HttpRequest

from config.methods import address_to_return_to
from config.theme import theme_of
from rules.games import GAMES


def site(request: HttpRequest) -> dict[str, Any]:
    """Add to the context of every template; a page about one game sets `game` itself.

    `here` leads back to the page; one that answers a form, at an address for forms alone, sets it itself.
    """
    return {"games": tuple(GAMES.values()), "theme": theme_of(request), "here": address_to_return_to(request)}
