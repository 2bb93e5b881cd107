"""Check timing (8.5.1): rule actions until there are none, then one automatic ability at a time."""

from typing import Final

from rules.engine import JUMP, NEXT, POP, Frame, GoTo, Procedure, Step
from rules.games.weiss_schwarz import rule_actions
from rules.games.weiss_schwarz.automatic import ABILITIES
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.vocabulary import AUTOMATIC


class CheckTiming(Step[WeissGame]):
    """A check timing occurs. Where nothing happened that it could be about, it ends at once."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if not game.unsettled and not game.standby:
            return NEXT
        return game.call(CHECK_TIMING)


class ChooseAutomatic(Step[WeissGame]):
    """8.5.1.2, 8.5.1.3: the turn player's abilities first; each player chooses the order of their own (8.7.3.1)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if game.unsettled:  # something interrupted the rule actions
            frame.at = 0
            return JUMP
        if not game.standby:
            return POP  # 8.5.1.4
        for player in (game.turn_player, 1 - game.turn_player):
            mine = [at for at, ability in enumerate(game.standby) if ability[0] == player]
            if len(mine) == 1:
                frame.answer = mine[0]
                return NEXT
            if mine:
                return game.ask(player, AUTOMATIC, self.rule, mine)
        return POP


class PlayAutomatic(Step[WeissGame]):
    """8.7.3: play the chosen ability; its standby condition ends with that."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        master, kind, card, incarnation, value = game.standby.pop(frame.answer)
        outcome = game.call(ABILITIES[kind], master, card, value)
        game.stack[-1].cards.append(incarnation)
        return outcome


CHECK_TIMING: Final = Procedure(
    "8.5.1",
    rule_actions.Losing("9.4.1"),
    rule_actions.Settle("8.5.1.1"),
    ChooseAutomatic("8.5.1.2"),
    PlayAutomatic("8.7.3"),
    GoTo("8.5.1.2", -4),
)
