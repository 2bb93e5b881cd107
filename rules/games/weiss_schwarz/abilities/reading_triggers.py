"""Reading of what abilities wait for, and of what replacement effects replace."""

from collections.abc import Callable
from typing import Any, Final

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities import triggers
from rules.games.weiss_schwarz.abilities.ability import Trigger
from rules.games.weiss_schwarz.abilities.fields import Fields, fields
from rules.games.weiss_schwarz.abilities.names import ATTACKS, ORIENTATIONS
from rules.games.weiss_schwarz.abilities.reading_cards import read_card_tests, read_whose, read_zones
from rules.games.weiss_schwarz.abilities.reading_conditions import read_condition
from rules.games.weiss_schwarz.abilities.sets import ANYONES
from rules.games.weiss_schwarz.abilities.slots import Slots


def read_trigger(read: Fields, slots: Slots) -> Trigger:
    """Read what an automatic ability waits for, of a list one is enough, and while what is so."""
    value = read.take("when")
    if isinstance(value, list):
        found = tuple(_trigger(one, f"{read.here('when')}[{at}]", slots) for at, one in enumerate(value))
        trigger: Trigger = triggers.Either(found)
    else:
        trigger = _trigger(value, read.here("when"), slots)
    if not read.has("while"):
        return trigger
    return triggers.While(trigger, read_condition(read.take("while"), read.here("while"), slots))


def _trigger(value: Any, at: str, slots: Slots) -> Trigger:
    with fields(value, at) as when:
        return _TRIGGERS[when.first(_TRIGGERS, "a trigger condition is wanted")](when, slots)


_HOW: Final = {
    "played": words.HOW_PLAYED,
    "changed": words.HOW_CHANGED,
    "automatic ability": words.HOW_BY_AUTOMATIC,
    "activated ability": words.HOW_BY_ACTIVATED,
    "fusion": words.HOW_BY_FUSION,
}


def _moves(when: Fields, slots: Slots, key: str, kind: int) -> Trigger:
    cards = read_card_tests(when.take(key), when.here(key), slots)
    how = _HOW[when.one_of("how", _HOW)] if when.has("how") else 0
    source = read_card_tests(when.take("by"), when.here("by"), slots) if when.has("by") else None
    return triggers.CardMoves(kind, cards, read_zones(when, "from"), read_zones(when, "to"), how, source)


def _does(when: Fields, slots: Slots, key: str, kind: int, number: int = -1, before: int = -1) -> Trigger:
    cards = read_card_tests(when.take(key), when.here(key), slots)
    other = read_card_tests(when.take("by"), when.here("by"), slots) if when.has("by") else None
    return triggers.CardDoes(kind, cards, other, number, before)


def _moment(when: Fields, slots: Slots) -> Trigger:
    """In whose turn; or "of" which attacker, wherever the moment is one of an attack."""
    moment = words.MOMENTS.index(when.one_of("at", words.MOMENTS))
    if when.has("of"):
        attacker = read_card_tests(when.take("of"), when.here("of"), slots)
        return triggers.AtMoment(moment, ANYONES, attacker)
    return triggers.AtMoment(moment, read_whose(when))


def _attack(when: Fields, slots: Slots) -> Trigger:
    number = ATTACKS[when.one_of("type", ATTACKS)] if when.has("type") else -1
    return _does(when, slots, "attacks", words.ON_ATTACK, number)


def _damage(when: Fields, slots: Slots) -> Trigger:
    is_cancelled = when.one_of("damage", ("cancelled", "taken")) == "cancelled"
    source = read_card_tests(when.take("by"), when.here("by"), slots) if when.has("by") else None
    return triggers.Damage(source, read_whose(when, "to", "opponent's"), is_cancelled)


def _turns(when: Fields, slots: Slots) -> Trigger:
    before = ORIENTATIONS[when.one_of("from", ORIENTATIONS)] if when.has("from") else -1
    return _does(when, slots, "turns", words.ON_TURNING, ORIENTATIONS[when.one_of("to", ORIENTATIONS)], before)


def _state(when: Fields, slots: Slots) -> Trigger:
    return triggers.InState(read_condition(when.take("state"), when.here("state"), slots))


def _uses(when: Fields, slots: Slots) -> Trigger:
    uses = (*words.KEYWORDS, "activated ability")
    number = uses.index(when.one_of("uses", uses))
    cards = read_card_tests(when.take("by"), when.here("by"), slots) if when.has("by") else None
    return triggers.PlayerDoes(words.ON_USE, read_whose(when), number, cards)


_TRIGGERS: Final[dict[str, Callable[[Fields, Slots], Trigger]]] = {
    "placed": lambda when, slots: _moves(when, slots, "placed", words.ON_PLACED),
    "leaves": lambda when, slots: _moves(when, slots, "leaves", words.ON_LEAVING),
    "put": lambda when, slots: _moves(when, slots, "put", words.ON_PUT),
    "at": _moment,
    "attacks": _attack,
    "trigger_check": lambda when, slots: _does(when, slots, "trigger_check", words.ON_TRIGGER_CHECK),
    "damage": _damage,
    "becomes_reversed": lambda when, slots: _does(when, slots, "becomes_reversed", words.ON_REVERSE),
    "plays": lambda when, slots: _does(when, slots, "plays", words.ON_PLAY),
    "moves": lambda when, slots: _does(when, slots, "moves", words.ON_MOVE),
    "turns": _turns,
    "uses": _uses,
    "state": _state,
    "levels_up": lambda when, _: triggers.PlayerDoes(words.ON_LEVEL_UP, read_whose(when, "levels_up")),
    "refreshes": lambda when, _: triggers.PlayerDoes(words.ON_REFRESH, read_whose(when, "refreshes")),
}


def _would_take(when: Fields, slots: Slots) -> Trigger:
    source = read_card_tests(when.take("by"), when.here("by"), slots) if when.has("by") else None
    return triggers.Damage(source, read_whose(when, "damage"), is_cancelled=False)


REPLACED: Final[dict[str, Callable[[Fields, Slots], Trigger]]] = {
    "leaves": _TRIGGERS["leaves"],
    "damage": _would_take,
    "draws": lambda when, _: triggers.PlayerDoes(words.ON_DRAW, read_whose(when, "draws")),
}
