"""Filters above the results of the builder: each chip writes one value into the query, or takes it out again."""

from dataclasses import dataclass

from cards.panel import Choice, groups
from cards.search import Filters, QueryError, read_filters, toggled
from rules.games import Field, Game


@dataclass(frozen=True, slots=True)
class Chip:
    """One value of a field; `query` is what the search says once the chip is pressed."""

    field: Field
    choice: Choice
    query: str


def chips(game: Game, query: str) -> tuple[tuple[Chip, ...], ...]:
    """Return the chips of each field that groups or charts a deck.

    Beside a query that cannot be read the chips begin a new one.
    """
    try:
        filters = read_filters(game, query)
    except QueryError:
        filters, query = Filters(), ""
    wanted = [game.group_by, *(chart.field for chart in game.charts)]
    shown = (group for group in groups(game, filters) if group.field.key in wanted)
    return tuple(tuple(_chip(game, query, group.field, choice) for choice in group.choices) for group in shown)


def _chip(game: Game, query: str, field: Field, choice: Choice) -> Chip:
    return Chip(field, choice, toggled(game, query, field.key, choice.value))
