"""Rule actions until there are none, then one automatic ability, and all over: what the books do between two things.

A check timing of Weiß Schwarz (8.5.1), where the ability is executed on the spot; a system process of Gate Ruler (11-2)
and a rule check of Trails (1002.1), where it is put to what waits for its resolution.
"""

from typing import Any, Generic, TypeVar

from rules.engine.machine import JUMP, NEXT, POP, Frame, Game, Procedure, Step
from rules.engine.random_source import RandomSource


class Standby:
    """One occurrence of an automatic ability that has to be played: so many of these are its trigger count."""

    __slots__ = ("master",)

    def __init__(self, master: int) -> None:
        self.master = master


W = TypeVar("W", bound=Standby)


class SettlingGame(Game, Generic[W]):
    """A game that settles.

    `standby` has the abilities to be played, in the order in which they triggered; `unsettled` says that something
    happened that rule actions may ask about.
    """

    __slots__ = ("standby", "unsettled")

    def __init__(self, random: RandomSource, on_interrupt: Procedure[Any]) -> None:
        super().__init__(random, on_interrupt)
        self.standby: list[W] = []
        self.unsettled = False

    def clone_machine_into(self, other: Game) -> None:
        """Let `other` go on as this game does, as far as the machine and what has to be settled are concerned."""
        super().clone_machine_into(other)
        assert isinstance(other, SettlingGame)  # noqa: S101
        other.standby = self.standby[:]
        other.unsettled = self.unsettled

    def leading_player(self) -> int:
        """Return whose abilities are played first, and who chooses first where both players do."""
        raise NotImplementedError

    def look_at_states(self) -> None:
        """Let the abilities trigger that wait for a condition, where it holds."""


S = TypeVar("S", bound=SettlingGame[Any])


class Call(Step[S]):
    """Go through another list of the book with the leading player, then go on here."""

    __slots__ = ("procedure",)

    def __init__(self, rule: str, procedure: Procedure[Any]) -> None:
        super().__init__(rule)
        self.procedure = procedure

    def run(self, game: S, frame: Frame) -> int:
        return game.call(self.procedure, game.leading_player())


class ChooseAutomatic(Step[S]):
    """The leading player's abilities first, then under rule `other` those of the other player.

    Each player chooses the order of their own by rule `order`; where it is one, there is nothing to choose. The next
    step plays what was chosen: `frame.answer` is its place in `standby`. The procedure begins anew as soon as there are
    rule actions again, and ends where there is no ability.
    """

    __slots__ = ("kind", "order", "other")

    def __init__(self, rule: str, kind: int, other: str, order: str) -> None:
        super().__init__(rule)
        self.kind = kind
        self.other = other
        self.order = order

    def run(self, game: S, frame: Frame) -> int:
        if game.unsettled:
            frame.at = 0
            return JUMP
        game.look_at_states()
        leading = game.leading_player()
        for player in (leading, 1 - leading) if game.holds(self.other) else (leading,):
            mine = [at for at, ability in enumerate(game.standby) if ability.master == player]
            if len(mine) > 1:
                return game.ask(player, self.kind, self.rule, mine if game.holds(self.order) else [*mine, -1])
            if mine:
                frame.answer = mine[0]
                return NEXT
        return POP
