"""The zones of a player (section 3 of the book). Lists hold cards, the last one on top."""

from typing import Final

from rules.engine.zones import EVERYBODY, NOBODY, OWNER, Zone
from rules.games.weiss_schwarz.book import holds

NO_CARD: Final = -1

# The zones by number: `Side.piles` has the cards of each but the marker areas.
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

# What the book says of each, in this order (3.2 to 3.13).
ZONE_RULES: Final = (
    Zone("deck", NOBODY, is_ordered=True),
    Zone("hand", OWNER),
    Zone("waiting_room", EVERYBODY),
    Zone("stage", EVERYBODY, is_field=True),
    Zone("clock", EVERYBODY, is_ordered=True),
    Zone("level", EVERYBODY, face_down_seen_by=OWNER),
    Zone("stock", NOBODY, is_ordered=True),
    Zone("climax_area", EVERYBODY),
    Zone("memory", EVERYBODY, face_down_seen_by=OWNER),
    Zone("resolution", EVERYBODY, is_ordered=True),
    Zone("markers", EVERYBODY, is_ordered=True),
)
ZONES: Final = len(ZONE_RULES)
ZONE_NAMES: Final = tuple([zone.name for zone in ZONE_RULES])

# Where only abilities that say so are valid (2.12.2.3).
ELSEWHERE: Final[tuple[int, ...]] = (HAND, WAITING_ROOM, CLOCK, LEVEL, MEMORY)

# Zones that are hidden; marker areas are where cards lie face down unless something is said (3.7.2).
HIDDEN: Final[tuple[int, ...]] = (MARKERS, *[zone for zone in range(ZONES) if ZONE_RULES[zone].is_hidden()])

# Stage positions (3.6.4): 0 to 2 are the centre stage from left to right, 3 and 4 the back stage.
CENTRE: Final[tuple[int, ...]] = (0, 1, 2)
BACK: Final[tuple[int, ...]] = (3, 4)
POSITIONS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4)


# The rules that a card comes on top of those of its zone; elsewhere its player may change the order.
_ON_TOP: Final[tuple[str, ...]] = ("", "", "3.4.2", "", "3.8.2", "3.9.3", "3.10.2", "", "", "3.13.2", "3.7.2")


def put_on_top(pile: list[int], card: int, zone: int) -> None:
    """Put a card on top of the other ones of a zone."""
    if pile and not holds(_ON_TOP[zone]):
        pile.insert(0, card)
    else:
        pile.append(card)


def facing(position: int) -> int:
    """Return the position of the opponent that faces a position of the centre stage (3.6.6)."""
    return 2 - position if holds("3.6.6") else position


# A card that another one was placed over, the position, and the markers that it had.
Covered = tuple[int, int, tuple[int, ...]]


class Side:
    """All zones of one player.

    `piles` has the zones that are one list each, by number; most go by their names, too. `stage` holds the card placed
    last on each of five positions; `under` holds those on a position that another card was placed on meanwhile, until
    the next check timing (9.6.2): card, position, and the markers that it had. `markers` holds the cards of the
    marker area of each position (3.7). `damage` counts damage processes under way (4.10).
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
        "piles",
        "resolution",
        "stage",
        "stock",
        "under",
        "waiting_room",
    )

    def __init__(self, piles: list[list[int]], markers: list[tuple[int, ...]]) -> None:
        self.piles = piles
        (
            self.deck, self.hand, self.waiting_room, self.stage, self.clock, self.level, self.stock, self.climax,
            self.memory, self.resolution,
        ) = piles  # fmt: skip
        self.markers = markers
        self.under: tuple[Covered, ...] = ()
        self.damage = 0

    def clone(self) -> "Side":
        """Return a side with the same cards in the same order."""
        other = Side([pile[:] for pile in self.piles], self.markers[:])
        other.under = self.under
        other.damage = self.damage
        return other

    def cards(self) -> list[int]:
        """Return every card of every zone: fifty for a player, whatever happens."""
        return [card for pile in (*self.piles, *self.markers, self.covered()) for card in pile if card != NO_CARD]

    def covered(self) -> list[int]:
        """Return the cards that another one was placed over."""
        return [card for card, _, _ in self.under]

    def cover(self, position: int) -> None:
        """Let the card of a position lie below the one that is about to be there, with the markers that it has."""
        card = self.stage[position]
        self.under = (*self.under, (card, position, self.markers_of(card, position)))

    def markers_of(self, card: int, position: int) -> tuple[int, ...]:
        """3.7.3: return the markers under a card of a position: what it had when covered; the top one the rest."""
        area = self.markers[position]
        if not area or not self.under:
            return area
        others: tuple[int, ...] = ()
        for below, at, markers in self.under:
            if below == card:
                return tuple([marker for marker in markers if marker in area])
            others += markers if at == position else ()
        return tuple([marker for marker in area if marker not in others])

    def take_markers(self, card: int, position: int) -> tuple[int, ...]:
        """Take the markers under a card of a position; return them."""
        taken = self.markers_of(card, position)
        if taken:
            self.markers[position] = tuple([marker for marker in self.markers[position] if marker not in taken])
        return taken

    def characters(self) -> list[int]:
        """Return the cards on the stage by position, those below another one last."""
        return [card for card in self.stage if card != NO_CARD] + self.covered()


def new_side(deck: list[int]) -> Side:
    """Return a side with all cards in the deck."""
    piles: list[list[int]] = [deck, *([] for _ in range(RESOLUTION))]
    piles[STAGE] = [NO_CARD] * len(POSITIONS)
    return Side(piles, [()] * len(POSITIONS))


def zones_of(sides: list[Side], cards: int) -> list[int]:
    """Return the zone of each card."""
    where = [NOWHERE] * cards
    for side in sides:
        for zone, pile in enumerate(side.piles):
            for card in pile:
                if card != NO_CARD:
                    where[card] = zone
        for card in side.covered():
            where[card] = STAGE
        for area in side.markers:
            for card in area:
                where[card] = MARKERS
    return where


def take_from_stage(side: Side, card: int) -> int:
    """Take a card from its position, whether another one lies on it or not; return the position."""
    if card in side.stage:
        position = side.stage.index(card)
        side.stage[position] = NO_CARD
        return position
    for below in side.under:
        if below[0] == card:
            side.under = tuple([one for one in side.under if one[0] != card])
            return below[1]
    return NO_CARD


def take_from_markers(side: Side, card: int) -> int:
    """Take a marker from below a position; return the position."""
    for position, area in enumerate(side.markers):
        if card in area:
            side.markers[position] = tuple([one for one in area if one != card])
            return position
    return NO_CARD
