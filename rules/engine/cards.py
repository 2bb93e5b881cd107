"""Cards as numbers that lie in zones, and what a move makes of them."""

from typing import Any, Final

from rules.engine.machine import Procedure
from rules.engine.random_source import RandomSource
from rules.engine.timing.settling import SettlingGame, W
from rules.engine.zones import Zone

NO_CARD: Final = -1
UNSEEN: Final = -2  # stands where a card lies that a player may not see


class CardGame(SettlingGame[W]):
    """A game whose cards are numbers.

    `where` has the zone of a card, `holder` whose zone that is, `incarnation` the time at which it came there: a card
    with another one is another card.
    """

    __slots__ = ("holder", "incarnation", "time", "where")

    def __init__(
        self,
        random: RandomSource,
        on_interrupt: Procedure[Any],
        where: list[int],
        holder: list[int],
        incarnation: list[int],
    ) -> None:
        super().__init__(random, on_interrupt)
        self.where = where
        self.holder = holder
        self.incarnation = incarnation
        self.time = 0

    def is_same(self, card: int, incarnation: int) -> bool:
        """Return whether a card is still the one that it was at a time, not a new one."""
        return self.incarnation[card] == incarnation

    def as_now(self, cards: list[int]) -> list[int]:
        """Return cards as slots and lasting effects keep them: each followed by the time at which it came there."""
        found: list[int] = []
        for card in cards:
            found += (card, self.incarnation[card])
        return found

    def still_there(self, slot: list[int]) -> list[int]:
        """Return the cards of a slot that are the same as when they were kept."""
        return [slot[at] for at in range(0, len(slot), 2) if self.incarnation[slot[at]] == slot[at + 1]]


class ZonedGame(CardGame[W]):
    """A game whose zones are lists of cards, the last one on top.

    `owners` says whose card each is, `zones` what the book says of each zone; all clones share both. `rested` and
    `face_down` have the cards that lie so.
    """

    __slots__ = ("face_down", "owners", "piles", "rested", "zones")

    def __init__(
        self, random: RandomSource, on_interrupt: Procedure[Any], zones: tuple[Zone, ...], owners: list[int]
    ) -> None:
        super().__init__(random, on_interrupt, [NO_CARD] * len(owners), owners[:], [0] * len(owners))
        self.zones = zones
        self.owners = owners
        self.piles: list[list[list[int]]] = [[[] for _ in zones] for _ in (0, 1)]
        self.rested: list[int] = []
        self.face_down: list[int] = []

    def copy_into(self, other: "ZonedGame[W]") -> None:
        """Let `other`, which has the same cards, go on as this game does."""
        self.clone_machine_into(other)
        other.piles = [[pile[:] for pile in piles] for piles in self.piles]
        other.where = self.where[:]
        other.holder = self.holder[:]
        other.incarnation = self.incarnation[:]
        other.time = self.time
        other.rested = self.rested[:]
        other.face_down = self.face_down[:]

    def cards(self, player: int, zone: int) -> list[int]:
        """Return the zone's own list."""
        return self.piles[player][zone]

    def move(
        self, card: int, zone: int, player: int = -1, *, to_bottom: bool = False, face_down: bool | None = None
    ) -> None:
        """Put a card into a zone of `player`, or of its owner where nobody is named; on top, or below the others.

        Where `face_down` does not say how it lies, a new card lies face up, and one that stays the same as it did.
        """
        origin = self.where[card]
        if origin != NO_CARD:
            self.cards(self.holder[card], origin).remove(card)
        self.holder[card] = self.owners[card] if player < 0 else player
        pile = self.cards(self.holder[card], zone)
        pile.insert(0 if to_bottom else len(pile), card)
        self.where[card] = zone
        if origin == NO_CARD or not self.zones[origin].is_field or not self.zones[zone].is_field:
            self._is_new(card)
            _mark(self.face_down, card, is_so=bool(face_down))
        elif face_down is not None:
            _mark(self.face_down, card, is_so=face_down)
        self.unsettled = True
        self.has_moved(card, origin)

    def _is_new(self, card: int) -> None:
        self.time += 1
        self.incarnation[card] = self.time
        _mark(self.rested, card, is_so=False)

    def has_moved(self, card: int, origin: int) -> None:
        """Let abilities trigger on a move; the card is in its new zone."""

    def rest(self, card: int, *, is_so: bool = True) -> None:
        """Turn a card so that it is used, or ready again."""
        _mark(self.rested, card, is_so=is_so)

    def shuffle(self, player: int, zone: int) -> None:
        self.random.shuffle(self.cards(player, zone))

    def seen(self, whose: int, zone: int, player: int) -> list[int]:
        """Return the cards of a zone as a player sees them, UNSEEN for each that lies hidden."""
        rule = self.zones[zone]
        found = [
            card if rule.shows(to_its_player=whose == player, face_down=card in self.face_down) else UNSEEN
            for card in self.cards(whose, zone)
        ]
        return found if rule.is_ordered else sorted(found)

    def clone(self) -> "ZonedGame[W]":
        """Return a game that goes on alike under the same decisions."""
        raise NotImplementedError


def _mark(cards: list[int], card: int, *, is_so: bool) -> None:
    if is_so and card not in cards:
        cards.append(card)
    elif not is_so and card in cards:
        cards.remove(card)
