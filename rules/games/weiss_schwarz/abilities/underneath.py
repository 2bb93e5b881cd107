"""Steps of programs that put cards under others: as markers (3.7), or by placing one over them (10.14, 10.15)."""

from typing import TYPE_CHECKING

from rules.engine import JUMP, NEXT, STAY
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import Cards
from rules.games.weiss_schwarz.abilities.choosing import ProgramStep, StepOnCards
from rules.games.weiss_schwarz.abilities.placing import CHOSEN_POSITION
from rules.games.weiss_schwarz.abilities.sets import InSlot, InZone
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.leaving import leave_stage
from rules.games.weiss_schwarz.stage import is_still_there
from rules.games.weiss_schwarz.zones import DECK, MARKERS, RESOLUTION, STAGE, WAITING_ROOM

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class PutUnder(ProgramStep):
    """3.7: put cards into the marker area of this card, or of a card in a slot; several in any order (3.7.2.2).

    Those of one end of a deck come one by one, with a refresh in between (3.2.3).
    """

    __slots__ = ("cards", "from_deck", "is_face_down", "under")

    def __init__(self, rule: str, cards: Cards, under: Cards, *, is_face_down: bool) -> None:
        super().__init__(rule)
        self.cards = cards
        self.under = under
        self.is_face_down = is_face_down
        self.from_deck = abs(cards.ends) if isinstance(cards, InZone) and cards.zone == DECK else 0

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        above = [card for card in self.under.find(game, by) if game.where[card] == STAGE]
        cards = self.cards.find(game, by) if above else []
        if self.from_deck and holds("3.2.3"):
            if cards and len(by.cards) < self.from_deck:
                self._put(game, by, cards[:1], above[0])
                by.cards.append(cards[0])
                return STAY
            by.cards = []
            by.at += 2
            return JUMP
        if len(cards) > 1 and holds("3.7.2.2"):
            left = [card for card in cards if card not in by.cards]
            if len(left) > 1:
                return game.ask(by.player, words.CHOOSE, "3.7.2.2", left)
            cards = [*by.cards, *left]
            by.cards = []
        if cards:
            self._put(game, by, cards, above[0])
        by.at += 2
        return JUMP

    def _put(self, game: "WeissGame", by: ProgramFrame, cards: list[int], above: int) -> None:
        player, position = game.holder[above], game.position_of(above)
        for card in cards:
            if game.where[card] == STAGE:
                if not holds("10.14.1.1.2.1"):
                    _hand_on_markers(game, card, position)
                leave_stage(game, card, RESOLUTION, self.rule)
            game.take_out(card)
            game.put_into_markers(player, card, position)
            if self.is_face_down:
                game.face_down += (card,)
            game.note(self.rule, words.MOVED_TO, player, card, MARKERS)
        if isinstance(self.cards, InSlot):
            by.slots[self.cards.slot] = game.as_now(cards)


def _hand_on_markers(game: "WeissGame", card: int, position: int) -> None:
    markers = game.sides[game.holder[card]].markers
    place = game.position_of(card)
    markers[position] += markers[place]
    markers[place] = ()


class OrderBelow(StepOnCards):
    """10.14.1.1, 3.7.2.2: in which order this card and its markers go under the card that is placed; before Stack."""

    __slots__ = ()

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        new = self.cards.find(game, by)
        if new and is_still_there(game, by) and holds("3.7.2.2"):
            below = [*game.sides[game.holder[by.card]].markers[game.position_of(by.card)], by.card]
            left = [card for card in below if card != new[0] and card not in by.cards]
            if len(left) > 1:
                return game.ask(by.player, words.CHOOSE, self.rule, left)
            by.cards += left
        by.at += 2
        return JUMP


class Stack(ProgramStep):
    """10.14.1.1, 10.15.2: place a card, with this card and all its markers face up as the markers of it.

    It comes in the place of this card, or onto the chosen position; as a new card, standing (10.15.3). The frame's
    cards say the order of those below it (OrderBelow).
    """

    __slots__ = ("cards", "how", "where")

    def __init__(self, rule: str, cards: Cards, where: int, how: int = 0) -> None:
        super().__init__(rule)
        self.how = how
        self.cards = cards
        self.where = where

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        cards = self.cards.find(game, by)
        ordered, by.cards = by.cards, []
        if not is_still_there(game, by):
            return NEXT
        if not cards:
            if not holds("10.14.1.1.1") or not holds("10.15.4"):
                leave_stage(game, by.card, WAITING_ROOM, self.rule)
            return NEXT
        player, origin = game.holder[by.card], game.position_of(by.card)
        position = by.answer if self.where == CHOSEN_POSITION else origin
        game.take_out(cards[0])
        markers = game.sides[player].markers[origin]
        if holds("10.14.1.1.2"):
            game.sides[player].markers[origin] = ()
        leave_stage(game, by.card, RESOLUTION, self.rule)
        game.take_out(by.card)
        turned = words.STAND if holds("10.15.3.1") else words.REST
        game.put_on_stage(player, cards[0], position, turned, self.how, by.card)
        if not holds("10.15.3"):
            _hand_on_effects(game, by, cards[0])
        for marker in ordered or (*markers, by.card):
            game.put_into_markers(player, marker, position)
        game.note(self.rule, words.PLACED, player, cards[0], position)
        return NEXT


def _hand_on_effects(game: "WeissGame", by: ProgramFrame, new: int) -> None:
    for one in game.lasting:
        if (by.card, by.number) in zip(one.cards[::2], one.cards[1::2], strict=True):
            one.cards += (new, game.incarnation[new])
