"""What may be done instead of paying the cost of a card that is played from hand (8.6.2.3)."""

from typing import TYPE_CHECKING, Final

from rules.engine import NEXT, Frame
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities.ability import Ability
from rules.games.weiss_schwarz.abilities.choosing import May, ProgramStep
from rules.games.weiss_schwarz.abilities.context import asking
from rules.games.weiss_schwarz.zones import HAND

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame

# The number of the frame in which a card is played: what may be done for it was offered, or is done.
IS_OFFERED: Final = 1
IS_PAID: Final = 2


def offered(game: "WeissGame", player: int, card: int) -> tuple[Ability, ProgramFrame] | None:
    """Return the ability of a card in hand that says what may be done, if that is possible now, and its frame."""
    for ability in game.abilities(card):
        if ability.is_price and ability.zones >> HAND & 1 and ability.payable is not None:
            by = asking(ability, player, card, game.incarnation[card])
            if ability.payable.holds(game, by):
                return ability, by
    return None


def is_offered(game: "WeissGame", frame: Frame) -> bool:
    """8.6.2.3: before the cost of a card is paid, let its text offer the player to do something for it, once."""
    if frame.number or game.specs[frame.card].is_plain_in_hand:
        return False
    price = offered(game, frame.player, frame.card)
    if price is None:
        return False
    frame.number = IS_OFFERED
    game.stack.append(price[1])
    return True


class MayDoForIt(May):
    """8.6.4, 8.6.2.3.2: one may do it, and who cannot pay the cost has said so by playing the card."""

    __slots__ = ()

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        if game.cost(by.card) > len(game.sides[by.player].stock):
            by.answer = 1
            return NEXT
        return super().do(game, by)


class HasDoneForIt(ProgramStep):
    """It is done, and the card is played with a cost of 0."""

    __slots__ = ()

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        playing = game.stack[-2]
        playing.number = IS_PAID
        return NEXT
