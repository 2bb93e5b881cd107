"""Straight to a phase or step (11.4)."""

from typing import TYPE_CHECKING, Final

from rules.engine import JUMP, NEXT, Frame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.effects import end_lasting
from rules.games.weiss_schwarz.zones import NO_CARD, RESOLUTION

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame

TURN: Final = "6"
ATTACK: Final = "7"
TRIGGER_CHECK: Final = "7.3.1.2"

# Where each phase and step begins: in the list of the turn, or in that of the attacks.
BEGINNINGS: Final = {
    words.STAND_PHASE: (TURN, "6.2"),
    words.DRAW_PHASE: (TURN, "6.3"),
    words.CLOCK_PHASE: (TURN, "6.4"),
    words.MAIN_PHASE: (TURN, "6.5"),
    words.CLIMAX_PHASE: (TURN, "6.6"),
    words.ATTACK_PHASE: (TURN, "6.7"),
    words.ATTACK_DECLARATION_STEP: (ATTACK, "7.2.1.2"),
    words.TRIGGER_STEP: (ATTACK, "7.3.1.1"),
    words.COUNTER_STEP: (ATTACK, "7.4.1.1"),
    words.DAMAGE_STEP: (ATTACK, "7.5.1.1"),
    words.BATTLE_STEP: (ATTACK, "7.6.1.1"),
    words.ENCORE_STEP: (TURN, "7.7"),
    words.END_PHASE: (TURN, "6.8"),
}


def go_to(game: "WeissGame", moment: int) -> int:
    """11.4.1.2: leave what is under way, without its check timings, and go on where the phase or step begins.

    What waits in a standby condition waits for the check timing there (11.4.1.3). A step of an attack that is not
    under way cannot be gone to (1.3.2).
    """
    rule, step = BEGINNINGS[moment]
    if not any(frame.procedure.rule == rule for frame in game.stack):
        return NEXT
    while game.stack[-1].procedure.rule != rule:
        _leave(game, game.stack.pop())
    if not holds("11.4.1.3"):
        game.standby = []
    frame = game.stack[-1]
    frame.at = next(at for at, one in enumerate(frame.procedure.steps) if one.rule == step)
    return JUMP


def _leave(game: "WeissGame", frame: Frame) -> None:
    """What was being played, revealed or dealt goes where it would have gone; an attack is over with its effects."""
    rule = frame.procedure.rule
    if rule == ATTACK:
        game.attacker = NO_CARD
        game.defender = NO_CARD
        game.left_battle = 0
        game.is_stale = True
        if holds("11.4.1.1"):
            end_lasting(game, words.THIS_ATTACK)
    elif rule == "4.10.1":
        game.sides[frame.player].damage -= 1
    for card in (*frame.cards, frame.card) if rule in ("4.10.1", TRIGGER_CHECK, "8.6.2") else ():
        if 0 <= card < len(game.where) and game.where[card] == RESOLUTION:
            game.take_out(card)
            if rule == TRIGGER_CHECK:
                game.put_into_stock(card)
            else:
                game.put_into_waiting_room(card)
