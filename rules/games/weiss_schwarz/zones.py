"""The zones of a player (section 3 of the book). Lists hold cards, the last one on top."""

from typing import Final

from rules.games.weiss_schwarz.book import holds

NO_CARD: Final = -1

# The zones by number: `Side.pile` has the cards of each but the stage and the marker areas.
NOWHERE: Final = -1
DECK: Final = 0
HAND: Final = 1
WAITING_ROOM: Final = 2
STAGE: Final = 3
CLOCK: Final = 4
LEVEL: Final = 5
STOCK: Final = 6
CLIMAX_AREA: Final = 7
MEMORY: Final = 8
RESOLUTION: Final = 9
MARKERS: Final = 10
ZONES: Final = 11
ZONE_NAMES: Final = (
    "deck", "hand", "waiting_room", "stage", "clock", "level", "stock", "climax_area", "memory", "resolution",
    "markers",
)  # fmt: skip

# Where only abilities that say so are valid (2.12.2.3).
ELSEWHERE: Final = (HAND, WAITING_ROOM, CLOCK, LEVEL, MEMORY)

# Stage positions (3.6.4): 0 to 2 are the centre stage from left to right, 3 and 4 the back stage.
CENTRE: Final = (0, 1, 2)
BACK: Final = (3, 4)
POSITIONS: Final = (0, 1, 2, 3, 4)


# The rules that a card comes on top of those of its zone; elsewhere its player may change the order.
_ON_TOP: Final = ("", "", "3.4.2", "", "3.8.2", "3.9.3", "3.10.2", "", "", "3.13.2", "3.7.2")


def put_on_top(pile: list[int], card: int, zone: int) -> None:
    """Put a card on top of the other ones of a zone."""
    if pile and not holds(_ON_TOP[zone]):
        pile.insert(0, card)
    else:
        pile.append(card)


def facing(position: int) -> int:
    """Return the position of the opponent that faces a position of the centre stage (3.6.6)."""
    return 2 - position if holds("3.6.6") else position


class Side:
    """All zones of one player.

    `stage` holds the card placed last on each of five positions; `under` holds those on a position that another card
    was placed on meanwhile, until the next check timing (9.6.2). `markers` holds the cards of the marker area of each
    position (3.7). `damage` counts damage processes under way (4.10).
    """

    __slots__ = (
        "climax",
        "clock",
        "damage",
        "deck",
        "hand",
        "level",
        "markers",
        "memory",
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
        self.memory: list[int] = []
        self.markers: list[list[int]] = [[], [], [], [], []]
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
        if self.memory:
            other.memory = self.memory[:]
        if any(self.markers):
            other.markers = [area[:] for area in self.markers]
        other.resolution = self.resolution[:]
        other.stage = self.stage[:]
        other.under = self.under[:]
        other.damage = self.damage
        return other

    def pile(self, zone: int) -> list[int]:
        """Return the cards of a zone that is one list, the zone's own."""
        return (
            self.deck, self.hand, self.waiting_room, self.stage, self.clock, self.level, self.stock, self.climax,
            self.memory, self.resolution,
        )[zone]  # fmt: skip

    def cards(self) -> list[int]:
        """Return every card of every zone: fifty for a player, whatever happens."""
        on_stage = [card for card in self.stage if card != NO_CARD]
        below = [card for card, _ in self.under]
        piles = [self.deck, self.hand, self.waiting_room, self.clock, self.level, self.stock, self.climax, self.memory]
        return [card for pile in (*piles, *self.markers) for card in pile] + self.resolution + on_stage + below

    def characters(self) -> list[int]:
        """Return the cards on the stage by position, those below another one last."""
        return [card for card in self.stage if card != NO_CARD] + [card for card, _ in self.under]


def zones_of(sides: list[Side], cards: int) -> list[int]:
    """Return the zone of each card."""
    where = [NOWHERE] * cards
    for side in sides:
        for zone in (DECK, HAND, WAITING_ROOM, STAGE, CLOCK, LEVEL, STOCK, CLIMAX_AREA, MEMORY, RESOLUTION):
            for card in side.pile(zone):
                if card != NO_CARD:
                    where[card] = zone
        for card, _ in side.under:
            where[card] = STAGE
        for area in side.markers:
            for card in area:
                where[card] = MARKERS
    return where
