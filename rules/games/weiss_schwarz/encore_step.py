"""The encore step (7.7), in which reversed characters go to the waiting room."""

from typing import Final

from rules.engine import NEXT, POP, Frame, GoTo, Procedure, Step
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.replacing import Leaving, would
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.check_timing import CheckTiming
from rules.games.weiss_schwarz.leaving import leave_stage
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import NO_CARD, WAITING_ROOM


class ChooseReversed(Step[WeissGame]):
    """7.7.1.2, 7.7.1.3: one reversed character of the turn player, or else one of the other player."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        for player in (game.turn_player, 1 - game.turn_player):
            fallen = reversed_characters(game, player)
            if fallen and (player == game.turn_player or holds("7.7.1.3")):
                frame.player = player
                if len(fallen) == 1:
                    frame.answer = fallen[0]
                    return NEXT
                return game.ask(player, words.REVERSED, self.rule, fallen)
        return POP


def reversed_characters(game: WeissGame, player: int) -> list[int]:
    """Return the reversed characters of a player, by position."""
    orientation = game.orientation
    return [card for card in game.sides[player].stage if card != NO_CARD and orientation[card] == words.REVERSE]


class PutAwayReversed(Step[WeissGame]):
    """7.7.1.2, 7.7.1.3: it goes to the waiting room."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        rule = self.rule if frame.player == game.turn_player else "7.7.1.3"
        if game.watching.replaces >> words.ON_LEAVING & 1:
            would(game, Falling(rule), [frame.answer])
        else:
            leave_stage(game, frame.answer, WAITING_ROOM, rule)
        return NEXT


class Falling(Leaving):
    """A reversed character is about to go to the waiting room."""

    __slots__ = ("origin",)

    def __init__(self, origin: str) -> None:
        super().__init__(WAITING_ROOM)
        self.origin = origin

    def happen(self, game: WeissGame, events: list[int]) -> int:
        leave_stage(game, events[0], WAITING_ROOM, self.origin)
        return NEXT


ENCORE_STEP: Final = Procedure(
    "7.7",
    CheckTiming("7.7.1.1", words.ENCORE_STEP),
    CheckTiming("7.7.1.4"),
    ChooseReversed("7.7.1.2"),
    PutAwayReversed("7.7.1.2"),
    GoTo("7.7.1.2", -3),
)
