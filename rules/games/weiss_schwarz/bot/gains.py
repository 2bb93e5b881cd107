"""What the programs of cards are worth, read off their steps: a card in hand is worth one."""

from collections.abc import Sequence
from typing import Any, Final

from rules.engine import Step
from rules.games.weiss_schwarz.abilities import (
    choosing,
    doing,
    exchanging,
    lasting,
    looking,
    placing,
    turning,
    underneath,
)
from rules.games.weiss_schwarz.abilities.ability import THIS, Ability, Amount, Cards
from rules.games.weiss_schwarz.abilities.amounts import Fixed
from rules.games.weiss_schwarz.abilities.changes import Number
from rules.games.weiss_schwarz.abilities.sets import ANYONES, OPPONENTS, YOURS, InSlot, InZone, Those
from rules.games.weiss_schwarz.abilities.values import POWER, SOUL
from rules.games.weiss_schwarz.view import HIDDEN, View
from rules.games.weiss_schwarz.vocabulary import REVERSE, STAND
from rules.games.weiss_schwarz.zones import CLOCK, DECK, HAND, LEVEL, MEMORY, NO_CARD, STAGE, WAITING_ROOM
from rules.games.weiss_schwarz.zones import STOCK as STOCK_ZONE

CARD: Final = 1.0
STOCK: Final = 0.4
ONE_DAMAGE: Final = 0.7
MOST_SLOTS: Final = 6  # so many slots and tests lie between cards and their zone at most

# What a card is worth to its player, by the zone where it is.
_WORTH: Final = {
    HAND: CARD, STAGE: 1.2, STOCK_ZONE: STOCK, LEVEL: 0.3, CLOCK: -0.9, MEMORY: 0.0, WAITING_ROOM: 0.0, DECK: 0.0,
}  # fmt: skip
# What one more of a number is worth to a character.
_PER_NUMBER: Final = {POWER: 1 / 4000, SOUL: 0.5}

Chosen = dict[int, Cards]


def gain_of_ability(view: View, ability: Ability) -> float:
    """Return what an ability is worth, its cost taken off."""
    return 0.0 if ability.effect is None else gain_of(view, ability.effect.steps, {})


def gain_of(view: View, steps: Sequence[Step[Any]], chosen: Chosen) -> float:
    """Return what steps are worth together; `chosen` knows what the slots filled before them hold."""
    gain = 0.0
    for step in steps:
        if isinstance(step, choosing.Choose):
            chosen[step.slot] = step.cards
        elif isinstance(step, looking.Look):
            chosen[step.slot] = InZone(DECK, int(step.is_opponents), ())
        elif isinstance(step, doing.Top):
            chosen[step.slot] = InZone(step.zone, int(step.is_opponents), ())
        gain += gain_of_step(view, step, chosen)
    return gain


_FOR_WHOM: Final = {OPPONENTS: 1, YOURS: -1, ANYONES: 0}  # who deals damage to both gains nothing


def gain_of_step(view: View, step: Step[Any], chosen: Chosen) -> float:
    """Return what one step is worth: nothing where it is about cards of a zone that has none."""
    cards = getattr(step, "cards", None)
    if isinstance(cards, Cards) and _finds_nothing(view, cards, chosen):
        return 0.0
    if isinstance(step, doing.Top):
        return _sign(step.is_opponents) * _number(step.amount) * _WORTH.get(step.zone, 0.0)
    if isinstance(step, doing.Put):
        return gain_of_put(step.cards, step.zone, chosen)
    if isinstance(step, doing.PayStock):
        return -STOCK * _number(step.amount)
    if isinstance(step, lasting.DealDamage):
        return _FOR_WHOM[step.to] * ONE_DAMAGE * _number(step.amount)
    if isinstance(step, lasting.Give):
        return _gain_of_change(view, step, chosen)
    if isinstance(step, turning.TurnCards):
        return _gain_of_turning(step, chosen)
    if isinstance(step, placing.Place | underneath.Stack | exchanging.Exchange):
        return _gain_of_placing(view, step, chosen)
    return 0.2 if isinstance(step, lasting.Later | lasting.Shield | lasting.CheckTriggersAgain) else 0.0


def gain_of_put(cards: Cards, zone: int, chosen: Chosen) -> float:
    """Return what it is worth that cards go from where they are to a zone."""
    before = _WORTH.get(zone_of(cards, chosen), 0.0)
    return _sign(is_opponents(cards, chosen)) * (_WORTH.get(zone, 0.0) - before)


def _gain_of_change(view: View, step: lasting.Give, chosen: Chosen) -> float:
    """Return what a change is worth; power is for battles, and there are none against an empty stage (7.2.1.4.1)."""
    change = step.change
    if not isinstance(change, Number):
        return 0.3
    if change.information == POWER and _is_empty(view, STAGE, 1 - view.player):
        return 0.0
    each = _PER_NUMBER.get(change.information, 0.0) * _number(change.amount)
    return _sign(is_opponents(step.cards, chosen)) * each


def _gain_of_turning(step: turning.TurnCards, chosen: Chosen) -> float:
    gain = {STAND: 1.0, REVERSE: -1.2}.get(step.orientation, -0.3)
    return _sign(is_opponents(step.cards, chosen)) * gain


def _gain_of_placing(view: View, step: Step[Any], chosen: Chosen) -> float:
    """A character on the stage is worth more the higher its level is; of one that is not known, that of the player."""
    if not isinstance(step, placing.Place):
        return 1.0
    if isinstance(step.cards, InSlot) and step.cards.slot == THIS:  # it comes back, as by an encore
        source = view.request.source if view.request is not None else HIDDEN
        return 0.3 + 0.6 * (view.level(source) if source in view.specs else 0)
    return 0.3 + 0.6 * len(view.sides[view.player].level) - max(0.0, _WORTH.get(zone_of(step.cards, chosen), 0.0))


def zone_of(cards: Cards, chosen: Chosen) -> int:
    """Return the zone that the cards come from, the stage where it is not said."""
    known = _come_from(cards, chosen)
    return STAGE if known is None else known.zone


def is_opponents(cards: Cards, chosen: Chosen) -> bool:
    known = _come_from(cards, chosen)
    return known is not None and known.whose == OPPONENTS


def _come_from(cards: Cards, chosen: Chosen) -> InZone | None:
    """Return where the cards come from, by way of the slots that they were chosen from; None where it is not said."""
    known: Cards | None = cards
    for _ in range(MOST_SLOTS):
        if isinstance(known, Those):
            known = known.cards
        elif isinstance(known, InSlot):
            known = chosen.get(known.slot)
    return known if isinstance(known, InZone) else None


def _finds_nothing(view: View, cards: Cards, chosen: Chosen) -> bool:
    known = _come_from(cards, chosen)
    if known is None or known.whose == ANYONES:
        return False
    return _is_empty(view, known.zone, 1 - view.player if known.whose == OPPONENTS else view.player)


def _is_empty(view: View, zone: int, player: int) -> bool:
    side = view.sides[player]
    if zone == STAGE:
        return all(card == NO_CARD for card in side.stage)
    piles = {
        HAND: side.hand, STOCK_ZONE: side.stock, LEVEL: side.level, CLOCK: side.clock, MEMORY: side.memory,
        WAITING_ROOM: side.waiting_room, DECK: side.deck,
    }  # fmt: skip
    return not piles.get(zone, (zone,))


def power_given(ability: Ability) -> int:
    """Return the power that an ability gives to one character, as far as that is a plain number."""
    steps = ability.effect.steps if ability.effect is not None else ()
    gives = [step.change for step in steps if isinstance(step, lasting.Give)]
    return sum(_number(one.amount) for one in gives if isinstance(one, Number) and one.information == POWER)


def _number(amount: Amount) -> int:
    return amount.number if isinstance(amount, Fixed) else 1


def _sign(is_theirs: bool) -> int:
    return -1 if is_theirs else 1
