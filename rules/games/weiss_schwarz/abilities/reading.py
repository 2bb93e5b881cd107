"""Reading of abilities: programs as JSON, one object an ability. docs/abilities.md describes them."""

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from rules.engine import Procedure, Step
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities import amounts, choosing, lasting, prices, shielding, triggers
from rules.games.weiss_schwarz.abilities.ability import (
    ACTIVATED,
    AUTOMATIC,
    CONTINUOUS,
    EVENT_TEXT,
    Ability,
    Condition,
    Shielding,
    Standing,
    Trigger,
)
from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields
from rules.games.weiss_schwarz.abilities.keywords import written_out
from rules.games.weiss_schwarz.abilities.names import ATTACKS, ORIENTATIONS
from rules.games.weiss_schwarz.abilities.reading_cards import (
    Slots,
    read_card_tests,
    read_cards,
    read_condition,
    read_whose,
    read_zones,
)
from rules.games.weiss_schwarz.abilities.reading_changes import read_changes
from rules.games.weiss_schwarz.abilities.sets import ANYONES
from rules.games.weiss_schwarz.abilities.verbs import VERBS
from rules.games.weiss_schwarz.abilities.writing import Effects
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX
from rules.games.weiss_schwarz.zones import CLIMAX_AREA, HAND, STAGE, ZONE_NAMES, ZONES
from rules.in_force import all_in_force

CATEGORIES: Final = {"act": ACTIVATED, "auto": AUTOMATIC, "cont": CONTINUOUS, "event": EVENT_TEXT}


def read_ability(program: Any, at: str = "program", kind: int = -1) -> Ability:
    """Return the ability that a program is, of a card of a kind where it is printed (specs: CHARACTER and so on).

    Raises ProgramError, which says where it is not understood.
    """
    written = written_out(program, at)
    try:
        read = _read if all_in_force() else _read.__wrapped__
        return read(json.dumps(written, sort_keys=True), at, kind)
    except TypeError as error:
        raise ProgramError(f"{at}: it is no JSON: {error}") from error


@lru_cache(maxsize=4096)
def _read(text: str, at: str, kind: int) -> Ability:
    key = f"climax {text}" if kind == CLIMAX else text  # as it is valid elsewhere (2.12.2.2)
    with fields(json.loads(text), at) as read:
        category = CATEGORIES[read.one_of("kind", CATEGORIES)]
        keyword = words.KEYWORDS.index(read.one_of("keyword", words.KEYWORDS)) if read.has("keyword") else -1
        make = _played
        if category == CONTINUOUS:
            make = _replacing if read.has("replaces") else _price if read.has("plays_for") else _continuous
        return make(read, key, category, keyword, _zones(read, category, kind))


def _continuous(read: Fields, key: str, category: int, keyword: int, zones: int) -> Ability:
    slots = Slots()
    effects = Effects("8.9", slots, read_ability, VERBS)
    condition = _condition(read, slots)
    standing, shields = _given(read, condition, slots, effects)
    return Ability(
        key,
        category,
        zones,
        keyword=keyword,
        condition=condition,
        standing=standing,
        shields=shields,
        slots=len(slots.numbers),
        gives=tuple(effects.gives),
    )


def _given(
    read: Fields, condition: Condition | None, slots: Slots, effects: Effects
) -> tuple[tuple[Standing, ...], tuple[Shielding, ...]]:
    """What changes as long as the condition holds, and which damage is kept off."""
    standing: list[Standing] = []
    shields: list[Shielding] = []
    parts = read.take("gives")
    for number, part in enumerate(parts if isinstance(parts, list) else [parts]):
        with fields(part, f"{read.here('gives')}[{number}]") as one:
            if one.has("copies"):
                _copies(one)
                continue
            own = _condition(one, slots)
            wanted = amounts.All((condition, own)) if condition and own else condition or own
            if one.has(shielding.KEY):
                shields.append(shielding.read_shielding(one, wanted, slots))
                continue
            cards = read_cards(one.take("cards", "this"), one.here("cards"), slots)
            for change in read_changes(one, slots, effects.ability):
                reads = cards.reads() | change.reads() | (wanted.reads() if wanted else 0)
                standing.append(Standing(cards, change, reads, wanted))
    return tuple(standing), tuple(shields)


def _copies(one: Fields) -> None:
    """5.1.2.4: so many cards of this name, and of those `with` it, in a deck; it does nothing in play."""
    if one.take("copies") != "any number":
        one.number("copies")
    if one.has("with"):
        one.texts("with")


def _replacing(read: Fields, key: str, category: int, keyword: int, zones: int) -> Ability:
    """8.10: what does not happen, and what is done instead; `may`: what has to be done for it, where one need not."""
    slots = Slots()
    slots.remembered["that many"] = amounts.Remembered(amounts.Fixed(0), slots.new("that many"))
    effects = Effects("8.10.1", slots, read_ability, VERBS)
    with fields(read.take("replaces"), read.here("replaces")) as one:
        trigger = _REPLACED[one.first(_REPLACED, "what is replaced is wanted")](one, slots)
    condition = _condition(read, slots)
    wanted = read.take("may", [])
    payable = effects.payable(wanted, read.here("may")) if wanted else None
    steps = effects.paid(wanted, read.here("may")) + effects.steps(read.take("instead"), read.here("instead"))
    return Ability(
        key,
        category,
        zones,
        keyword=keyword,
        condition=condition,
        payable=payable,
        effect=Procedure("8.10.1", *steps),
        slots=len(slots.numbers),
        gives=tuple(effects.gives),
        replaces=trigger,
        may=read.has("may"),
    )


def _price(read: Fields, key: str, category: int, keyword: int, zones: int) -> Ability:
    """8.6.2.3: what may be done when the card is played, so that it is played with a cost of 0."""
    slots = Slots()
    effects = Effects("8.6.2.3", slots, read_ability, VERBS)
    wanted = read.take("plays_for")
    payable = effects.payable(wanted, read.here("plays_for"))
    done: list[Step[Any]] = [
        lasting.BeginPayment("8.4.2.1"),
        *effects.paid(wanted, read.here("plays_for")),
        lasting.EndPayment("8.4.2", is_activated=False),
        prices.HasDoneForIt(effects.rule),
    ]
    ask = [prices.MayDoForIt(effects.rule, payable), choosing.Decide("8.6.4", len(done) + 1)]
    return Ability(
        key,
        category,
        zones,
        keyword=keyword,
        payable=payable,
        effect=Procedure(effects.rule, *ask, *done),
        slots=len(slots.numbers),
        is_price=True,
    )


def _played(read: Fields, key: str, category: int, keyword: int, zones: int) -> Ability:
    slots = Slots(read.texts("knows") if read.has("knows") else ())
    effects = Effects(read.text("rule", "8.6.2.5.4"), slots, read_ability, VERBS, category=category)
    effects.is_fusion = keyword == words.KEYWORDS.index("fusion")
    trigger = read_trigger(read, slots) if category == AUTOMATIC else None
    slots.waits_for_damage = trigger is not None and trigger.kinds == 1 << words.ON_DAMAGE
    condition = _condition(read, slots)
    cost = read.take("cost", [])
    payable = effects.payable(cost, read.here("cost")) if cost else None
    most = read.number("times_per_turn")
    if most and category != AUTOMATIC:
        used = amounts.UsedLess(key, most)
        condition = used if condition is None else amounts.All((condition, used))
    standing = _given(read, None, slots, effects)[0] if category == EVENT_TEXT and read.has("gives") else ()
    effects.replay = effects.steps(read.take("replay", []), read.here("replay"))
    steps = _paying(effects, read, cost, payable, category)
    if most and category != AUTOMATIC:
        steps = [lasting.CountUse("8.6.2.4", key), *steps]
    if category == AUTOMATIC and condition is not None:  # asked when it resolves (8.3.3)
        steps = [choosing.If("8.3.2", condition, len(steps) + 1), *steps]
    return Ability(
        key,
        category,
        zones,
        keyword=keyword,
        trigger=trigger,
        condition=condition,
        payable=payable,
        effect=Procedure(effects.rule, *steps),
        slots=len(slots.numbers),
        standing=standing,
        amount_slot=slots.damage_dealt(is_wanted=False),
        place_slot=slots.place_left(is_wanted=False),
        counter=read.flag("counter"),
        gives=tuple(effects.gives),
        times_per_turn=most if category == AUTOMATIC else 0,
    )


def _paying(effects: Effects, read: Fields, cost: Any, payable: Condition | None, category: int) -> list[Step[Any]]:
    """The cost, and behind it the effect; that of an automatic ability may be refused (8.7.3.2.1)."""
    is_activated = category == ACTIVATED
    paid: list[Step[Any]] = [lasting.EndPayment("8.4.2", is_activated=True)] if is_activated else []
    if payable is not None:
        paid = [
            lasting.BeginPayment("8.4.2.1"),
            *effects.paid(cost, read.here("cost")),
            lasting.EndPayment("8.4.2", is_activated=is_activated),
            *_used(effects, read),
        ]
    done = effects.steps(read.take("do"), read.here("do"))
    done += [] if holds("11.3.1.3") else effects.replay
    if payable is None or category != AUTOMATIC:
        return [*paid, *done]
    ask = [choosing.May(effects.rule, payable, words.PAY), choosing.Decide("8.7.3.2.1", len(paid) + len(done) + 1)]
    return [*ask, *paid, *done]


def _used(effects: Effects, read: Fields) -> list[Step[Any]]:
    effects.is_paid = True
    written = effects.steps(read.take("used", []), read.here("used"))
    effects.is_paid = False
    return written


def _condition(read: Fields, slots: Slots) -> Condition | None:
    return read_condition(read.take("if"), read.here("if"), slots) if read.has("if") else None


def _zones(read: Fields, category: int, kind: int) -> int:
    """2.12.2: the stage, or the climax area of a climax; others where the text says so."""
    if read.has("in") and not holds("2.12.2.3"):
        read.take("in")
    elif read.has("in"):
        return read_zones(read, "in")
    if category == AUTOMATIC and holds("2.12.2.3") and (zone := _zone_asked(read.values.get("if"))):
        return zone
    if category == EVENT_TEXT:
        return 1 << HAND
    if not holds("2.12.2") or not holds(_RULES_OF_KINDS.get(kind, "2.12.2")):
        return (1 << ZONES) - 1
    return _USUAL.get(kind, 1 << STAGE | 1 << CLIMAX_AREA)


def _zone_asked(condition: Any) -> int:
    """Return in which zone but the stage an ability wants its card to be, and nothing else of it, as a bit, or 0."""
    several = condition.get("all") if isinstance(condition, dict) else None
    asked = several if isinstance(several, list) else [condition]
    here = (zone for zone in _ELSEWHERE if {"there_are": {"is": "this", "zone": zone}} in asked)
    return next((1 << ZONE_NAMES.index(zone) for zone in here), 0)


_ELSEWHERE: Final = ("hand", "waiting_room", "clock", "level", "memory")

# Where the text of a card is valid that says nothing else, by kind; what is given to a card is so wherever it may lie.
_USUAL: Final = {CHARACTER: 1 << STAGE, CLIMAX: 1 << CLIMAX_AREA}
_RULES_OF_KINDS: Final = {CHARACTER: "2.12.2.1", CLIMAX: "2.12.2.2"}


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


_REPLACED: Final[dict[str, Callable[[Fields, Slots], Trigger]]] = {
    "leaves": _TRIGGERS["leaves"],
    "damage": _would_take,
    "draws": lambda when, _: triggers.PlayerDoes(words.ON_DRAW, read_whose(when, "draws")),
}
