"""Steps of programs that stand, rest or reverse characters, or turn cards face down or up."""

from typing import TYPE_CHECKING

from rules.engine import NEXT
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import Cards
from rules.games.weiss_schwarz.abilities.choosing import ProgramStep
from rules.games.weiss_schwarz.specs import CHARACTER
from rules.games.weiss_schwarz.stage import turn_card
from rules.games.weiss_schwarz.zones import LEVEL, MEMORY

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class TurnCards(ProgramStep):
    """4.6: stand, rest or reverse characters; becoming what they are is nothing."""

    __slots__ = ("cards", "is_of_stage", "orientation")

    def __init__(self, rule: str, cards: Cards, orientation: int, *, is_of_stage: bool = False) -> None:
        super().__init__(rule)
        self.is_of_stage = is_of_stage  # an automatic effect of a card on the stage
        self.cards = cards
        self.orientation = orientation

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        for card in self.cards.find(game, by):
            if not self._is_forbidden(game, by, card):
                turn_card(game, card, self.orientation, self.rule)
        return NEXT

    def _is_forbidden(self, game: "WeissGame", by: ProgramFrame, card: int) -> bool:
        """1.3.3: whether an automatic ability of a character cannot reverse a character of the other player."""
        return (
            self.orientation == words.REVERSE
            and self.is_of_stage
            and game.holder[card] != by.player
            and game.specs[by.card].kind == CHARACTER
            and game.limited(card, words.CANNOT_BE_REVERSED_BY_ABILITIES)
        )


class TurnOver(ProgramStep):
    """3.9.2, 3.12.2: cards of level or memory come to lie face down, or face up, and stay the same cards."""

    __slots__ = ("cards", "is_down")

    def __init__(self, rule: str, cards: Cards, *, is_down: bool) -> None:
        super().__init__(rule)
        self.cards = cards
        self.is_down = is_down

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        for card in self.cards.find(game, by):
            if game.where[card] in (LEVEL, MEMORY) and (card in game.face_down) != self.is_down:
                others = tuple([other for other in game.face_down if other != card])
                game.face_down = (*others, card) if self.is_down else others
                game.is_stale = True
                to = words.FACE_DOWN if self.is_down else words.FACE_UP
                game.note(self.rule, words.TURNED, game.holder[card], card, to)
        return NEXT
