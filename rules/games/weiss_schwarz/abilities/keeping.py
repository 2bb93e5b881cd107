"""Steps of programs that keep cards by a name."""

from typing import TYPE_CHECKING

from rules.engine import NEXT
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities.ability import Cards
from rules.games.weiss_schwarz.abilities.choosing import ProgramStep

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class KeepAll(ProgramStep):
    """Keep all of certain cards in a slot, before something is done with them."""

    __slots__ = ("cards", "slot")

    def __init__(self, rule: str, cards: Cards, slot: int) -> None:
        super().__init__(rule)
        self.cards = cards
        self.slot = slot

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        by.slots[self.slot] = game.as_now(self.cards.find(game, by))
        return NEXT


class Gather(ProgramStep):
    """Keep the cards of several slots in one, those that are where they were."""

    __slots__ = ("slots", "together")

    def __init__(self, rule: str, slots: list[int], together: int) -> None:
        super().__init__(rule)
        self.slots = slots
        self.together = together

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        found = [card for slot in self.slots for card in game.still_there(by.slots[slot])]
        by.slots[self.together] = game.as_now(found)
        return NEXT


class KeepNames(Gather):
    """Let the cards of several slots, gathered in one and placed from there, be those of their slots again."""

    __slots__ = ()

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        placed = by.slots[self.together][::2]
        for slot in self.slots:
            by.slots[slot] = game.as_now([card for card in by.slots[slot][::2] if card in placed])
        return NEXT
