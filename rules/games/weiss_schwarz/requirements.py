"""What may be played now: colour, level and cost (8.6.2.1, 8.6.2.3.2), and what texts ask for on top."""

from typing import Final

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import ACTIVATED, CONTINUOUS, EVENT_TEXT, Ability
from rules.games.weiss_schwarz.abilities.context import asking
from rules.games.weiss_schwarz.abilities.prices import offered
from rules.games.weiss_schwarz.abilities.values import COLOURS
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX, EVENT
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import HAND

_BACKUP: Final = 1 << words.KEYWORDS.index("backup")


def colours_of(game: WeissGame, player: int) -> int:
    """8.6.2.1.1: the colours of the cards in level and clock."""
    side = game.sides[player]
    specs = game.specs
    if not game.watching.plain_colours or game.lasting_writes & COLOURS or game.face_down:
        return _colours_now(game, side.level + side.clock)
    colours = 0
    for card in side.level:
        colours |= specs[card].colours
    for card in side.clock:
        colours |= specs[card].colours
    return colours


def _colours_now(game: WeissGame, cards: list[int]) -> int:
    """Return the colours that cards have with all effects applied; face down they are blank."""
    colours = 0
    for card in cards:
        if card not in game.face_down or not holds("3.9.2.2.1"):
            colours |= game.colours(card)
    return colours


def playable_cards(game: WeissGame, player: int, *, counter: bool = False) -> list[int]:
    """Return the characters and events in hand that can be played; `counter`: in a counter step (7.4.1.2.1)."""
    side = game.sides[player]
    specs = game.specs
    level = len(side.level)
    stock = len(side.stock)
    colours = colours_of(game, player)
    is_limited = game.may_limit(words.CANNOT_BE_PLAYED)
    is_plain = game.watching.plain_hands and not game.lasting_zones >> HAND & 1
    needs_level, needs_cost = _needs_level(), holds("8.6.2.3.2")
    playable = []
    for card in side.hand:
        spec = specs[card]
        kind = spec.kind
        if kind == CLIMAX or (counter and kind != EVENT):
            continue
        if is_plain and spec.is_plain_in_hand:
            if (
                (spec.level > level and needs_level)
                or (spec.cost > stock and needs_cost)
                or (not spec.colours & colours and _needs_colour(spec.level))
            ):
                continue
        elif not _is_in_reach(game, card, level, stock, colours):
            continue
        if is_limited and game.limited(card, words.CANNOT_BE_PLAYED):
            continue
        if kind == CHARACTER or _event_is_playable(game, player, card, counter):
            playable.append(card)
    return playable


def _needs_colour(level: int) -> bool:
    """8.6.2.1.1; a card of level 0 needs none (8.6.2.1.1.1)."""
    return (level > 0 or not holds("8.6.2.1.1.1")) and holds("8.6.2.1.1") and holds("8.6.2.1")


def _needs_level() -> bool:
    """8.6.2.1: colour and level, both."""
    return holds("8.6.2.1.2") and holds("8.6.2.1")


def _is_in_reach(game: WeissGame, card: int, level: int, stock: int, colours: int) -> bool:
    if game.cost(card) > stock and holds("8.6.2.3.2") and offered(game, game.holder[card], card) is None:
        return False
    own_level = game.level(card)
    if own_level > level and _needs_level():
        return False
    if game.colours(card) & colours or not _needs_colour(own_level):
        return True
    return game.limited(card, words.NEEDS_NO_COLOUR)


def event_texts(game: WeissGame, card: int) -> list[Ability]:
    """Return the lines of text that playing an event executes, in their order; none where they are not known."""
    return [ability for ability in game.abilities(card) if ability.category == EVENT_TEXT]


def _event_is_playable(game: WeissGame, player: int, card: int, counter: bool) -> bool:
    """An event whose text is not known stays in hand: nobody could say what it does."""
    texts = event_texts(game, card)
    is_for_counters = any(text.counter for text in texts)
    if not texts or (counter and not is_for_counters):
        return False
    if is_for_counters and not counter and not holds("2.8.2.1"):
        return False
    return all(_can(game, player, card, text) for text in texts)


def playable_climaxes(game: WeissGame, player: int) -> list[int]:
    """Return the climaxes in hand whose colour allows it; they need no level (8.6.2.1.2.1)."""
    colours = colours_of(game, player)
    specs = game.specs
    climaxes = [card for card in game.sides[player].hand if specs[card].kind == CLIMAX]
    if not holds("8.6.2.1.2.1"):
        climaxes = [card for card in climaxes if game.level(card) <= len(game.sides[player].level)]
    return [
        card
        for card in climaxes
        if (game.colours(card) & colours or not holds("8.6.2.1.1") or game.limited(card, words.NEEDS_NO_COLOUR))
        and not game.limited(card, words.CANNOT_BE_PLAYED)
    ]


def usable_abilities(game: WeissGame, player: int, *, counter: bool = False) -> list[int]:
    """8.1.1.1: the activated abilities that can be played, as options; none where no card has any."""
    options: list[int] = []
    piles = game.sides[player].piles
    activating = game.watching.activating
    for zone in game.watching.activated_in if holds("8.1.1.1") else ():
        for card in piles[zone]:
            if activating[card]:
                _add_usable(game, player, card, zone, counter, options)
    return options


def _add_usable(game: WeissGame, player: int, card: int, zone: int, counter: bool, options: list[int]) -> None:
    if game.limited(card, words.CANNOT_ACTIVATE):
        return
    for at, ability in enumerate(game.abilities(card)):
        if not _is_played(ability) or not ability.zones >> zone & 1:
            continue
        if ability.keywords & _BACKUP and game.limited(card, words.CANNOT_BACK_UP):
            continue
        if (ability.counter or not counter) and _can(game, player, card, ability):
            options.append(words.ACTIVATE + words.MOST_ABILITIES * card + at)


def _is_played(ability: Ability) -> bool:
    """8.6.1: continuous abilities are not played, as automatic ones are not by whoever likes."""
    return ability.category == ACTIVATED or (ability.category == CONTINUOUS and not holds("8.6.1"))


def _can(game: WeissGame, player: int, card: int, ability: Ability) -> bool:
    by = asking(ability, player, card, game.incarnation[card])
    if ability.condition is not None and not ability.condition.holds(game, by):
        return False
    return ability.payable is None or ability.payable.holds(game, by)
