"""What a card has to be by what is printed on it and effects change: kind, traits, colours, icons; not, and, or."""

from typing import TYPE_CHECKING

from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities import values
from rules.games.weiss_schwarz.abilities.ability import Test
from rules.games.weiss_schwarz.abilities.sets import together
from rules.games.weiss_schwarz.book import holds

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class Kind(Test):
    """A character, an event or a climax."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return game.specs[card].kind == self.kind

    def looks(self) -> int:
        return 0


class NoTrait(Test):
    """Without traits (2.19.1)."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return not game.traits(card)

    def reads(self) -> int:
        return values.TRAITS

    def looks(self) -> int:
        return 0


class Trait(Test):
    """One of several traits; a card without traits has none of them (2.19.1)."""

    __slots__ = ("traits",)

    def __init__(self, traits: tuple[str, ...]) -> None:
        self.traits = traits

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        printed = game.traits(card)
        for trait in self.traits:  # noqa: SIM110 - a loop is quicker, and this runs all the time
            if trait in printed:
                return True
        return False

    def reads(self) -> int:
        return values.TRAITS

    def looks(self) -> int:
        return 0


class SameTrait(Test):
    """A trait in common with this card; what is absent is equal to nothing (2.19.2)."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        mine = game.traits(by.card)
        if not mine and not game.traits(card):
            return not holds("2.19.2")
        return any(trait in mine for trait in game.traits(card))

    def reads(self) -> int:
        return values.TRAITS

    def looks(self) -> int:
        return 0


class Coloured(Test):
    """One of the colours of a set of bits."""

    __slots__ = ("colours",)

    def __init__(self, colours: int) -> None:
        self.colours = colours

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return game.colours(card) & self.colours != 0

    def reads(self) -> int:
        return values.COLOURS

    def looks(self) -> int:
        return 0


class SameColour(Test):
    """A colour in common with this card."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return game.colours(card) & game.colours(by.card) != 0

    def reads(self) -> int:
        return values.COLOURS

    def looks(self) -> int:
        return 0


class Icon(Test):
    """With a trigger icon."""

    __slots__ = ("icon",)

    def __init__(self, icon: int) -> None:
        self.icon = icon

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return self.icon in game.icons(card)

    def reads(self) -> int:
        return values.ICONS

    def looks(self) -> int:
        return 0


class AnyIcon(Test):
    """With a trigger icon, whichever."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return bool(game.icons(card))

    def reads(self) -> int:
        return values.ICONS

    def looks(self) -> int:
        return 0


class Several(Test):
    """Tests of one card."""

    __slots__ = ("tests",)

    def __init__(self, tests: tuple[Test, ...]) -> None:
        self.tests = tests

    def reads(self) -> int:
        return together([test.reads() for test in self.tests])

    def looks(self) -> int:
        return together([test.looks() for test in self.tests])


class Both(Several):
    """What fulfils several tests."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return all(test.holds(game, card, by) for test in self.tests)


class AnyOf(Several):
    """What fulfils one of several tests."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return any(test.holds(game, card, by) for test in self.tests)


class Not(Test):
    """What does not fulfil another test."""

    __slots__ = ("test",)

    def __init__(self, test: Test) -> None:
        self.test = test

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return not self.test.holds(game, card, by)

    def reads(self) -> int:
        return self.test.reads()

    def looks(self) -> int:
        return self.test.looks()
