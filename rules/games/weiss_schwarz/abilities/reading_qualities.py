"""Reading of what a card has to be by itself: its place, name, colour, keyword or state."""

import json
from collections.abc import Callable
from typing import Any, Final

from rules.bilingual import compared_name
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities import card_names, card_states, card_tests
from rules.games.weiss_schwarz.abilities.ability import Test
from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields, listed
from rules.games.weiss_schwarz.abilities.keywords import written_out
from rules.games.weiss_schwarz.abilities.slots import Slots
from rules.games.weiss_schwarz.abilities.triggers import CardTests
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.specs import COLOURS
from rules.games.weiss_schwarz.zones import POSITIONS, ZONE_NAMES


def _bits(names: tuple[str, ...], known: tuple[str, ...], at: str) -> int:
    for name in names:
        if name not in known:
            raise ProgramError(f"{at}: {name!r} is none of {', '.join(known)}")
    return sum(1 << known.index(name) for name in names)


def read_colours(read: Fields, key: str) -> int:
    return _bits(read.texts(key), COLOURS, read.here(key))


def read_place(read: Fields, _slots: Slots) -> Test:
    tests = tuple(map(_one_place, read.all_of("place", (*card_states.PLACES, "in front", "behind", "facing"))))
    return tests[0] if len(tests) == 1 else card_tests.Both(tests)


def _one_place(name: str) -> Test:
    if name in card_states.PLACES:
        return card_states.At(card_states.PLACES[name]) if holds("3.6.4") else _ANYWHERE
    return card_states.SeenFromThis(name) if name == "facing" or holds("3.6.5") else _ANYWHERE


def read_arrived(read: Fields, read_source: Callable[[Any, str], CardTests]) -> Test:
    """Placed on the stage this turn from a zone, `changed`: by a change effect, or `by` a card; one is enough."""
    ways = listed(read.take("arrived"))
    sources = tuple(_source(way, read.here("arrived"), read_source) for way in ways if isinstance(way, dict))
    zones = [name for name in ways if name != "changed" and not isinstance(name, dict)]
    for name in zones:
        if name not in ZONE_NAMES:
            raise ProgramError(f"{read.here('arrived')}: {name!r} is no zone; there are {', '.join(ZONE_NAMES)}")
    how = words.HOW_CHANGED if "changed" in ways else 0
    return card_states.Arrived(sum(1 << ZONE_NAMES.index(name) for name in zones), how, sources)


# By an effect of what kind a card was placed.
_BY_EFFECT: Final = {
    "": 0,
    "automatic ability": words.HOW_BY_AUTOMATIC,
    "activated ability": words.HOW_BY_ACTIVATED,
}


def _source(value: Any, at: str, read_source: Callable[[Any, str], CardTests]) -> tuple[int, CardTests]:
    with fields(value, at) as way:
        return _BY_EFFECT[way.one_of("how", _BY_EFFECT, "")], read_source(way.take("by"), way.here("by"))


def read_names(read: Fields, key: str) -> tuple[str, ...]:
    return tuple(map(compared_name, read.texts(key)))


def named(names: tuple[str, ...]) -> Test:
    """2.1.2: the cards of just these names, and none whose name has more in it."""
    return card_names.Named(names) if holds("2.1.2") else card_names.NameHas(names[0])


def with_keyword(read: Fields) -> Test:
    bits = _bits(read.texts("keyword"), words.KEYWORDS, read.here("keyword"))
    return card_names.WithKeyword(bits)


def with_ability(read: Fields) -> Test:
    """An ability is known by its program as it is read (reading.read_ability)."""
    written = written_out(read.take("ability"), read.here("ability"))
    return card_names.WithAbility(json.dumps(written, sort_keys=True))


def name_has(parts: tuple[str, ...]) -> Test:
    tests = tuple(card_names.NameHas(part) for part in parts)
    return tests[0] if len(tests) == 1 else card_tests.AnyOf(tests)


def read_states(read: Fields, _slots: Slots) -> Test:
    names = read.texts("is")
    for name in names:
        if name not in _STATES:
            raise ProgramError(f"{read.here('is')}: {name!r} is none of {', '.join(_STATES)}")
    if "marked" in names and not holds("3.7.4"):
        return _ANYWHERE
    return _STATES[names[0]] if len(names) == 1 else card_tests.Both(tuple(_STATES[name] for name in names))


# What a word about the stage comes to where the rule that explains it is out of force.
_ANYWHERE: Final = card_states.At(frozenset(POSITIONS))

_STATES: Final[dict[str, Test]] = {
    "this": card_states.This(),
    "other": card_states.Other(),
    "attacker": card_states.Role(True),
    "defender": card_states.Role(False),
    "direct attacking": card_states.DirectAttacker(),
    "in battle": card_states.InFrontalBattle(),
    "marked": card_states.WithMarkers(),
    "face up": card_states.FaceUp(),
    "face down": card_states.FaceDown(),
    "top of clock": card_states.TopOfClock(),
    "without traits": card_tests.NoTrait(),
}
