"""The filter panel: one group of choices for each field of a game, read from a query and written back into it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from django.http import QueryDict
from django.utils.safestring import SafeString

from cards.display import sign_of
from cards.search import Filters
from rules.games import Field, FieldKind, Game

LONGEST_WORD = 100
MOST_DIGITS = 6
MOST_CHOICES = 20
ORDER_INPUT = "order"


@dataclass(frozen=True, slots=True)
class Choice:
    """A value to switch on; `sign` is its swatch or icon, empty where it is a plain word or number."""

    value: str
    label: str
    sign: SafeString
    is_on: bool


@dataclass(frozen=True, slots=True)
class Group:
    """The choices of one field: buttons, and a range (numbers) or a box for a further word (open vocabularies)."""

    field: Field
    choices: tuple[Choice, ...]
    at_least: int | None = None
    at_most: int | None = None

    @property
    def has_range(self) -> bool:
        return self.field.kind is FieldKind.NUMBER and not self.field.common

    @property
    def has_box(self) -> bool:
        return self.field.kind is FieldKind.WORD and not self.field.values


def groups(game: Game, filters: Filters) -> tuple[Group, ...]:
    """Return what the panel shows of `filters`."""
    return tuple(_group(field, filters) for field in game.fields if not field.is_rare or _narrows(field, filters))


def count_on(filters: Filters) -> int:
    """Return how many fields the panel narrows."""
    return len({*filters.chosen, *filters.at_least, *filters.at_most})


def read(game: Game, data: QueryDict, before: Filters) -> Filters:
    """Return the filters that a submitted panel asks for; what it has no control for stays as `before` had it.

    Values that no field has and numbers too long to be printed are left out: nobody typed them.
    """
    chosen = {field.key: values for field in game.fields if (values := _chosen(field, data.getlist(field.key)))}
    at_least, at_most = dict(before.at_least), dict(before.at_most)
    for field in game.fields:
        if Group(field, ()).has_range:
            _set_bound(at_least, field.key, data.get(f"{field.key}.min", ""))
            _set_bound(at_most, field.key, data.get(f"{field.key}.max", ""))
    order = data.get(ORDER_INPUT, before.order)[:LONGEST_WORD]
    return replace(before, chosen=chosen, at_least=at_least, at_most=at_most, order=order)


def _narrows(field: Field, filters: Filters) -> bool:
    return any(field.key in narrowed for narrowed in (filters.chosen, filters.at_least, filters.at_most))


def _group(field: Field, filters: Filters) -> Group:
    on = filters.chosen.get(field.key, ())
    offered = (*field.values, *map(str, field.common))
    values = dict.fromkeys((*offered, *on))
    choices = tuple(_choice(field, value, value in on) for value in values)
    return Group(field, choices, filters.at_least.get(field.key), filters.at_most.get(field.key))


def _choice(field: Field, value: str, is_on: bool) -> Choice:
    return Choice(value, field.label(value), sign_of(field, value), is_on)


def _chosen(field: Field, submitted: Iterable[str]) -> tuple[str, ...]:
    values = dict.fromkeys(value.strip()[:LONGEST_WORD] for value in submitted)
    return tuple(value for value in values if _fits(field, value))[:MOST_CHOICES]


def _fits(field: Field, value: str) -> bool:
    if field.kind is FieldKind.NUMBER:
        return _is_number(value)
    return value in field.values if field.values else value != ""


def _set_bound(bounds: dict[str, int], key: str, text: str) -> None:
    bounds.pop(key, None)
    if _is_number(text.strip()):
        bounds[key] = int(text)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
