"""Finds the printings that card numbers as people paste them may mean."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import islice
from operator import or_

from django.db.models import Q

from cards.models import Printing
from rules.games import Game

# How many values, and how many conditions joined by "or", one query takes on either database.
VALUES_PER_QUERY = 500
RANGES_PER_QUERY = 100


@dataclass(frozen=True, slots=True)
class Resolution:
    """One printing: matched; several: ambiguous; none: unknown. `exact` says that the number itself was found."""

    printings: tuple[Printing, ...]
    exact: bool


def resolve(game: Game, text: str) -> Resolution:
    """Return the printings of the first of the number's keys that has any, else those of its lettered variants."""
    return resolve_all(game, (text,))[text]


def resolve_all(game: Game, texts: Iterable[str]) -> dict[str, Resolution]:
    """Resolve many numbers in a few queries."""
    keys = {text: game.serial_keys(text) for text in texts}
    by_serial = _by_serial(game, {key for found in keys.values() for key in found})
    resolved = {text: _first(keys[text], by_serial) for text in keys}
    open_keys = {key for text in keys if not resolved[text].printings for key in keys[text]}
    variants = _variants(game, open_keys)
    return {
        text: found if found.printings else Resolution(_first(keys[text], variants).printings, exact=False)
        for text, found in resolved.items()
    }


def _first(keys: tuple[str, ...], printings: dict[str, list[Printing]]) -> Resolution:
    for position, key in enumerate(keys):
        if key in printings:
            return Resolution(tuple(printings[key]), exact=position == 0)
    return Resolution((), exact=False)


def _by_serial(game: Game, serials: set[str]) -> dict[str, list[Printing]]:
    found: dict[str, list[Printing]] = {}
    for some in _batches(serials, VALUES_PER_QUERY):
        for printing in _of_game(game, Q(serial__in=some)):
            found.setdefault(printing.serial, []).append(printing)
    return found


def _variants(game: Game, keys: set[str]) -> dict[str, list[Printing]]:
    """Return by key the printings whose serial is the key with letters after it: arts or texts of one number."""
    found: dict[str, list[Printing]] = {}
    for some in _batches(keys, RANGES_PER_QUERY):
        # A range of capitals, unlike a pattern, uses the index of either database.
        ranges = reduce(or_, (Q(serial__range=(f"{key}A", f"{key}ZZZZ")) for key in some))
        for printing in _of_game(game, ranges):
            key = printing.serial.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
            for end in range(len(key), len(printing.serial)):
                if printing.serial[:end] in keys:
                    found.setdefault(printing.serial[:end], []).append(printing)
    return found


def _of_game(game: Game, condition: Q) -> list[Printing]:
    """Return the printings by number; the game is compared here, or SQLite would walk through all cards of the game."""
    found = Printing.objects.filter(condition).select_related("card").order_by()
    return sorted((p for p in found if p.game == game.key), key=lambda printing: printing.code)


def _batches(items: set[str], size: int) -> Iterator[list[str]]:
    remaining = iter(sorted(items))
    while some := list(islice(remaining, size)):
        yield some
