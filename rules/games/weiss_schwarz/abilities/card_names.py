"""Which names a card has to have (2.1), and which abilities."""

from typing import TYPE_CHECKING

from rules.bilingual import has_words
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities import values
from rules.games.weiss_schwarz.abilities.ability import Cards, Test
from rules.games.weiss_schwarz.book import holds

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class Named(Test):
    """One of several card names, in full (2.1.2)."""

    __slots__ = ("names",)

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        for name in game.names(card):  # noqa: SIM110 - a loop is quicker, and this runs all the time
            if name in self.names:
                return True
        return False

    def reads(self) -> int:
        return values.NAMES

    def looks(self) -> int:
        return 0


class SameNameAs(Test):
    """A card name in common with one of certain cards (2.1.2)."""

    __slots__ = ("cards",)

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        names = game.names(card)
        return any(name in names for other in self.cards.find(game, by) for name in game.names(other))

    def reads(self) -> int:
        return values.NAMES | self.cards.reads()

    def looks(self) -> int:
        return self.cards.looks()


class WithAbility(Test):
    """With just this ability."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return any(one.key == self.key for one in game.abilities(card))

    def reads(self) -> int:
        return values.ABILITIES

    def looks(self) -> int:
        return 0


class WithKeyword(Test):
    """With an ability, or an effect, that has one of some keywords (10.1.2, 10.7.2, 10.8.2)."""

    __slots__ = ("keywords",)

    def __init__(self, keywords: int) -> None:
        self.keywords = keywords  # as bits

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return any(one.keywords & self.keywords for one in game.abilities(card))

    def reads(self) -> int:
        return values.ABILITIES

    def looks(self) -> int:
        return 0


class NameHas(Test):
    """Words in a card name: whole words, not the beginning of one (2.1.2.2)."""

    __slots__ = ("part",)

    def __init__(self, part: str) -> None:
        self.part = part

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        if not holds("2.1.2.2"):
            return any(self.part in name for name in game.names(card))
        return any(has_words(name, self.part) for name in game.names(card))

    def reads(self) -> int:
        return values.NAMES

    def looks(self) -> int:
        return 0
