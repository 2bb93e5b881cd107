"""Gate Ruler's gate (9-2 to 9-4): players add to it in turns; then all of it resolves, unless something new comes."""

from typing import Any, Final

from rules.engine.machine import JUMP, NEXT, POP, Frame, GoTo, Procedure, Step
from rules.engine.timing.responding import (
    Act,
    BeginResolving,
    EndResolving,
    EndWithoutObjects,
    GainPriority,
    OfferActions,
    RespondingGame,
    Settle,
)
from rules.engine.timing.settling import Call

Gated = RespondingGame[Any]


class StopAtOnce(Step[Gated]):
    """9-3d: nobody adds anything while a process is on top that resolves at once."""

    __slots__ = ()

    def run(self, game: Gated, frame: Frame) -> int:
        return POP if game.waiting and game.waiting[-1].resolves_at_once and game.holds(self.rule) else NEXT


class BeginResolvingInGate(BeginResolving[Gated]):
    """9-4c, 14-4c; how much was ever added is kept for 9-4f."""

    __slots__ = ()

    def run(self, game: Gated, frame: Frame) -> int:
        outcome = super().run(game, frame)
        frame.cards = [game.added]
        return outcome


class ResolveNext(Step[Gated]):
    """9-4e, 9-4f: the next one without priority for anybody, if nothing was added since 9-4c."""

    __slots__ = ()

    def run(self, game: Gated, frame: Frame) -> int:
        if not game.waiting or frame.cards != [game.added] or not game.holds(self.rule):
            return POP
        frame.at = 0
        return JUMP


ADDITION_PROCESS: Final = Procedure(
    "9-3",
    GainPriority("9-3b"),
    Settle("9-3c"),
    StopAtOnce("9-3d"),
    OfferActions("9-3e"),
    Act("9-3f", passing="9-3g-2", settle=1),
)
RESOLUTION_PROCESS: Final = Procedure(
    "9-4", BeginResolvingInGate("9-4c"), EndResolving("14-4c"), Settle("9-4d"), ResolveNext("9-4f")
)
GATE_PROCESS: Final[Procedure[Gated]] = Procedure(
    "9-2",
    Call("9-2b", ADDITION_PROCESS),
    EndWithoutObjects("9-4b"),
    Call("9-2c", RESOLUTION_PROCESS),
    GoTo("9-2d", -3),
)
