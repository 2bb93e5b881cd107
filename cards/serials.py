"""Finds the printings that a card number as people paste it may mean."""

from dataclasses import dataclass
from functools import reduce
from operator import or_

from django.db.models import Q

from cards.models import Printing
from rules.games import Game


@dataclass(frozen=True, slots=True)
class Resolution:
    """One printing: matched; several: ambiguous; none: unknown. `exact` says that the number itself was found."""

    printings: tuple[Printing, ...]
    exact: bool


def resolve(game: Game, text: str) -> Resolution:
    """Return the printings of the first of the number's keys that has any, else those of its lettered variants."""
    keys = game.serial_keys(text)
    by_serial: dict[str, list[Printing]] = {}
    for printing in Printing.objects.filter(game=game.key, serial__in=keys).select_related("card"):
        by_serial.setdefault(printing.serial, []).append(printing)
    for position, key in enumerate(keys):
        if key in by_serial:
            return Resolution(tuple(by_serial[key]), exact=position == 0)
    return Resolution(_variants(game, keys), exact=False)


def _variants(game: Game, keys: tuple[str, ...]) -> tuple[Printing, ...]:
    """Return the printings of the first key that stands with letters after it: arts or texts of one number."""
    # A range of capitals, unlike a pattern, uses the index of either database.
    ranges = reduce(or_, (Q(serial__range=(f"{key}A", f"{key}ZZZZ")) for key in keys), Q(pk__in=()))
    near = list(Printing.objects.filter(ranges, game=game.key).select_related("card"))
    for key in keys:
        if found := tuple(p for p in near if p.serial.startswith(key) and p.serial.removeprefix(key).isalpha()):
            return found
    return ()
