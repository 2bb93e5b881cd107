"""Finds the printings that a card number as people paste it may mean."""

from dataclasses import dataclass

from cards.models import Printing
from rules.games import Game


@dataclass(frozen=True, slots=True)
class Resolution:
    """One printing: matched; several: ambiguous; none: unknown. `exact` says that the number itself was found."""

    printings: tuple[Printing, ...]
    exact: bool


def resolve(game: Game, text: str) -> Resolution:
    """Return the printings of the first of the number's keys that has any."""
    for position, key in enumerate(game.serial_keys(text)):
        found = tuple(Printing.objects.filter(game=game.key, serial=key).select_related("card"))
        if found:
            return Resolution(found, exact=position == 0)
    return Resolution((), exact=False)
