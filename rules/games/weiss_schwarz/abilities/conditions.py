"""Conditions of programs: when it is, what was done, and how conditions go together."""

from typing import TYPE_CHECKING

from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import LOOKS_AT_MOMENT, Condition, how_often
from rules.games.weiss_schwarz.abilities.sets import together

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class Turn(Condition):
    """During your turn, or your opponent's."""

    __slots__ = ("is_yours",)

    def __init__(self, is_yours: bool) -> None:
        self.is_yours = is_yours

    def holds(self, game: "WeissGame", by: ProgramFrame) -> bool:
        return (game.turn_player == by.player) == self.is_yours

    def looks(self) -> int:
        return 0


class FirstTurn(Condition):
    """The first turn of the game, which is that of the player who starts (5.2.1.5)."""

    __slots__ = ()

    def holds(self, game: "WeissGame", by: ProgramFrame) -> bool:
        return game.turn == 1

    def looks(self) -> int:
        return 0


class During(Condition):
    """In a phase or step; the attack phase is all its steps (7.1.1)."""

    __slots__ = ("last", "moment")

    def __init__(self, moment: int) -> None:
        self.moment = moment
        self.last = words.ENCORE_STEP if moment == words.ATTACK_PHASE else moment

    def holds(self, game: "WeissGame", by: ProgramFrame) -> bool:
        return self.moment <= game.moment <= self.last

    def looks(self) -> int:
        return LOOKS_AT_MOMENT


class Did(Condition):
    """If you did (8.6.4)."""

    __slots__ = ()

    def holds(self, game: "WeissGame", by: ProgramFrame) -> bool:
        return by.did


class WasCancelled(Condition):
    """4.10.1.2: the damage that the program has just dealt was cancelled."""

    __slots__ = ()

    def holds(self, game: "WeissGame", by: ProgramFrame) -> bool:
        return by.answer == words.CANCELLED


class UsedLess(Condition):
    """This card has used an ability less than so many times this turn; each of several equal ones as often."""

    __slots__ = ("key", "most")

    def __init__(self, key: str, most: int) -> None:
        self.key = key
        self.most = most

    def holds(self, game: "WeissGame", by: ProgramFrame) -> bool:
        equal = max(how_often(game.abilities(by.card), self.key), 1)
        return game.used.count((self.key, by.card, by.number)) < self.most * equal


class Several(Condition):
    """Several conditions together."""

    __slots__ = ("conditions",)

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions = conditions

    def reads(self) -> int:
        return together([condition.reads() for condition in self.conditions])

    def looks(self) -> int:
        return together([condition.looks() for condition in self.conditions])


class All(Several):
    """All of several conditions."""

    __slots__ = ()

    def holds(self, game: "WeissGame", by: ProgramFrame) -> bool:
        for condition in self.conditions:  # noqa: SIM110 - a loop is quicker, and this runs all the time
            if not condition.holds(game, by):
                return False
        return True


class Any(Several):
    """One of several conditions at least."""

    __slots__ = ()

    def holds(self, game: "WeissGame", by: ProgramFrame) -> bool:
        return any(condition.holds(game, by) for condition in self.conditions)


class Unless(Condition):
    """The contrary of a condition."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, game: "WeissGame", by: ProgramFrame) -> bool:
        return not self.condition.holds(game, by)

    def reads(self) -> int:
        return self.condition.reads()

    def looks(self) -> int:
        return self.condition.looks()
