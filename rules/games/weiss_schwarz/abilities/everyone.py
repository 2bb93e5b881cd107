"""Steps of programs that every player does, each one as "you"."""

from typing import TYPE_CHECKING, Any, Final

from rules.engine import CALL, NEXT, Procedure
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities.choosing import ProgramStep
from rules.games.weiss_schwarz.book import holds

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame

Named = tuple[int, ...]  # slots of cards that get a name in what everyone does

_NONE: Final[list[int]] = []


class ByEachInTurn(ProgramStep):
    """1.3.4: the turn player, or the other one, does something; the turn player does it first.

    The cards of `named` are those of both players afterwards.
    """

    __slots__ = ("is_turn_players", "named", "procedure")

    def __init__(self, rule: str, procedure: Procedure[Any], named: Named, *, is_turn_players: bool) -> None:
        super().__init__(rule)
        self.procedure = procedure
        self.named = named
        self.is_turn_players = is_turn_players

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        is_first = self.is_turn_players == holds("1.3.4")
        player = game.turn_player if is_first else 1 - game.turn_player
        slots = by.slots[:]
        for slot in self.named:
            slots[slot] = _NONE
        game.stack.append(ProgramFrame(self.procedure, player, by.card, by.number, slots, by.place))
        return CALL


class HandBack(ProgramStep):
    """The end of what one of the players does: the program that goes on knows the cards of both."""

    __slots__ = ("named",)

    def __init__(self, rule: str, named: Named) -> None:
        super().__init__(rule)
        self.named = named

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        whole = game.stack[-2]
        assert isinstance(whole, ProgramFrame)  # noqa: S101
        called = whole.procedure.steps[whole.at - 1]
        is_first = isinstance(called, ByEachInTurn) and called.is_turn_players
        for slot in self.named:
            whole.slots[slot] = by.slots[slot] if is_first else [*whole.slots[slot], *by.slots[slot]]
        return NEXT
