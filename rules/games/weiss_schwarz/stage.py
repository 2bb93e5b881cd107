"""Characters on the stage (3.6): they turn, and they change their positions."""

from typing import TYPE_CHECKING, Final

from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import LOOKS_AT_ATTACK, LOOKS_AT_TURNED
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.state import ATTACKER, DEFENDER
from rules.games.weiss_schwarz.zones import NO_CARD, STAGE, take_from_stage

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame

# The three states of a character, by orientation (4.6.1).
_STATES: Final = ("4.6.1.1", "4.6.1.2", "4.6.1.3")


def is_still_there(game: "WeissGame", by: ProgramFrame) -> bool:
    """Return whether the card of the program still is on the stage, and the same card (10.14.1.1.1, 10.15.4)."""
    return game.where[by.card] == STAGE and game.incarnation[by.card] == by.number


def place_of(game: "WeissGame", by: ProgramFrame) -> int:
    """Return the position of the program's card, or the one from which it has left the stage (8.11.1)."""
    return game.position_of(by.card) if is_still_there(game, by) else by.place


def turn_card(game: "WeissGame", card: int, orientation: int, rule: str) -> None:
    """4.6: stand, rest or reverse a character; one that is turned so already does not become so (1.3.2.1)."""
    if game.orientation[card] == orientation and holds("1.3.2.1"):
        return
    if not holds(_STATES[orientation]) or not holds("4.6.1"):
        return
    if orientation == words.REVERSE and game.limited(card, words.CANNOT_BECOME_REVERSED):
        return
    before = game.orientation[card]
    game.orientation[card] = orientation
    game.has_changed(LOOKS_AT_TURNED)
    player = game.holder[card]
    game.note(rule, words.TURNED, player, card, orientation)
    if orientation == words.REVERSE:
        game.happen(words.ON_REVERSE, player, card, by=game.battle_opponent(card))
    else:
        game.happen(words.ON_TURNING, player, card, number=orientation, origin=before)


def move_on_stage(game: "WeissGame", card: int, position: int, rule: str) -> None:
    """3.6.3, 3.7.3.1: onto another position of the same stage with its markers; it stays the same card."""
    player = game.holder[card]
    side = game.sides[player]
    origin = game.position_of(card)
    if origin == position or game.limited(card, words.CANNOT_MOVE):
        return
    for marker in side.markers[position]:
        game.put_into_waiting_room(marker)
    side.markers[position] = ()
    markers = side.take_markers(card, origin) if holds("3.7.3.1") else ()
    take_from_stage(side, card)
    if side.stage[position] != NO_CARD:
        side.cover(position)
        game.unsettled = True
    side.stage[position] = card
    side.markers[position] = markers
    _leave_battle(game, card)
    game.is_stale = True
    game.note(rule, words.MOVED, player, origin, position)
    game.happen(words.ON_MOVE, player, card)


def exchange_positions(game: "WeissGame", player: int, one: int, other: int, rule: str) -> None:
    """6.5.1.2.4: what is on two positions changes places, with its markers (3.7.3.1)."""
    side = game.sides[player]
    side.stage[one], side.stage[other] = side.stage[other], side.stage[one]
    if holds("3.7.3.1"):
        side.markers[one], side.markers[other] = side.markers[other], side.markers[one]
    game.is_stale = True
    game.note(rule, words.MOVED, player, one, other)
    for position in (one, other):
        if side.stage[position] != NO_CARD:
            _leave_battle(game, side.stage[position])
            game.happen(words.ON_MOVE, player, side.stage[position])


def _leave_battle(game: "WeissGame", card: int) -> None:
    """7.2.1.5, 7.2.1.5.1: a position is a zone (3.6.1), so that a character that moves attacks or defends no more."""
    before = game.left_battle
    if card == game.attacker and holds("7.2.1.5"):
        game.left_battle |= ATTACKER
    if card == game.defender and holds("7.2.1.5.1"):
        game.left_battle |= DEFENDER
    if game.left_battle != before:
        game.has_changed(LOOKS_AT_ATTACK)


def put_under_nothing(game: "WeissGame", player: int, position: int) -> None:
    """9.6.2.1: of cards placed last together none is on top, and all go at the check timing."""
    if not holds("9.6.2.1"):
        return
    side = game.sides[player]
    side.cover(position)
    side.stage[position] = NO_CARD
