"""Steps of programs that shuffle a deck or a stock (3.2.4), or cards that lie face down (3.12.2.2.3)."""

from typing import TYPE_CHECKING

from rules.engine import NEXT
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import Cards
from rules.games.weiss_schwarz.abilities.choosing import ProgramStep, player_meant
from rules.games.weiss_schwarz.zones import DECK, MEMORY

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class Shuffle(ProgramStep):
    """3.2.4: the owner of the deck, or of the stock, shuffles it."""

    __slots__ = ("is_opponents", "zone")

    def __init__(self, rule: str, *, is_opponents: bool = False, zone: int = DECK) -> None:
        super().__init__(rule)
        self.is_opponents = is_opponents
        self.zone = zone

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        player = player_meant(by, is_opponents=self.is_opponents)
        game.random.shuffle(game.sides[player].piles[self.zone])
        game.note(self.rule, words.SHUFFLED, player, *(() if self.zone == DECK else (self.zone,)))
        return NEXT


class ShuffleFaceDown(ProgramStep):
    """3.12.2.2.3: those of certain cards that lie face down change places, and nobody may look at them meanwhile.

    They stay in the slot, and hidden, for as long as the effect goes on.
    """

    __slots__ = ("cards", "slot")

    def __init__(self, rule: str, cards: Cards, slot: int) -> None:
        super().__init__(rule)
        self.cards = cards
        self.slot = slot

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        cards = [card for card in self.cards.find(game, by) if card in game.face_down and game.where[card] == MEMORY]
        if cards:
            memory = game.sides[game.holder[cards[0]]].memory
            places = [at for at, card in enumerate(memory) if card in cards]
            game.random.shuffle(cards)
            for at, card in zip(places, cards, strict=True):
                memory[at] = card
            game.note(self.rule, words.SHUFFLED_FACE_DOWN, game.holder[cards[0]], len(cards))
        by.slots[self.slot] = game.as_now(cards)
        return NEXT
