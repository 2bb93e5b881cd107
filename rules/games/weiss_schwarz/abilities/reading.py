"""Reading of abilities: programs as JSON, one object an ability. docs/abilities.md describes them."""

import json
from functools import lru_cache
from typing import Any, Final

from rules.engine import Procedure, Step
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities import amounts, choosing, conditions, lasting, prices
from rules.games.weiss_schwarz.abilities.ability import (
    ACTIVATED,
    AUTOMATIC,
    CONTINUOUS,
    EVENT_TEXT,
    Ability,
    Condition,
    Standing,
)
from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields
from rules.games.weiss_schwarz.abilities.keywords import written_out
from rules.games.weiss_schwarz.abilities.reading_cards import read_cards
from rules.games.weiss_schwarz.abilities.reading_changes import read_changes
from rules.games.weiss_schwarz.abilities.reading_conditions import read_condition
from rules.games.weiss_schwarz.abilities.reading_triggers import REPLACED, read_trigger
from rules.games.weiss_schwarz.abilities.reading_validity import read_valid_zones
from rules.games.weiss_schwarz.abilities.sets import together
from rules.games.weiss_schwarz.abilities.shielding import KEPT_OFF, NoDamage, read_shielding
from rules.games.weiss_schwarz.abilities.slots import Slots
from rules.games.weiss_schwarz.abilities.verbs import VERBS
from rules.games.weiss_schwarz.abilities.writing import Effects
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.specs import CLIMAX
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
        keywords = _keywords(read)
        make = _played
        if category == CONTINUOUS:
            make = _replacing if read.has("replaces") else _price if read.has("plays_for") else _continuous
        return make(read, key, category, keywords, read_valid_zones(read, category, kind))


def _keywords(read: Fields) -> int:
    """Return the keywords of an ability as bits: one, or several that are labels beside each other."""
    if not read.has("keyword"):
        return 0
    return together([1 << words.KEYWORDS.index(one) for one in read.all_of("keyword", words.KEYWORDS)])


def _continuous(read: Fields, key: str, category: int, keywords: int, zones: int) -> Ability:
    slots = Slots()
    effects = Effects("8.9", slots, read_ability, VERBS)
    condition = _condition(read, slots)
    standing, shields = _given(read, condition, slots, effects)
    return Ability(
        key,
        category,
        zones,
        keywords=keywords,
        condition=condition,
        standing=standing,
        shields=shields,
        slots=len(slots.numbers),
        gives=tuple(effects.gives),
    )


def _given(
    read: Fields, condition: Condition | None, slots: Slots, effects: Effects
) -> tuple[tuple[Standing, ...], tuple[NoDamage, ...]]:
    """What changes as long as the condition holds, and which damage is kept off."""
    standing: list[Standing] = []
    shields: list[NoDamage] = []
    parts = read.take("gives")
    for number, part in enumerate(parts if isinstance(parts, list) else [parts]):
        with fields(part, f"{read.here('gives')}[{number}]") as one:
            if one.has("copies"):
                _copies(one)
                continue
            own = _condition(one, slots)
            wanted = conditions.All((condition, own)) if condition and own else condition or own
            if one.has(KEPT_OFF):
                shields.append(read_shielding(one, wanted, slots))
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


def _replacing(read: Fields, key: str, category: int, keywords: int, zones: int) -> Ability:
    """8.10: what does not happen, and what is done instead; `may`: what has to be done for it, where one need not."""
    slots = Slots()
    slots.remembered["that many"] = amounts.Remembered(amounts.Fixed(0), slots.new("that many"))
    effects = Effects("8.10.1", slots, read_ability, VERBS)
    with fields(read.take("replaces"), read.here("replaces")) as one:
        trigger = REPLACED[one.first(REPLACED, "what is replaced is wanted")](one, slots)
    condition = _condition(read, slots)
    wanted = read.take("may", [])
    payable = effects.payable(wanted, read.here("may")) if wanted else None
    steps = effects.paid(wanted, read.here("may")) + effects.steps(read.take("instead"), read.here("instead"))
    return Ability(
        key,
        category,
        zones,
        keywords=keywords,
        condition=condition,
        payable=payable,
        effect=Procedure("8.10.1", *steps),
        slots=len(slots.numbers),
        gives=tuple(effects.gives),
        replaces=trigger,
        may=read.has("may"),
    )


def _price(read: Fields, key: str, category: int, keywords: int, zones: int) -> Ability:
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
        keywords=keywords,
        payable=payable,
        effect=Procedure(effects.rule, *ask, *done),
        slots=len(slots.numbers),
        is_price=True,
    )


def _played(read: Fields, key: str, category: int, keywords: int, zones: int) -> Ability:
    slots = Slots(read.texts("knows") if read.has("knows") else ())
    effects = Effects(
        read.text("rule", "8.6.2.5.4"), slots, read_ability, VERBS, category=category, zones=zones, text=key
    )
    effects.is_fusion = bool(keywords >> words.KEYWORDS.index("fusion") & 1)
    trigger = read_trigger(read, slots) if category == AUTOMATIC else None
    slots.waits_for_damage = trigger is not None and trigger.kinds == 1 << words.ON_DAMAGE
    condition = _condition(read, slots)
    cost = read.take("cost", [])
    payable = effects.payable(cost, read.here("cost")) if cost else None
    most = read.number("times_per_turn")
    if most and category != AUTOMATIC:
        used = conditions.UsedLess(key, most)
        condition = used if condition is None else conditions.All((condition, used))
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
        keywords=keywords,
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
