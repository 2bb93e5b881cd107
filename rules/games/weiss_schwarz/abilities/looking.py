"""The steps of programs by which cards are looked at or revealed, and stay where they are."""

from typing import TYPE_CHECKING

from rules.engine import JUMP, NEXT
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import Amount, Cards
from rules.games.weiss_schwarz.abilities.choosing import ProgramStep, StepOnCards, player_meant

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class Look(ProgramStep):
    """4.8.1, 4.9.1: look at the top cards, or reveal them; they stay there, so that nothing refreshes (3.2.3.3).

    Or at those at the bottom; `by_opponent`: the other player looks.
    """

    __slots__ = ("amount", "by_opponent", "is_bottom", "is_opponents", "is_revealed", "slot")

    def __init__(
        self,
        rule: str,
        amount: Amount,
        slot: int,
        *,
        is_revealed: bool,
        is_opponents: bool = False,
        is_bottom: bool = False,
        by_opponent: bool = False,
    ) -> None:
        super().__init__(rule)
        self.by_opponent = by_opponent
        self.is_bottom = is_bottom
        self.amount = amount
        self.slot = slot
        self.is_revealed = is_revealed
        self.is_opponents = is_opponents

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        cards = self.pile(game, by)[: max(self.amount.of(game, by), 0)]
        for card in cards:
            self.show(game, by, card)
        return self.done(game, by, cards)

    def pile(self, game: "WeissGame", by: ProgramFrame) -> list[int]:
        """Return the deck, the card first that is looked at first."""
        deck = game.sides[player_meant(by, is_opponents=self.is_opponents)].deck
        return deck if self.is_bottom else deck[::-1]

    def show(self, game: "WeissGame", by: ProgramFrame, card: int) -> None:
        """Tell everyone of a card that is revealed."""
        if self.is_revealed:
            game.note(self.rule, words.REVEALED, player_meant(by, is_opponents=self.by_opponent), card)

    def is_seen_by(self, player: int, by: ProgramFrame) -> bool:
        """Return whether a player sees the cards: all do if they are revealed (4.9.1), else who looks (4.8.1)."""
        return self.is_revealed or player == player_meant(by, is_opponents=self.by_opponent)

    def done(self, game: "WeissGame", by: ProgramFrame, cards: list[int]) -> int:
        """Keep the cards in the slot."""
        by.slots[self.slot] = game.as_now(cards)
        if cards and not self.is_revealed:
            end = self.is_bottom + 2 * (self.by_opponent != self.is_opponents)
            looks = player_meant(by, is_opponents=self.by_opponent)
            game.note(self.rule, words.LOOKED_AT, looks, len(cards), end - 1)
        return NEXT


class LookUpTo(Look):
    """3.2.3.1, 4.8.1, 4.9.1: look at the top cards one by one, as far as the player likes; AskUpTo comes before it."""

    __slots__ = ()

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        if by.answer != words.PASS:
            card = self.pile(game, by)[len(by.cards)]
            by.cards.append(card)
            self.show(game, by, card)
            by.at -= 1  # ask before the next
            return JUMP
        cards, by.cards, by.answer = by.cards, [], 0
        return self.done(game, by, cards)


class Reveal(StepOnCards):
    """The cards are shown to everyone, and stay where they are; where a slot is given it keeps them."""

    __slots__ = ("slot",)

    def __init__(self, rule: str, cards: Cards, slot: int) -> None:
        super().__init__(rule, cards)
        self.slot = slot

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        cards = self.cards.find(game, by)
        for card in cards:
            game.note(self.rule, words.REVEALED, game.holder[card], card)
        return self.keep(game, by, cards)

    def keep(self, game: "WeissGame", by: ProgramFrame, cards: list[int]) -> int:
        """Keep the cards in the slot."""
        if self.slot >= 0:
            by.slots[self.slot] = game.as_now(cards)
        return NEXT


class See(Reveal):
    """The player looks at cards that are hidden (3.3.2), and nobody else does; they stay where they are."""

    __slots__ = ()

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        cards = self.cards.find(game, by)
        if cards:
            game.note(self.rule, words.SEEN, by.player, len(cards), game.where[cards[0]])
        return self.keep(game, by, cards)
