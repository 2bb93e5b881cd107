"""What a card has to be, to be one that a text speaks of."""

import re
from typing import TYPE_CHECKING, Final

from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities import values
from rules.games.weiss_schwarz.abilities.ability import EVERYTHING, LOOKS_AT_ATTACK, LOOKS_AT_TURNED, Amount, Test
from rules.games.weiss_schwarz.abilities.sets import together
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.vocabulary import FRONTAL
from rules.games.weiss_schwarz.zones import CLOCK, MARKERS, STAGE, facing

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame

# Places on the stage: of fixed names, and seen from the card whose text it is.
PLACES: Final = {
    "left": frozenset({0, 3}),
    "middle": frozenset({1}),
    "right": frozenset({2, 4}),
    "centre": frozenset({0, 1, 2}),
    "back": frozenset({3, 4}),
}

# 3.6.5: from the positions of the back stage, what is in front.
IN_FRONT: Final = {3: frozenset({0, 1}), 4: frozenset({1, 2})}

BEHIND: Final = {0: frozenset({3}), 1: frozenset({3, 4}), 2: frozenset({4})}

_NOWHERE: Final[frozenset[int]] = frozenset()


class Kind(Test):
    """A character, an event or a climax."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return game.specs[card].kind == self.kind

    def looks(self) -> int:
        return 0


class Trait(Test):
    """One of several traits; a card without traits has none of them (2.19.1)."""

    __slots__ = ("traits",)

    def __init__(self, traits: tuple[str, ...]) -> None:
        self.traits = traits

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        printed = game.traits(card)
        for trait in self.traits:  # noqa: SIM110 - as above
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


class Named(Test):
    """One of several card names, in full (2.1.2)."""

    __slots__ = ("names",)

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        for name in game.names(card):  # noqa: SIM110 - as above
            if name in self.names:
                return True
        return False

    def reads(self) -> int:
        return values.NAMES

    def looks(self) -> int:
        return 0


class NameHas(Test):
    """Words in a card name: whole words, not the beginning of one (2.1.2.2)."""

    __slots__ = ("part", "pattern")

    def __init__(self, part: str) -> None:
        self.part = part
        self.pattern = re.compile(rf"(?<!\w){re.escape(part)}(?!\w)")

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        if not holds("2.1.2.2"):
            return any(self.part in name for name in game.names(card))
        return any(self.pattern.search(name) is not None for name in game.names(card))

    def reads(self) -> int:
        return values.NAMES

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


class Between(Test):
    """A number of the card from one amount to another, both included."""

    __slots__ = ("information", "least", "most")

    def __init__(self, information: int, least: Amount | None, most: Amount | None) -> None:
        self.information = information
        self.least = least
        self.most = most

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        number = number_of(game, card, self.information)
        if self.least is not None and number < self.least.of(game, by):
            return False
        return self.most is None or number <= self.most.of(game, by)

    def reads(self) -> int:
        bits = self.information
        for amount in (self.least, self.most):
            if amount is not None:
                bits |= amount.reads()
        return bits

    def looks(self) -> int:
        return together([one.looks() for one in (self.least, self.most) if one is not None])


def number_of(game: "WeissGame", card: int, information: int) -> int:
    """Return a number of a card; what is not printed is 0 (2.19.1)."""
    if information == values.POWER:
        return game.power(card)
    if information == values.SOUL:
        return game.soul(card)
    return game.level(card) if information == values.LEVEL else game.cost(card)


class Turned(Test):
    """Standing, rested or reversed."""

    __slots__ = ("orientation",)

    def __init__(self, orientation: int) -> None:
        self.orientation = orientation

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return game.orientation[card] == self.orientation

    def looks(self) -> int:
        return LOOKS_AT_TURNED


class Other(Test):
    """Not this card."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return card != by.card

    def looks(self) -> int:
        return 0


class This(Test):
    """This card, as long as it did not move (3.1.4)."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return card == by.card and game.incarnation[card] == by.number

    def looks(self) -> int:
        return 0


class Arrived(Test):
    """Placed on the stage this turn, from certain zones or in certain ways (both as bits), and still there (3.1.4)."""

    __slots__ = ("how", "origins")

    def __init__(self, origins: int, how: int) -> None:
        self.origins = origins
        self.how = how

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        for other, time, origin, how in game.arrived:
            if other == card and game.incarnation[card] == time and (origin & self.origins or how & self.how):
                return True
        return False

    def looks(self) -> int:
        return EVERYTHING


class Role(Test):
    """The attacking character, or the defending one (7.2.1.5)."""

    __slots__ = ("is_attacker",)

    def __init__(self, is_attacker: bool) -> None:
        self.is_attacker = is_attacker

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        if self.is_attacker:
            return card == game.attacker and game.attacker_is_there()
        return card == game.defender and game.defender_is_there()

    def looks(self) -> int:
        return LOOKS_AT_ATTACK


class InFrontalBattle(Test):
    """In battle (7.2.1.5.1): the attacking or the defending character of a frontal attack."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        if not game.defender_is_there():
            return card == game.attacker and game.attack_type == FRONTAL and game.attacker_is_there()
        return card == game.defender or (card == game.attacker and game.attacker_is_there())

    def looks(self) -> int:
        return LOOKS_AT_ATTACK


class At(Test):
    """On certain positions of the stage."""

    __slots__ = ("positions",)

    def __init__(self, positions: frozenset[int]) -> None:
        self.positions = positions

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return game.where[card] == STAGE and game.position_of(card) in self.positions

    def looks(self) -> int:
        return 1 << STAGE


class SeenFromThis(Test):
    """In front of this card, behind it (3.6.5), or facing it (3.6.6)."""

    __slots__ = ("relation",)

    def __init__(self, relation: str) -> None:
        self.relation = relation

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        if game.where[card] != STAGE or game.where[by.card] != STAGE:
            return False
        mine, position = game.position_of(by.card), game.position_of(card)
        is_same_side = game.holder[card] == game.holder[by.card]
        if self.relation == "facing":
            return not is_same_side and mine < 3 and position == facing(mine)
        related = IN_FRONT if self.relation == "in front" else BEHIND
        return is_same_side and position in related.get(mine, _NOWHERE)

    def looks(self) -> int:
        return 1 << STAGE


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


class WithMarkers(Test):
    """With markers (3.7.4)."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        if game.where[card] != STAGE:
            return False
        return bool(game.sides[game.holder[card]].markers[game.position_of(card)])

    def looks(self) -> int:
        return 1 << STAGE | 1 << MARKERS


class TopOfClock(Test):
    """The top card of the clock (10.1.1)."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        clock = game.sides[game.holder[card]].clock
        return bool(clock) and clock[-1] == card

    def looks(self) -> int:
        return 1 << CLOCK


class Both(Test):
    """What fulfils several tests."""

    __slots__ = ("tests",)

    def __init__(self, tests: tuple[Test, ...]) -> None:
        self.tests = tests

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return all(test.holds(game, card, by) for test in self.tests)

    def reads(self) -> int:
        return together([test.reads() for test in self.tests])

    def looks(self) -> int:
        return together([test.looks() for test in self.tests])


class AnyOf(Test):
    """What fulfils one of several tests."""

    __slots__ = ("tests",)

    def __init__(self, tests: tuple[Test, ...]) -> None:
        self.tests = tests

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return any(test.holds(game, card, by) for test in self.tests)

    def reads(self) -> int:
        return together([test.reads() for test in self.tests])

    def looks(self) -> int:
        return together([test.looks() for test in self.tests])


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
