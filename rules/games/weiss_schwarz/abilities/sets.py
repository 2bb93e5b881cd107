"""The cards that a text speaks of: a zone, whose it is, and what a card there has to be."""

from typing import TYPE_CHECKING, Final

from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities.ability import EVERYTHING, LOOKS_AT_ATTACK, THAT, THIS, Cards, Test
from rules.games.weiss_schwarz.abilities.card_states import FaceDown
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.zones import DECK, MARKERS, NO_CARD, STAGE, Side

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame

# Whose.
YOURS: Final = 0
OPPONENTS: Final = 1
ANYONES: Final = 2


def together(bits: list[int]) -> int:
    """Return all bits of several sets of them."""
    found = 0
    for one in bits:
        found |= one
    return found


class InZone(Cards):
    """The cards of a zone that fulfil all tests, in the zone's order."""

    __slots__ = ("are_blank", "ends", "tests", "whose", "zone")

    def __init__(self, zone: int, whose: int, tests: tuple[Test, ...], ends: int = 0) -> None:
        self.zone = zone
        self.whose = whose
        self.tests = tests
        self.are_blank = all(isinstance(test, FaceDown) for test in tests)
        self.ends = ends  # only so many from the top, or from the bottom where it is below 0

    def find(self, game: "WeissGame", by: ProgramFrame) -> list[int]:
        if self.whose == ANYONES:
            return self.of(game, by.player, by) + self.of(game, 1 - by.player, by)
        return self.of(game, by.player if self.whose == YOURS else 1 - by.player, by)

    def of(self, game: "WeissGame", player: int, by: ProgramFrame) -> list[int]:
        """Return those of a player."""
        pile = self._pile(game, player, by)
        if self.ends:
            pile = self._end(pile)
        if game.face_down and not self.are_blank:
            pile = [card for card in pile if not game.is_blank(card)]
        if not self.tests:
            return pile[:]
        found = []
        for card in pile:
            for test in self.tests:
                if not test.holds(game, card, by):
                    break
            else:
                found.append(card)
        return found

    def _end(self, pile: list[int]) -> list[int]:
        """Return the cards from one end, that end first."""
        return pile[::-1][: self.ends] if self.ends > 0 else pile[: -self.ends]

    def fits(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        """Return whether a card of the zone fulfils all tests."""
        for test in self.tests:  # noqa: SIM110 - a loop is quicker, and this runs all the time
            if not test.holds(game, card, by):
                return False
        return True

    def reads(self) -> int:
        return together([test.reads() for test in self.tests])

    def _pile(self, game: "WeissGame", player: int, by: ProgramFrame) -> list[int]:
        side = game.sides[player]
        if self.zone == STAGE:
            return _on_stage(side)
        if self.zone == MARKERS:  # of the card whose text it is
            is_there = game.where[by.card] == STAGE and game.incarnation[by.card] == by.number  # 3.1.4
            position = game.position_of(by.card) if is_there else NO_CARD
            if position == NO_CARD or player != game.holder[by.card]:
                return []
            return list(side.markers[position] if self.ends else side.markers[position][::-1])
        return side.piles[self.zone][::-1] if self.zone == DECK and not self.ends else side.piles[self.zone]

    def looks(self) -> int:
        return 1 << self.zone | together([test.looks() for test in self.tests])

    def zones(self, own: int) -> int:
        return 1 << self.zone


class OfThatPlayer(Cards):
    """The cards of a zone of the player whose card it is that something happened to."""

    __slots__ = ("cards",)

    def __init__(self, cards: InZone) -> None:
        self.cards = cards

    def find(self, game: "WeissGame", by: ProgramFrame) -> list[int]:
        that = by.slots[THAT]
        return self.cards.of(game, game.owner(that[0]), by) if that else []

    def reads(self) -> int:
        return self.cards.reads()

    def looks(self) -> int:
        return self.cards.looks()

    def zones(self, own: int) -> int:
        return self.cards.zones(own)


def _on_stage(side: Side) -> list[int]:
    """3.5.2: what lies on the positions is on the stage; what lies under them as a marker is not (3.7.1.2).

    A character with another one over it is there until the next check timing (9.6.2).
    """
    found = [card for card in side.stage if card != NO_CARD] if holds("3.5.2") else []
    if side.under:
        found += side.covered()
    return found if holds("3.7.1.2") else found + [card for area in side.markers for card in area]


class InSlot(Cards):
    """The cards of a slot that still are where they were; or all of them, for what is printed on them (8.11.1).

    `is_asked`: those too that a refresh or a level up took along right after they had come there.
    """

    __slots__ = ("even_if_moved", "is_asked", "slot")

    def __init__(self, slot: int, *, even_if_moved: bool = False, is_asked: bool = False) -> None:
        self.slot = slot
        self.even_if_moved = even_if_moved
        self.is_asked = is_asked

    def find(self, game: "WeissGame", by: ProgramFrame) -> list[int]:
        slot = by.slots[self.slot]
        if self.even_if_moved:
            return slot[::2]
        if self.is_asked:
            pairs = range(0, len(slot), 2)
            return [slot[at] for at in pairs if slot[at + 1] < 0 or game.incarnation[slot[at]] == slot[at + 1]]
        return game.still_there(slot)

    def looks(self) -> int:
        return EVERYTHING if self.slot != THIS else 0

    def zones(self, own: int) -> int:
        return EVERYTHING if self.slot != THIS else own

    def is_own(self) -> bool:
        return self.slot == THIS


def taken_along(time: int) -> int:
    """Return how a slot keeps the time of a card that has moved on before anybody could do something with it.

    It is asked about wherever it goes from there.
    """
    return -1 - time


class InBattle(Cards):
    """The attacking or the defending character, or the one that this card is in battle with."""

    __slots__ = ("role",)

    def __init__(self, role: str) -> None:
        self.role = role

    def find(self, game: "WeissGame", by: ProgramFrame) -> list[int]:
        if self.role == "attacker":
            card = game.attacker if game.attacker_is_there() else NO_CARD
        elif self.role == "defender":
            card = game.defender if game.defender_is_there() else NO_CARD
        else:
            card = _battle_opponent(game, by)
        return [] if card == NO_CARD else [card]

    def looks(self) -> int:
        return LOOKS_AT_ATTACK

    def zones(self, own: int) -> int:
        return 1 << STAGE


def _battle_opponent(game: "WeissGame", by: ProgramFrame) -> int:
    """8.11.2: whoever was in battle with the ability's card as it was when it triggered, wherever that is by now.

    Of those that have changed their positions this is so for effects under way alone.
    """
    if not holds("8.11.2") or (game.left_battle and by is not game.stack[-1]):
        return game.battle_opponent(by.card)
    if by.card == game.attacker and by.number == game.attacker_incarnation:
        return game.defender if game.defender_is_the_same() else NO_CARD
    if by.card == game.defender and by.number == game.defender_incarnation:
        return game.attacker if game.attacker_is_the_same() else NO_CARD
    return NO_CARD


class Without(Cards):
    """Certain cards, but for some that have a name."""

    __slots__ = ("cards", "without")

    def __init__(self, cards: Cards, without: InSlot) -> None:
        self.cards = cards
        self.without = without

    def find(self, game: "WeissGame", by: ProgramFrame) -> list[int]:
        without = self.without.find(game, by)
        return [card for card in self.cards.find(game, by) if card not in without]

    def reads(self) -> int:
        return self.cards.reads()

    def looks(self) -> int:
        return self.cards.looks() | self.without.looks()

    def zones(self, own: int) -> int:
        return self.cards.zones(own)


class Either(Cards):
    """Cards of one kind or place, or of another one."""

    __slots__ = ("several",)

    def __init__(self, several: tuple[Cards, ...]) -> None:
        self.several = several

    def find(self, game: "WeissGame", by: ProgramFrame) -> list[int]:
        return list(dict.fromkeys(card for cards in self.several for card in cards.find(game, by)))

    def reads(self) -> int:
        return together([cards.reads() for cards in self.several])

    def looks(self) -> int:
        return together([cards.looks() for cards in self.several])

    def zones(self, own: int) -> int:
        return together([cards.zones(own) for cards in self.several])


class Those(Cards):
    """Those of certain cards that fulfil all tests."""

    __slots__ = ("cards", "tests")

    def __init__(self, cards: Cards, tests: tuple[Test, ...]) -> None:
        self.cards = cards
        self.tests = tests

    def find(self, game: "WeissGame", by: ProgramFrame) -> list[int]:
        return [card for card in self.cards.find(game, by) if all(test.holds(game, card, by) for test in self.tests)]

    def reads(self) -> int:
        return self.cards.reads() | together([test.reads() for test in self.tests])

    def looks(self) -> int:
        return self.cards.looks() | together([test.looks() for test in self.tests])

    def zones(self, own: int) -> int:
        return self.cards.zones(own)


def asked(cards: Cards) -> Cards:
    """Return certain cards for what is asked about them, not for what is done with them (8.11.1)."""
    if isinstance(cards, InSlot):
        return InSlot(cards.slot, even_if_moved=cards.even_if_moved, is_asked=True)
    return Those(asked(cards.cards), cards.tests) if isinstance(cards, Those) else cards
