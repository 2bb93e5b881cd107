"""Choosing at the same time: first the leading player says what, then the other, and then it is done for both."""

from rules.engine.machine import NEXT, STAY, Frame, Step
from rules.engine.timing.responding import PASS
from rules.engine.timing.settling import S


class ChooseTogether(Step[S]):
    """Each player chooses one thing or passes (Gate Ruler 1-5h, Trails 1502.1).

    Then the next step finds in `frame.cards` what the leading player chose and what the other did. Who has nothing to
    choose is not asked.
    """

    __slots__ = ("kind",)

    def __init__(self, rule: str, kind: int) -> None:
        super().__init__(rule)
        self.kind = kind

    def options(self, game: S, player: int) -> list[int]:
        """Return what the player may choose."""
        raise NotImplementedError

    def run(self, game: S, frame: Frame) -> int:
        if frame.number:
            frame.cards.append(frame.answer)
        if len(frame.cards) == 2:
            frame.number = 0
            return NEXT
        leading = game.leading_player()
        player = 1 - leading if frame.cards else leading
        options = self.options(game, player)
        frame.number = 1
        frame.answer = PASS
        if not options:
            return STAY
        frame.at -= 1  # come back to take the answer
        return game.ask(player, self.kind, self.rule, [PASS, *options])
