"""Steps that several chapters of the book use."""

from rules.engine import NEXT, STAY, Frame, Step
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.replacing import Drawing, would
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import NO_CARD


class Draw(Step[WeissGame]):
    """4.7.1: the frame's player draws, one card at a time (3.2.3)."""

    __slots__ = ("count",)

    def __init__(self, rule: str, count: int) -> None:
        super().__init__(rule)
        self.count = count

    def run(self, game: WeissGame, frame: Frame) -> int:
        if game.watching.replaces >> words.ON_DRAW & 1:
            would(game, Drawing(self.rule, is_kept=False), [frame.player])
        else:
            card = game.take_top(frame.player)
            if card != NO_CARD:
                game.put_into_hand(card)
                game.note(self.rule, words.DRAWN, frame.player, card)
        frame.number += 1
        if frame.number < self.count:
            return STAY
        frame.number = 0
        return NEXT
