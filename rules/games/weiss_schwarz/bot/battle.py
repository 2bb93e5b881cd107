"""Climax and attack phase: who attacks how, and what is done against it."""

from typing import Final

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.bot.gains import gain_of_ability, power_given
from rules.games.weiss_schwarz.rule_actions import LEVEL_LIMIT
from rules.games.weiss_schwarz.view import Asked, View
from rules.games.weiss_schwarz.zones import CENTRE, NO_CARD

ATTACKERS: Final = 2  # a climax is worth it for so many
DAMAGE: Final = 0.7  # what one damage is worth, in cards
LAST_DAMAGE: Final = 1.2  # at the opponent's last level


def climax(view: View, request: Asked) -> int:
    """A climax as soon as two characters can attack, and not in the very first turn, when only one may."""
    stage = view.sides[view.player].stage
    standing = sum(stage[at] != NO_CARD and view.stands(stage[at]) for at in CENTRE)
    return request.options[1] if standing >= ATTACKERS and view.turn > 1 else words.PASS


def attacker(view: View, request: Asked) -> int:
    """Everyone attacks, the lowest soul first: what a small damage does not bring into the clock a large one may."""
    return min((card for card in request.options if card != words.PASS), key=view.soul)


def attack_type(view: View, request: Asked) -> int:
    """Whatever brings more: frontal for the battle and all damage, or from the side and nobody falls."""
    return max(request.options, key=lambda kind: _frontal(view) if kind == words.FRONTAL else _from_the_side(view))


def _frontal(view: View) -> float:
    attack, defence = view.power(view.attacker), view.power(view.defender)
    value = _damage(view) * max(view.soul(view.attacker), 0)
    if attack >= defence:
        value += _fallen(view, view.defender)
    if attack <= defence:
        value -= _fallen(view, view.attacker)
    return value


def _from_the_side(view: View) -> float:
    return _damage(view) * max(view.soul(view.attacker) - view.level(view.defender), 0)


def _damage(view: View) -> float:
    return LAST_DAMAGE if len(view.sides[1 - view.player].level) == LEVEL_LIMIT - 1 else DAMAGE


def _fallen(view: View, card: int) -> float:
    """Return what it is worth that a character falls."""
    return 0.8 + 0.5 * view.level(card)


def counter(view: View, request: Asked) -> int:
    """What turns the battle around, and what is worth its price without."""
    lacking = view.power(view.attacker) - view.power(view.defender)
    for option in request.options:
        if option >= words.ACTIVATE:
            card, at = divmod(option - words.ACTIVATE, words.MOST_ABILITIES)
            given = power_given(view.abilities(card)[at])
            if given > lacking >= 0:
                return option
        elif option != words.PASS:
            text = next(iter(view.abilities(option)), None)
            if text is not None and gain_of_ability(view, text) > 1 + view.cost(option):
                return option
    return words.PASS


def back_stage(view: View, request: Asked) -> int:
    """The strongest of the back stage that the attacker beats."""
    beaten = [c for c in request.options if c != words.PASS and view.power(c) < view.power(view.attacker)]
    return max(beaten, key=view.power, default=words.PASS)
