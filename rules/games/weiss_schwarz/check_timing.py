"""Check timing (8.5.1): rule actions until there are none, then one automatic ability at a time."""

from typing import Final

from rules.engine import CALL, JUMP, NEXT, POP, Frame, GoTo, Procedure, Step
from rules.engine.timing import settling
from rules.games.weiss_schwarz import rule_actions
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.forbidding import cannot_use
from rules.games.weiss_schwarz.abilities.standby import Standby, end_of_turn, stand_by, waiting_for_the_end
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.table import WeissGame


class CheckTiming(Step[WeissGame]):
    """A check timing occurs, at the beginning of a phase or step, or an end of one, where `moment` says which.

    Where nothing happened that it could be about, it ends at once.
    """

    __slots__ = ("moment",)

    def __init__(self, rule: str, moment: int = -1) -> None:
        super().__init__(rule)
        self.moment = moment

    def run(self, game: WeissGame, frame: Frame) -> int:
        if self.moment >= 0:
            fire(game, self.moment)
        if game.watching.states:
            game.look_at_states()
        if not game.unsettled and not game.standby and not rule_actions.is_somebody_powerless(game):
            return NEXT
        return game.call(CHECK_TIMING)


class BeforePlaying(CheckTiming):
    """4.5.2: a check timing before a player gets a play timing."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        return super().run(game, frame) if holds("4.5.2") else NEXT


def begin(game: WeissGame, moment: int) -> None:
    """A phase or step begins, or ends."""
    game.moment = moment
    if game.watching.looks_at_moment:
        game.is_stale = True


def fire(game: WeissGame, moment: int) -> None:
    """The trigger condition of a moment is fulfilled."""
    begin(game, moment)
    if game.watching.moments[moment]:
        game.happen(words.ON_MOMENT, game.turn_player, number=moment)


class EndOfTurn(CheckTiming):
    """6.8.1.1: the end of the turn, for abilities that have not waited for it yet in this end phase (6.8.1.5)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        begin(game, words.END_PHASE)
        if game.watching.moments[words.END_PHASE]:
            found = waiting_for_the_end(game)
            game.ended += tuple([(one.ability.key, one.by.card, one.by.number) for one in found])
            stand_by(game, end_of_turn(game), found)
        return super().run(game, frame)


class Fire(Step[WeissGame]):
    """The trigger condition of a moment is fulfilled, without a check timing of its own."""

    __slots__ = ("moment",)

    def __init__(self, rule: str, moment: int) -> None:
        super().__init__(rule)
        self.moment = moment

    def run(self, game: WeissGame, frame: Frame) -> int:
        fire(game, self.moment)
        return NEXT


class ChooseAutomatic(settling.ChooseAutomatic[WeissGame]):
    """8.5.1.2, 8.5.1.3: the turn player's abilities first; each player chooses the order of their own (8.7.3.1)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        game.unsettled = game.unsettled or rule_actions.is_somebody_powerless(game)
        outcome = super().run(game, frame) if holds("8.7.1") else POP
        if outcome == POP and not holds("8.5.1.4"):
            frame.at = 0
            return JUMP
        return outcome


class PlayAutomatic(Step[WeissGame]):
    """8.7.3: play the chosen ability; its standby condition ends with that, even if it cannot be played (8.7.3.2)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        waiting = game.standby.pop(frame.answer)
        if not holds("8.7.3.2") and not _can_be_played(game, waiting):
            game.standby.append(waiting)
        if game.incarnation[waiting.card] != waiting.incarnation and not holds("8.7.7"):
            return NEXT
        if cannot_use(game, waiting):  # 8.7.3.2
            return NEXT
        game.stack.append(waiting.frame())
        return CALL


def _can_be_played(game: WeissGame, waiting: Standby) -> bool:
    payable = waiting.ability.payable
    return payable is None or payable.holds(game, waiting.frame())


CHECK_TIMING: Final = Procedure(
    "8.5.1",
    rule_actions.Losing("9.4.1"),
    rule_actions.Settle("8.5.1.1"),
    ChooseAutomatic("8.5.1.2", words.AUTOMATIC, other="8.5.1.3", order="8.7.3.1"),
    PlayAutomatic("8.7.3"),
    GoTo("8.5.1.2", -4),
)
