"""Numbers of card texts."""

from typing import TYPE_CHECKING

from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities.ability import Amount, Cards, Condition
from rules.games.weiss_schwarz.abilities.card_numbers import number_for
from rules.games.weiss_schwarz.abilities.sets import asked, together
from rules.games.weiss_schwarz.abilities.values import COLOURS, ICONS
from rules.games.weiss_schwarz.zones import (
    CLIMAX_AREA,
    CLOCK,
    DECK,
    HAND,
    LEVEL,
    MARKERS,
    MEMORY,
    NO_CARD,
    STAGE,
    STOCK,
    WAITING_ROOM,
)

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame

COUNTED = {
    "level": LEVEL,
    "clock": CLOCK,
    "hand": HAND,
    "stock": STOCK,
    "memory": MEMORY,
    "deck": DECK,
    "waiting_room": WAITING_ROOM,
    "climax_area": CLIMAX_AREA,
    "markers": MARKERS,  # in all marker areas (3.7.1.1)
}


class Fixed(Amount):
    """A number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, game: "WeissGame", by: ProgramFrame) -> int:
        return self.number

    def looks(self) -> int:
        return 0

    def may_be_negative(self) -> bool:
        return self.number < 0


class Count(Amount):
    """So much for each of certain cards."""

    __slots__ = ("cards", "each")

    def __init__(self, cards: Cards, each: int) -> None:
        self.cards = asked(cards)
        self.each = each

    def of(self, game: "WeissGame", by: ProgramFrame) -> int:
        return self.each * len(self.cards.find(game, by))

    def reads(self) -> int:
        return self.cards.reads()

    def looks(self) -> int:
        return self.cards.looks()

    def may_be_negative(self) -> bool:
        return self.each < 0


class InYourZone(Amount):
    """So much for each card of a zone, beyond a number: your level is how many cards are in it (3.9)."""

    __slots__ = ("beyond", "each", "is_opponents", "zone")

    def __init__(self, zone: int, each: int, is_opponents: bool, beyond: int = 0) -> None:
        self.zone = zone
        self.each = each
        self.is_opponents = is_opponents
        self.beyond = beyond

    def of(self, game: "WeissGame", by: ProgramFrame) -> int:
        side = game.sides[1 - by.player if self.is_opponents else by.player]
        areas = side.markers if self.zone == MARKERS else [side.piles[self.zone]]
        return self.each * max(sum(map(len, areas)) - self.beyond, 0)

    def looks(self) -> int:
        return 1 << self.zone

    def may_be_negative(self) -> bool:
        return self.each < 0


class OfCards(Amount):
    """What certain cards come to by some information, each so much; a blank card has none (3.9.2.2.1, 3.12.2.2.1)."""

    __slots__ = ("cards", "each", "information")

    def __init__(self, information: int, cards: Cards, each: int) -> None:
        self.information = information
        self.cards = asked(cards)
        self.each = each

    def known(self, game: "WeissGame", by: ProgramFrame) -> list[int]:
        """Return the cards that have information."""
        found = self.cards.find(game, by)
        return [card for card in found if not game.is_blank(card)] if game.face_down else found

    def reads(self) -> int:
        return self.information | self.cards.reads()

    def looks(self) -> int:
        return self.cards.looks()

    def may_be_negative(self) -> bool:
        return self.each < 0


class Information(OfCards):
    """The sum of a number of certain cards: the level, say, of the chosen ones."""

    __slots__ = ()

    def may_be_negative(self) -> bool:
        return True

    def exists(self, game: "WeissGame", by: ProgramFrame) -> bool:
        return bool(self.known(game, by))

    def of(self, game: "WeissGame", by: ProgramFrame) -> int:
        return self.each * sum(number_for(game, card, self.information, by) for card in self.known(game, by))


class TriggerIcons(OfCards):
    """The trigger icons of certain cards (4.12.2)."""

    __slots__ = ()

    def __init__(self, cards: Cards, each: int) -> None:
        super().__init__(ICONS, cards, each)

    def of(self, game: "WeissGame", by: ProgramFrame) -> int:
        return self.each * sum(len(game.icons(card)) for card in self.known(game, by))


class Kinds(OfCards):
    """How many different colours, or card names, certain cards have together."""

    __slots__ = ()

    def of(self, game: "WeissGame", by: ProgramFrame) -> int:
        cards = self.known(game, by)
        if self.information == COLOURS:
            colours = together([game.colours(card) for card in cards])
            return self.each * colours.bit_count()
        return self.each * len({game.names(card) for card in cards})


class Position(Amount):
    """3.6: the position of the stage where a character is, for `remember`; none if it is elsewhere."""

    __slots__ = ("cards",)

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def of(self, game: "WeissGame", by: ProgramFrame) -> int:
        found = [card for card in self.cards.find(game, by) if game.where[card] == STAGE]
        return game.position_of(found[0]) if found else NO_CARD

    def reads(self) -> int:
        return self.cards.reads()


class Remembered(Amount):
    """8.11.1: a number as it was when the effect kept it in a slot, before the cards moved that it is about."""

    __slots__ = ("amount", "slot")

    def __init__(self, amount: Amount, slot: int) -> None:
        self.amount = amount
        self.slot = slot

    def of(self, game: "WeissGame", by: ProgramFrame) -> int:
        kept = by.slots[self.slot]
        return kept[0] if kept else self.amount.of(game, by)

    def reads(self) -> int:
        return self.amount.reads()


class Plus(Amount):
    """Several amounts together."""

    __slots__ = ("amounts",)

    def __init__(self, amounts: tuple[Amount, ...]) -> None:
        self.amounts = amounts

    def exists(self, game: "WeissGame", by: ProgramFrame) -> bool:
        return all(amount.exists(game, by) for amount in self.amounts)

    def of(self, game: "WeissGame", by: ProgramFrame) -> int:
        return sum(amount.of(game, by) for amount in self.amounts)

    def reads(self) -> int:
        return together([amount.reads() for amount in self.amounts])

    def looks(self) -> int:
        return together([amount.looks() for amount in self.amounts])


class Within(Condition):
    """An amount from one to another, both included."""

    __slots__ = ("amount", "least", "most")

    def __init__(self, amount: Amount, least: Amount | None, most: Amount | None) -> None:
        self.amount = amount
        self.least = least
        self.most = most

    def holds(self, game: "WeissGame", by: ProgramFrame) -> bool:
        number = self.amount.of(game, by)
        if self.least is not None and number < self.least.of(game, by):
            return False
        return self.most is None or number <= self.most.of(game, by)

    def reads(self) -> int:
        return together([one.reads() for one in (self.amount, self.least, self.most) if one is not None])

    def looks(self) -> int:
        return together([one.looks() for one in (self.amount, self.least, self.most) if one is not None])
