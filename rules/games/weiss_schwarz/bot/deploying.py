"""Clock and main phase: which card goes where, and what is done besides."""

from typing import Final

from rules.games.weiss_schwarz import judgement
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.bot.gains import CARD, STOCK, gain_of_ability
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX
from rules.games.weiss_schwarz.table import CLOCK_LIMIT
from rules.games.weiss_schwarz.view import Asked, View
from rules.games.weiss_schwarz.zones import CENTRE, NO_CARD, POSITIONS, facing

ASSIST: Final = 1 << words.KEYWORDS.index("assist")
FEW_CARDS: Final = 3
SMALL_DECK: Final = 10  # a refresh is near
MUCH_HAND: Final = 5  # with more cards than these one is missed less
MUCH_STOCK: Final = 5
WORTH_MOVING: Final = 0.25  # what two characters that change places have to bring


def clock(view: View, request: Asked) -> int:
    """The least useful card, one of a colour that the hand still lacks where there is one; none when it could kill."""
    if judgement.may_be_last(view, view.player) or not _wants_seventh(view):
        return words.PASS
    cards = request.options[1:]
    lacking = _lacking_colours(view)
    coloured = [card for card in cards if view.specs[card].colours & lacking and view.specs[card].kind != CLIMAX]
    return judgement.least_useful(view, view.player, coloured or cards)


def _wants_seventh(view: View) -> bool:
    """A seventh card is a level: for who has few cards, or some that wait for it."""
    side = view.sides[view.player]
    if len(side.clock) != CLOCK_LIMIT - 1 or len(side.hand) <= FEW_CARDS:
        return True
    return any(view.specs[card].level > len(side.level) for card in side.hand)


def discard(view: View, request: Asked) -> int:
    """The least useful card; before a refresh a climax that is not needed soon, to come back into the deck (9.2.2)."""
    side = view.sides[view.player]
    climaxes = [card for card in request.options if view.specs[card].kind == CLIMAX]
    if len(side.deck) <= SMALL_DECK and len(climaxes) > 1:
        return climaxes[0]
    return judgement.least_useful(view, view.player, request.options)


def _lacking_colours(view: View) -> int:
    """Return the colours that cards in hand need and neither level nor clock has (8.6.2.1.1)."""
    side = view.sides[view.player]
    have = wanted = 0
    for card in (*side.level, *side.clock):
        if card in view.specs:
            have |= view.specs[card].colours
    for card in side.hand:
        if view.specs[card].level or view.specs[card].kind == CLIMAX:
            wanted |= view.specs[card].colours
    return wanted & ~have


def main(view: View, request: Asked) -> int:
    """Whatever gains most: a character, an event, an ability, or two characters that change places."""
    best, most = words.PASS, 0.0
    for option in request.options:
        gain = _gain(view, option)
        if gain > most:
            best, most = option, gain
    return best


def _gain(view: View, option: int) -> float:
    if option == words.PASS:
        return 0.0
    if option >= words.ACTIVATE:
        card, at = divmod(option - words.ACTIVATE, words.MOST_ABILITIES)
        return gain_of_ability(view, view.abilities(card)[at])
    if option >= words.EXCHANGE:
        return _gain_of_exchange(view, *divmod(option - words.EXCHANGE, 5)) - WORTH_MOVING
    if view.specs[option].kind == CHARACTER:
        return _gain_at(view, option, best_position(view, option)) - _price(view, option)
    text = next(iter(view.abilities(option)), None)
    return 0.0 if text is None else gain_of_ability(view, text) - _price(view, option)


def _price(view: View, card: int) -> float:
    """Return what playing a card takes: itself, less for an event, which is good for nothing else, and its cost."""
    side = view.sides[view.player]
    is_spare = view.specs[card].kind != CHARACTER or len(side.hand) > MUCH_HAND
    hand = CARD / 2 if is_spare else CARD
    stock = STOCK if len(side.stock) <= MUCH_STOCK else STOCK / 2
    return hand + stock * view.cost(card)


def _gain_of_exchange(view: View, one: int, other: int) -> float:
    stage = view.sides[view.player].stage
    before = _worth_at(view, stage[one], one) + _worth_at(view, stage[other], other)
    return _worth_at(view, stage[one], other) + _worth_at(view, stage[other], one) - before


def _gain_at(view: View, card: int, position: int) -> float:
    return _worth_at(view, card, position) - _worth_at(view, view.sides[view.player].stage[position], position)


def best_position(view: View, card: int) -> int:
    """Return where the character gains most."""
    return max(POSITIONS, key=lambda position: _gain_at(view, card, position))


def _worth_at(view: View, card: int, position: int) -> float:
    """Return what a character is worth on a position of the stage, in cards."""
    if card == NO_CARD:
        return 0.0
    assists = any(ability.keywords & ASSIST for ability in view.specs[card].abilities)
    if position not in CENTRE:
        return 1.2 if assists else 0.2
    own = 1.0 + 0.6 * view.level(card) + view.power(card) / 10_000 + 0.4 * view.soul(card)
    return own + _against(view, card, position)


def _against(view: View, card: int, position: int) -> float:
    """Return what faces it is worth: something to beat is better than nothing, and that is better than a wall."""
    defender = view.sides[1 - view.player].stage[facing(position)]
    if defender == NO_CARD:
        return 0.4  # a direct attack has one more soul (7.2.1.4.1)
    return 0.6 if view.power(card) > view.power(defender) else 0.0


def position(view: View, request: Asked) -> int:
    """Where the character gains most that is played; one that an effect places: an empty place, else the weakest's."""
    stage = view.sides[view.player].stage
    card = request.source
    if card in view.sides[view.player].hand and request.program is None:
        return max(request.options, key=lambda at: _gain_at(view, card, at))
    return min(request.options, key=lambda at: (_worth_at(view, stage[at], at), at))
