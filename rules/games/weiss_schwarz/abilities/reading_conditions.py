"""Reading of conditions out of programs."""

from collections.abc import Callable
from typing import Any, Final

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities import amounts, conditions
from rules.games.weiss_schwarz.abilities.ability import Condition
from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields
from rules.games.weiss_schwarz.abilities.reading_cards import read_amount, read_bound, read_cards
from rules.games.weiss_schwarz.abilities.slots import Slots


def read_condition(value: Any, at: str, slots: Slots) -> Condition:
    """Read a condition."""
    with fields(value, at) as read:
        return _CONDITIONS[read.first(_CONDITIONS, "a condition is wanted")](read, slots)


def _several(read: Fields, key: str, slots: Slots) -> tuple[Condition, ...]:
    parts = read.take(key)
    if not isinstance(parts, list) or not parts:
        raise ProgramError(f"{read.here(key)}: a list of conditions is wanted")
    return tuple(read_condition(part, f"{read.here(key)}[{n}]", slots) for n, part in enumerate(parts))


def _there_are(read: Fields, slots: Slots) -> Condition:
    amount = amounts.Count(read_cards(read.take("there_are"), read.here("there_are"), slots), 1)
    least, most = read_bound(read, "least", slots), read_bound(read, "most", slots)
    return amounts.Within(amount, amounts.Fixed(1) if least is None and most is None else least, most)


def _number(read: Fields, slots: Slots) -> Condition:
    amount = read_amount(read.take("number"), read.here("number"), slots)
    return amounts.Within(amount, read_bound(read, "least", slots), read_bound(read, "most", slots))


_CONDITIONS: Final[dict[str, Callable[[Fields, Slots], Condition]]] = {
    "there_are": _there_are,
    "number": _number,
    "turn": lambda read, _: conditions.Turn(read.one_of("turn", ("yours", "opponent's")) == "yours"),
    "during": lambda read, _: conditions.During(words.MOMENTS.index(read.one_of("during", words.MOMENTS))),
    "first_turn": lambda read, _: _so(conditions.FirstTurn(), read.flag("first_turn")),
    "did": lambda read, _: _so(conditions.Did(), read.flag("did")),
    "all": lambda read, slots: conditions.All(_several(read, "all", slots)),
    "any": lambda read, slots: conditions.Any(_several(read, "any", slots)),
    "not": lambda read, slots: conditions.Unless(read_condition(read.take("not"), read.here("not"), slots)),
}


def _so(condition: Condition, is_wanted: bool) -> Condition:
    return condition if is_wanted else conditions.Unless(condition)
