"""The zones of a player (section 3 of the book). Lists hold cards, the last one on top."""

from typing import Final

NO_CARD: Final = -1

# Stage positions (3.6.4): 0 to 2 are the centre stage from left to right, 3 and 4 the back stage.
CENTRE: Final = (0, 1, 2)
POSITIONS: Final = (0, 1, 2, 3, 4)


def facing(position: int) -> int:
    """Return the position of the opponent that faces a position of the centre stage (3.6.6)."""
    return 2 - position


class Side:
    """All zones of one player.

    `stage` holds the card placed last on each of five positions; `under` holds those on a position that another card
    was placed on meanwhile, until the next check timing (9.6.2). `damage` counts damage processes under way (4.10).
    """

    __slots__ = (
        "climax",
        "clock",
        "damage",
        "deck",
        "hand",
        "level",
        "resolution",
        "stage",
        "stock",
        "under",
        "waiting_room",
    )

    def __init__(self, deck: list[int]) -> None:
        self.deck = deck
        self.hand: list[int] = []
        self.waiting_room: list[int] = []
        self.clock: list[int] = []
        self.level: list[int] = []
        self.stock: list[int] = []
        self.climax: list[int] = []
        self.resolution: list[int] = []
        self.stage: list[int] = [NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD]
        self.under: list[tuple[int, int]] = []
        self.damage = 0

    def clone(self) -> "Side":
        """Return a side with the same cards in the same order."""
        other = Side(self.deck[:])
        other.hand = self.hand[:]
        other.waiting_room = self.waiting_room[:]
        other.clock = self.clock[:]
        other.level = self.level[:]
        other.stock = self.stock[:]
        other.climax = self.climax[:]
        other.resolution = self.resolution[:]
        other.stage = self.stage[:]
        other.under = self.under[:]
        other.damage = self.damage
        return other

    def cards(self) -> list[int]:
        """Return every card of every zone: fifty for a player, whatever happens."""
        on_stage = [card for card in self.stage if card != NO_CARD]
        below = [card for card, _ in self.under]
        zones = (self.deck, self.hand, self.waiting_room, self.clock, self.level, self.stock, self.climax)
        return [card for zone in zones for card in zone] + self.resolution + on_stage + below

    def characters(self) -> list[int]:
        """Return the cards on the stage by position, those below another one last."""
        return [card for card in self.stage if card != NO_CARD] + [card for card, _ in self.under]
