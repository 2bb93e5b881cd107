"""The groups that the lines of a deck stand in, on pages and in text lists alike."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from cards.models import Printing
from rules.games import Game


class HasPrinting(Protocol):
    """A line of a deck in any shape."""

    @property
    def printing(self) -> Printing: ...


Some = TypeVar("Some", bound=HasPrinting)


def grouped(game: Game, lines: Iterable[Some]) -> dict[str, list[Some]]:
    """Return the lines by value of the game's leading field, in the order of its vocabulary; no group is empty."""
    field = game.find_field(game.group_by)
    groups: dict[str, list[Some]] = {value: [] for value in (field.values if field else ())}
    for line in lines:
        value = next(iter(line.printing.card.words.get(game.group_by, ())), "")
        groups.setdefault(value, []).append(line)
    return {value: members for value, members in groups.items() if members}
