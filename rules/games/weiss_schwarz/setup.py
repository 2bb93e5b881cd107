"""Game preparation (5.2)."""

from collections.abc import Sequence
from typing import Final

from rules.engine import JUMP, NEXT, Frame, Procedure, Step, seeded
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.rule_actions import INTERRUPT_RULE_ACTIONS
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.table import WeissGame, new_table
from rules.games.weiss_schwarz.turn import TURN
from rules.games.weiss_schwarz.zones import Side, new_side

OPENING_HAND: Final = 5


class ShuffleDecks(Step[WeissGame]):
    """5.2.1.2: both decks are shuffled."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        for side in game.sides:
            game.random.shuffle(side.deck)
        return NEXT


class ChooseFirstPlayer(Step[WeissGame]):
    """5.2.1.3: at random, and nobody may choose (5.2.1.3.1)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        game.first_player = game.random.below(2)
        game.turn_player = game.first_player
        return NEXT


class DrawOpeningHands(Step[WeissGame]):
    """5.2.1.4: five cards each."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        for player in (game.first_player, 1 - game.first_player):
            for _ in range(OPENING_HAND):
                game.put_into_hand(game.take_top(player))
        frame.player = game.first_player
        return NEXT


class ChooseExchange(Step[WeissGame]):
    """5.2.1.4: any number of cards from hand. Asked one by one in the order of the hand: none is chosen twice."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        hand = game.sides[frame.player].hand
        begin = hand.index(frame.cards[-1]) + 1 if frame.cards else 0
        if begin == len(hand):
            frame.answer = words.PASS
            return NEXT
        return game.ask(frame.player, words.MULLIGAN, self.rule, [words.PASS, *hand[begin:]])


class Exchange(Step[WeissGame]):
    """5.2.1.4: they go into the waiting room, and as many are drawn; then the other player, once each."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if frame.answer != words.PASS:
            frame.cards.append(frame.answer)
            frame.at -= 1
            return JUMP
        player = frame.player
        for card in frame.cards:
            game.sides[player].hand.remove(card)
            game.put_into_waiting_room(card)
        for _ in frame.cards:
            game.put_into_hand(game.take_top(player))
        game.note(self.rule, words.EXCHANGED, player, len(frame.cards))
        frame.cards = []
        if player != game.first_player:
            return NEXT
        frame.player = 1 - player
        frame.at -= 1
        return JUMP


class Begin(Step[WeissGame]):
    """5.2.1.5: the starting player begins as the turn player."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        return game.call(TURN)


PREPARATION: Final = Procedure(
    "5.2.1",
    ShuffleDecks("5.2.1.2"),
    ChooseFirstPlayer("5.2.1.3"),
    DrawOpeningHands("5.2.1.4"),
    ChooseExchange("5.2.1.4"),
    Exchange("5.2.1.4"),
    Begin("5.2.1.5"),
)


def _with_deck(first: int, size: int) -> Side:
    """3.2.1: the cards of a player lie in the deck at the beginning of a game."""
    return new_side(list(range(first, first + size)) if holds("3.2.1") else [])


def new_game(deck: Sequence[CardSpec], other: Sequence[CardSpec], seed: int) -> WeissGame:
    """Return a game between two decks of the same size, before its first shuffle; advance it to begin."""
    size = len(deck)
    sides = [_with_deck(0, size), _with_deck(size, size)]
    game = new_table([*deck, *other], sides, seeded(seed), INTERRUPT_RULE_ACTIONS)
    game.call(PREPARATION)
    return game
