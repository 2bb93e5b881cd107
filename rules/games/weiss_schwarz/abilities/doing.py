"""Steps of programs that do something with cards."""

from typing import TYPE_CHECKING, Final

from rules.engine import JUMP, NEXT, STAY
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import Amount, Cards, Condition
from rules.games.weiss_schwarz.abilities.choosing import ProgramStep
from rules.games.weiss_schwarz.abilities.sets import InSlot
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.zones import (
    CENTRE,
    CLOCK,
    DECK,
    MARKERS,
    NO_CARD,
    POSITIONS,
    RESOLUTION,
    STAGE,
    STOCK,
    facing,
)

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame

# Zones where the order of cards matters, so that their owner says it (3.1.5).
ORDERED: Final = frozenset({DECK, CLOCK, STOCK})

# Where a card is placed on the stage.
CHOSEN_POSITION: Final = 0
SAME_POSITION: Final = 1  # where the card of the text was or is
POSITION_OF_SLOT: Final = 2


class Top(ProgramStep):
    """3.2.3: so many cards from the top of the deck into a zone, one after the other; a refresh comes in between.

    Where a slot is given it keeps them. `up_to`: before each the player may end it (3.2.3.1).
    """

    __slots__ = ("amount", "is_opponents", "slot", "up_to", "zone")

    def __init__(
        self, rule: str, amount: Amount, zone: int, *, slot: int = -1, up_to: bool = False, is_opponents: bool = False
    ) -> None:
        super().__init__(rule)
        self.amount = amount
        self.zone = zone
        self.slot = slot
        self.up_to = up_to
        self.is_opponents = is_opponents

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        player = 1 - by.player if self.is_opponents else by.player
        if self.up_to and by.answer == words.PASS:
            return self._done(game, by)
        if len(by.cards) >= self.amount.of(game, by):
            return self._done(game, by)
        card = game.take_top(player)
        if card == NO_CARD:  # nothing to refresh from: as much as is possible (1.3.2)
            return self._done(game, by)
        game.put(card, self.zone)
        game.note(self.rule, words.MOVED_TO, player, card, self.zone)
        by.cards.append(card)
        if not game.sides[player].deck and not holds("3.2.3.2"):
            return self._done(game, by)
        if self.up_to:
            by.at -= 1  # ask before the next
            return JUMP
        return STAY

    def _done(self, game: "WeissGame", by: ProgramFrame) -> int:
        if self.slot >= 0:
            by.slots[self.slot] = []
            for card in by.cards:
                by.slots[self.slot] += (card, game.incarnation[card])
        by.cards = []
        by.answer = 0
        return NEXT


class AskUpTo(ProgramStep):
    """3.2.3.1: before each card the player may end it, before the first one too.

    Cards that are looked at stay in the deck, and nothing refreshes for more of them (3.2.3.3).
    """

    __slots__ = ("amount", "is_opponents", "stay")

    def __init__(self, rule: str, amount: Amount, *, stay: bool = False, is_opponents: bool = False) -> None:
        super().__init__(rule)
        self.amount = amount
        self.stay = stay
        self.is_opponents = is_opponents

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        if not by.cards and not holds("3.2.3.1.1"):
            by.answer = 1
            return NEXT
        deck = game.sides[1 - by.player if self.is_opponents else by.player].deck
        left = len(deck) - len(by.cards) if self.stay else len(deck)
        if len(by.cards) >= self.amount.of(game, by) or left <= 0:
            by.answer = words.PASS
            return NEXT
        return game.ask(by.player, words.UP_TO, self.rule, [words.PASS, 1])


class LookUpTo(ProgramStep):
    """3.2.3.1, 4.8.1, 4.9.1: look at the top cards one by one, as far as the player likes; AskUpTo comes before it."""

    __slots__ = ("amount", "is_opponents", "is_revealed", "slot")

    def __init__(self, look: "Look") -> None:
        super().__init__(look.rule)
        self.amount = look.amount
        self.slot = look.slot
        self.is_revealed = look.is_revealed
        self.is_opponents = look.is_opponents

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        player = 1 - by.player if self.is_opponents else by.player
        if by.answer != words.PASS:
            card = game.sides[player].deck[-1 - len(by.cards)]
            by.cards.append(card)
            if self.is_revealed:
                game.note(self.rule, words.REVEALED, player, card)
            by.at -= 1  # ask before the next
            return JUMP
        by.slots[self.slot] = []
        for card in by.cards:
            by.slots[self.slot] += (card, game.incarnation[card])
        if not self.is_revealed:
            game.note(self.rule, words.LOOKED_AT, player, len(by.cards))
        by.cards = []
        by.answer = 0
        return NEXT


class Look(ProgramStep):
    """4.8.1, 4.9.1: look at the top cards, or reveal them; they stay there, so that nothing refreshes (3.2.3.3)."""

    __slots__ = ("amount", "is_opponents", "is_revealed", "slot")

    def __init__(self, rule: str, amount: Amount, slot: int, *, is_revealed: bool, is_opponents: bool = False) -> None:
        super().__init__(rule)
        self.amount = amount
        self.slot = slot
        self.is_revealed = is_revealed
        self.is_opponents = is_opponents

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        player = 1 - by.player if self.is_opponents else by.player
        count = max(self.amount.of(game, by), 0)
        cards = game.sides[player].deck[::-1][:count]
        by.slots[self.slot] = []
        for card in cards:
            by.slots[self.slot] += (card, game.incarnation[card])
            if self.is_revealed:
                game.note(self.rule, words.REVEALED, player, card)
        if not self.is_revealed:
            game.note(self.rule, words.LOOKED_AT, player, len(cards))
        return NEXT


class Reveal(ProgramStep):
    """The cards are shown to everyone, and stay where they are."""

    __slots__ = ("cards",)

    def __init__(self, rule: str, cards: Cards) -> None:
        super().__init__(rule)
        self.cards = cards

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        for card in self.cards.find(game, by):
            game.note(self.rule, words.REVEALED, game.holder[card], card)
        return NEXT


class Put(ProgramStep):
    """Put cards into a zone, all at once; into an ordered one in the order that their owner chooses (3.1.5)."""

    __slots__ = ("cards", "is_bottom", "is_face_down", "zone")

    def __init__(
        self, rule: str, cards: Cards, zone: int, *, is_bottom: bool = False, is_face_down: bool = False
    ) -> None:
        super().__init__(rule)
        self.cards = cards
        self.zone = zone
        self.is_bottom = is_bottom
        self.is_face_down = is_face_down

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        cards = self.cards.find(game, by)
        if len(cards) > 1 and self.zone in ORDERED and holds("3.1.5"):
            left = [card for card in cards if card not in by.cards]
            if len(left) > 1:
                return game.ask(game.owner(cards[0]), words.CHOOSE, "3.1.5", left)
            cards = [*by.cards, *left]
            by.cards = []
        self.move(game, by, cards)
        by.at += 2
        return JUMP

    def move(self, game: "WeissGame", by: ProgramFrame, cards: list[int]) -> None:
        """Move the cards; a slot goes on to mean them where they are now."""
        for card in cards:
            _move(game, card, self)
        if isinstance(self.cards, InSlot):
            by.slots[self.cards.slot] = []
            for card in cards:
                by.slots[self.cards.slot] += (card, game.incarnation[card])


class TakeOrdered(ProgramStep):
    """3.1.5: the next card of the order; follows on Put."""

    __slots__ = ()

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        by.cards.append(by.answer)
        by.at -= 1
        return JUMP


def _move(game: "WeissGame", card: int, put: Put) -> None:
    player = game.holder[card]
    if put.zone == DECK and put.is_bottom and game.where[card] != STAGE:
        game.take_out(card)
        game.put_into_deck(card, bottom=True)
    else:
        game.move(card, put.zone, put.rule)
        if put.zone == DECK and put.is_bottom:
            deck = game.sides[game.owner(card)].deck
            deck.insert(0, deck.pop())
    if put.is_face_down:
        game.face_down.append(card)
    elif card in game.face_down:
        game.face_down.remove(card)
    game.note(put.rule, words.MOVED_TO, player, card, put.zone)


class ChoosePlace(ProgramStep):
    """A position of the stage for a card that is about to be placed there; not asked where there is none to place."""

    __slots__ = ("cards", "positions")

    def __init__(self, rule: str, cards: Cards, positions: tuple[int, ...] = POSITIONS) -> None:
        super().__init__(rule)
        self.cards = cards
        self.positions = positions

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        if not self.cards.find(game, by):
            by.at += 2
            return JUMP
        return game.ask(by.player, words.POSITION, self.rule, list(self.positions))


class Place(ProgramStep):
    """Place a character on the stage: on the chosen position, or where this card is or was (10.2.2).

    Several are placed there together.
    """

    __slots__ = ("cards", "how", "orientation", "where")

    def __init__(self, rule: str, cards: Cards, where: int, orientation: int, how: int = 0) -> None:
        super().__init__(rule)
        self.cards = cards
        self.where = where
        self.orientation = orientation
        self.how = how

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        cards = self.cards.find(game, by)
        position = by.answer if self.where == CHOSEN_POSITION else by.place
        if not cards or position not in POSITIONS:
            return NEXT
        placed: list[int] = []
        for card in cards:
            self._place(game, by, card, position)
            placed += (card, game.incarnation[card])
        if len(cards) > 1:
            game.put_under_nothing(by.player, position)
        if isinstance(self.cards, InSlot):
            by.slots[self.cards.slot] = placed
        return NEXT

    def _place(self, game: "WeissGame", by: ProgramFrame, card: int, position: int) -> None:
        game.take_out(card)
        game.put_on_stage(by.player, card, position, self.orientation, self.how)
        game.note(self.rule, words.PLAYED if self.how == words.HOW_PLAYED else words.PLACED, by.player, card, position)


class TurnCards(ProgramStep):
    """4.6: stand, rest or reverse characters; becoming what they are is nothing."""

    __slots__ = ("cards", "orientation")

    def __init__(self, rule: str, cards: Cards, orientation: int) -> None:
        super().__init__(rule)
        self.cards = cards
        self.orientation = orientation

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        for card in self.cards.find(game, by):
            game.turn_card(card, self.orientation, self.rule)
        return NEXT


class MoveOnStage(ProgramStep):
    """Move a character to another position of its player, an empty one as asked before."""

    __slots__ = ("cards",)

    def __init__(self, rule: str, cards: Cards) -> None:
        super().__init__(rule)
        self.cards = cards

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        cards = self.cards.find(game, by)
        if cards:
            game.move_on_stage(cards[0], by.answer, self.rule)
        return NEXT


class EmptyPlaces(Condition):
    """The empty positions of a stage: of the centre, or of the centre with a character facing them; there is one."""

    __slots__ = ("is_centre", "is_faced", "is_opponents")

    def __init__(self, *, is_centre: bool = False, is_faced: bool = False, is_opponents: bool = False) -> None:
        self.is_centre = is_centre
        self.is_faced = is_faced
        self.is_opponents = is_opponents

    def find(self, game: "WeissGame", by: ProgramFrame) -> list[int]:
        player = 1 - by.player if self.is_opponents else by.player
        stage, other = game.sides[player].stage, game.sides[1 - player].stage
        empty = [at for at in (CENTRE if self.is_centre else POSITIONS) if stage[at] == NO_CARD]
        return [at for at in empty if other[facing(at)] != NO_CARD] if self.is_faced else empty

    def holds(self, game: "WeissGame", by: ProgramFrame) -> bool:
        return bool(self.find(game, by))


class ChooseEmptyPlace(ProgramStep):
    """One of certain empty positions of the stage; not asked where there is none, or no card for it."""

    __slots__ = ("cards", "places")

    def __init__(self, rule: str, cards: Cards, places: EmptyPlaces) -> None:
        super().__init__(rule)
        self.cards = cards
        self.places = places

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        empty = self.places.find(game, by)
        if not empty or not self.cards.find(game, by):
            by.at += 2
            return JUMP
        return game.ask(by.player, words.POSITION, self.rule, empty)


class Shuffle(ProgramStep):
    """3.2.4: the owner of the deck shuffles it."""

    __slots__ = ("is_opponents",)

    def __init__(self, rule: str, *, is_opponents: bool = False) -> None:
        super().__init__(rule)
        self.is_opponents = is_opponents

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        player = 1 - by.player if self.is_opponents else by.player
        game.random.shuffle(game.sides[player].deck)
        game.note(self.rule, words.SHUFFLED, player)
        return NEXT


class PutUnder(ProgramStep):
    """3.7: put cards into the marker area of this card, or of a card in a slot."""

    __slots__ = ("cards", "is_face_down", "under")

    def __init__(self, rule: str, cards: Cards, under: Cards, *, is_face_down: bool) -> None:
        super().__init__(rule)
        self.cards = cards
        self.under = under
        self.is_face_down = is_face_down

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        above = [card for card in self.under.find(game, by) if game.where[card] == STAGE]
        if not above:
            return NEXT
        player, position = game.holder[above[0]], game.position_of(above[0])
        cards = self.cards.find(game, by)
        for card in cards:
            if game.where[card] == STAGE:
                game.leave_stage(card, RESOLUTION, self.rule)
            game.take_out(card)
            game.put_into_markers(player, card, position)
            if self.is_face_down:
                game.face_down.append(card)
            game.note(self.rule, words.MOVED_TO, player, card, MARKERS)
        if isinstance(self.cards, InSlot):
            by.slots[self.cards.slot] = []
            for card in cards:
                by.slots[self.cards.slot] += (card, game.incarnation[card])
        return NEXT


class Stack(ProgramStep):
    """10.14.1.1, 10.15.2: place a card, with this card and all its markers face up as the markers of it.

    It comes in the place of this card, or onto the chosen position; as a new card, standing (10.15.3).
    """

    __slots__ = ("cards", "where")

    def __init__(self, rule: str, cards: Cards, where: int) -> None:
        super().__init__(rule)
        self.cards = cards
        self.where = where

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        cards = self.cards.find(game, by)
        if not cards and holds("10.14.1.1.1") and holds("10.15.4"):
            return NEXT
        if game.where[by.card] != STAGE or game.incarnation[by.card] != by.number:
            return NEXT  # 10.14.1.1.1, 10.15.4
        player, origin = game.holder[by.card], game.position_of(by.card)
        position = by.answer if self.where == CHOSEN_POSITION else origin
        game.take_out(cards[0])
        markers = game.sides[player].markers[origin]
        if holds("10.14.1.1.2"):
            game.sides[player].markers[origin] = []
        game.leave_stage(by.card, RESOLUTION, self.rule)
        game.take_out(by.card)
        game.put_on_stage(player, cards[0], position, words.STAND if holds("10.15.3.1") else words.REST)
        for marker in (*markers, by.card):
            game.put_into_markers(player, marker, position)
        game.note(self.rule, words.PLACED, player, cards[0], position)
        return NEXT


class Exchange(ProgramStep):
    """10.8.1, 10.11.2: two cards take each other's places; a character that comes onto the stage stands (3.6.3)."""

    __slots__ = ("one", "other")

    def __init__(self, rule: str, one: Cards, other: Cards) -> None:
        super().__init__(rule)
        self.one = one
        self.other = other

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        one, other = self.one.find(game, by), self.other.find(game, by)
        if not one or not other:
            return NEXT  # 10.8.3
        card, new = one[0], other[0]
        zone, new_zone = game.where[card], game.where[new]
        if zone != STAGE:
            self._between_piles(game, card, zone, new, new_zone)
            return NEXT
        player = game.holder[card]
        position = game.leave_stage(card, new_zone, self.rule)
        game.take_out(new)
        game.put_on_stage(player, new, position, words.STAND, words.HOW_CHANGED)
        game.note(self.rule, words.PLACED, player, new, position)
        return NEXT

    def _between_piles(self, game: "WeissGame", card: int, zone: int, new: int, new_zone: int) -> None:
        """Each comes to where the other was, so that the order of the clock stays (3.8.2)."""
        pile = game.sides[game.holder[card]].pile(zone)
        at = pile.index(card)
        game.take_out(new)
        game.move(card, new_zone, self.rule)
        game.put(new, zone)
        if zone in ORDERED:
            pile.insert(at, pile.pop())


class PayStock(ProgramStep):
    """8.4.3: so many cards, and only so many, from the top of the stock to the waiting room."""

    __slots__ = ("amount",)

    def __init__(self, rule: str, amount: Amount) -> None:
        super().__init__(rule)
        self.amount = amount

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        stock = game.sides[by.player].stock
        for _ in range(min(self.amount.of(game, by), len(stock))):
            game.put_into_waiting_room(stock.pop())
        return NEXT
