"""Steps of programs that do something with cards."""

from typing import TYPE_CHECKING, Final

from rules.engine import JUMP, NEXT, STAY
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import Amount, Cards
from rules.games.weiss_schwarz.abilities.card_numbers import KEPT, number_for
from rules.games.weiss_schwarz.abilities.choosing import ProgramStep, player_meant
from rules.games.weiss_schwarz.abilities.replacing import Drawing, Leaving, would
from rules.games.weiss_schwarz.abilities.sets import InSlot, taken_along
from rules.games.weiss_schwarz.abilities.standby import Match
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.damage import DAMAGE_PROCESS
from rules.games.weiss_schwarz.leaving import seen_leaving
from rules.games.weiss_schwarz.zones import CLOCK, DECK, LEVEL, NO_CARD, STAGE, STOCK, WAITING_ROOM

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame

# Zones of one order. Where the owner may change it at will (3.3.2, 3.4.2, 3.12.2.1) nobody is asked for one.
ORDERED: Final = frozenset({DECK, CLOCK, STOCK, LEVEL})


class Top(ProgramStep):
    """3.2.3: so many cards from the top or the bottom of the deck into a zone, one by one; a refresh comes in between.

    Where a slot is given it keeps them. `up_to`: before each the player may end it (3.2.3.1). `lies_below`: below the
    cards of the zone (3.8.2, 3.10.2).
    """

    __slots__ = ("amount", "is_bottom", "is_draw", "is_opponents", "lies_below", "slot", "up_to", "zone")

    def __init__(
        self,
        rule: str,
        amount: Amount,
        zone: int,
        *,
        slot: int = -1,
        up_to: bool = False,
        is_opponents: bool = False,
        is_draw: bool = False,
        is_bottom: bool = False,
        lies_below: bool = False,
    ) -> None:
        super().__init__(rule)
        self.lies_below = lies_below
        self.is_bottom = is_bottom
        self.is_draw = is_draw  # 4.7.1
        self.amount = amount
        self.zone = zone
        self.slot = slot
        self.up_to = up_to
        self.is_opponents = is_opponents

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        player = player_meant(by, is_opponents=self.is_opponents)
        if self.zone == CLOCK and not holds("4.10.2"):
            return game.call(DAMAGE_PROCESS, player, by.card, self.amount.of(game, by))
        if self.up_to and by.answer == words.PASS:
            return self._done(game, by)
        if len(by.cards) >= self.amount.of(game, by):
            return self._done(game, by)
        if self.is_draw and game.watching.replaces >> words.ON_DRAW & 1:
            by.cards.append(NO_CARD)
            would(game, Drawing(self.rule, is_kept=True), [player])
        else:
            card = game.take_bottom(player) if self.is_bottom else game.take_top(player)
            if card == NO_CARD:  # nothing to refresh from: as much as is possible (1.3.2)
                return self._done(game, by)
            game.put(card, self.zone)
            if self.lies_below:
                game.lay_below(card, self.zone)
            game.note(self.rule, words.DRAWN if self.is_draw else words.MOVED_TO, player, card, self.zone)
            by.cards.append(card)
        if not game.sides[player].deck and not holds("3.2.3.2"):
            return self._done(game, by)
        if self.up_to:
            by.at -= 1  # ask before the next
            return JUMP
        return STAY if holds("3.2.3") else self.do(game, by)  # what interrupts does so after each card

    def _done(self, game: "WeissGame", by: ProgramFrame) -> int:
        if self.slot >= 0:
            kept = game.as_now([card for card in by.cards if card != NO_CARD])
            for at in range(0, len(kept), 2):
                if game.where[kept[at]] != self.zone and holds("3.1.4"):
                    kept[at + 1] = taken_along(kept[at + 1])  # a refresh, or a level up
            by.slots[self.slot] = kept
        by.cards = []
        by.answer = 0
        return NEXT


class AskUpTo(ProgramStep):
    """3.2.3.1: before each card the player may end it, before the first one too.

    Cards that are looked at stay in the deck, and nothing refreshes for more of them (3.2.3.3).
    """

    __slots__ = ("amount", "by_opponent", "is_opponents", "stay")

    def __init__(
        self, rule: str, amount: Amount, *, stay: bool = False, is_opponents: bool = False, by_opponent: bool = False
    ) -> None:
        super().__init__(rule)
        self.by_opponent = by_opponent
        self.amount = amount
        self.stay = stay
        self.is_opponents = is_opponents

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        if not by.cards and not holds("3.2.3.1.1"):
            by.answer = 1
            return NEXT
        deck = game.sides[player_meant(by, is_opponents=self.is_opponents)].deck
        left = len(deck) - len(by.cards) if self.stay else len(deck)
        if len(by.cards) >= self.amount.of(game, by) or (left <= 0 and holds("3.2.3.3")):
            by.answer = words.PASS
            return NEXT
        return game.ask(player_meant(by, is_opponents=self.by_opponent), words.UP_TO, self.rule, [words.PASS, 1])


class Put(ProgramStep):
    """Put cards into a zone, all at once; into an ordered one in the order that their owner chooses (3.1.5).

    `is_told`: the player of the ability says the order of the other player's cards too, as a text has it.
    `is_asked`: the program asks for numbers of these cards, as they are before they move (8.11.1).
    """

    __slots__ = ("cards", "is_asked", "is_bottom", "is_face_down", "is_told", "zone")

    def __init__(
        self,
        rule: str,
        cards: Cards,
        zone: int,
        *,
        is_bottom: bool = False,
        is_face_down: bool = False,
        is_told: bool = False,
        is_asked: bool = False,
    ) -> None:
        super().__init__(rule)
        self.is_told = is_told
        self.is_asked = is_asked
        self.cards = cards
        self.zone = zone
        self.is_bottom = is_bottom
        self.is_face_down = is_face_down

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        cards = [card for card in self.cards.find(game, by) if not game.is_kept_from(card, self.zone)]
        if len(cards) > 1 and self.zone in ORDERED and holds("3.1.5"):
            left = [card for card in cards if card not in by.cards]
            for owner in (by.player, 1 - by.player):
                own = [card for card in left if game.owner(card) == owner]
                if len(own) > 1:
                    return game.ask(by.player if self.is_told else owner, words.CHOOSE, "3.1.5", own)
            cards = [*by.cards, *left]
            by.cards = []
        if self.is_asked and cards and holds("8.11.1"):
            numbers = {card: (self.zone, *[number_for(game, card, one, by) for one in KEPT]) for card in cards}
            by.final = {**by.final, **numbers}
        self.move(game, by, cards)
        by.at += 2
        return JUMP

    def move(self, game: "WeissGame", by: ProgramFrame, cards: list[int]) -> None:
        """Move the cards, but for those whose move is replaced (8.10)."""
        if game.watching.replaces >> words.ON_LEAVING & 1:
            would(game, Putting(self, cards), cards[:])
            return
        _move_together(game, cards, self)
        self.have_moved(game, by, cards)

    def have_moved(self, game: "WeissGame", by: ProgramFrame, cards: list[int]) -> None:
        """A slot goes on to mean the cards where they are now."""
        if isinstance(self.cards, InSlot):
            by.slots[self.cards.slot] = game.as_now(cards)


class Putting(Leaving):
    """Cards are about to be put where a program says."""

    __slots__ = ("cards", "put")

    def __init__(self, put: Put, cards: list[int]) -> None:
        super().__init__(put.zone)
        self.put = put
        self.cards = cards

    def happen(self, game: "WeissGame", events: list[int]) -> int:
        _move_together(game, events, self.put)
        return NEXT

    def done(self, game: "WeissGame", *, is_replaced: bool) -> None:
        by = game.stack[-2]
        assert isinstance(by, ProgramFrame)  # noqa: S101
        self.put.have_moved(game, by, self.cards)


class PutFlipped(Put):
    """3.13.1.4: cards flipped over lie in the resolution zone for a time, and then go away together."""

    __slots__ = ()

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        if holds("3.13.1.4"):
            return super().do(game, by)
        by.at += 2
        return JUMP


class TakeOrdered(ProgramStep):
    """3.1.5: the next card of the order; follows on Put."""

    __slots__ = ()

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        by.cards.append(by.answer)
        by.at -= 1
        return JUMP


def _move_together(game: "WeissGame", cards: list[int], put: Put) -> None:
    seen = seen_leaving(game, cards, put.zone)
    for card in cards:
        _move(game, card, put, seen.get(card))


def _move(game: "WeissGame", card: int, put: Put, seen: list[Match] | None) -> None:
    player = game.holder[card]
    is_told = game.where[card] == STAGE and put.zone == WAITING_ROOM
    game.move(card, put.zone, put.rule, seen)
    if put.is_bottom:
        game.lay_below(card, put.zone)
    if put.is_face_down:
        game.face_down += (card,)
    if not is_told:
        game.note(put.rule, words.MOVED_TO, player, card, put.zone)


class PayStock(ProgramStep):
    """8.4.3: so many cards, and only so many, from the top of the stock to the waiting room."""

    __slots__ = ("amount",)

    def __init__(self, rule: str, amount: Amount) -> None:
        super().__init__(rule)
        self.amount = amount

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        stock = game.sides[by.player].stock
        paid = min(self.amount.of(game, by), len(stock))
        for _ in range(paid):
            game.put_into_waiting_room(stock.pop())
        if paid:
            game.note(self.rule, words.PAID, by.player, paid)
        return NEXT
