"""What a card has to be by where it lies and how, and what is happening to it, to be one that a text speaks of."""

from typing import TYPE_CHECKING, Final

from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities.ability import EVERYTHING, LOOKS_AT_ATTACK, LOOKS_AT_TURNED, Test
from rules.games.weiss_schwarz.vocabulary import DIRECT, FRONTAL
from rules.games.weiss_schwarz.zones import CLOCK, MARKERS, STAGE, facing

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.abilities.triggers import CardTests
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


class Turned(Test):
    """Standing, rested or reversed."""

    __slots__ = ("orientation",)

    def __init__(self, orientation: int) -> None:
        self.orientation = orientation

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return game.orientation[card] == self.orientation

    def looks(self) -> int:
        return LOOKS_AT_TURNED


class FaceUp(Test):
    """3.9.2.1, 3.12.2.1: in a zone where cards may lie face down too."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return card not in game.face_down

    def looks(self) -> int:
        return 0  # what turns a card face down says so as if it had moved


class FaceDown(Test):
    """A blank card that lies face down (3.9.2.2.1, 3.12.2.2.1), of which nothing else can be asked."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return card in game.face_down

    def looks(self) -> int:
        return 0


class Other(Test):
    """Not this card."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return card != by.card

    def looks(self) -> int:
        return 0


class Of(Test):
    """A card of the player of the ability, or of the other one, by whose deck it is of (3.1.6)."""

    __slots__ = ("is_yours",)

    def __init__(self, is_yours: bool) -> None:
        self.is_yours = is_yours

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return (game.owner(card) == by.player) == self.is_yours

    def looks(self) -> int:
        return 0


class Lies(Test):
    """A card where it has been put last, in a certain zone."""

    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return game.where[card] == self.zone

    def looks(self) -> int:
        return 1 << self.zone


class This(Test):
    """This card, as long as it did not move (3.1.4)."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return card == by.card and game.incarnation[card] == by.number

    def looks(self) -> int:
        return 0


class Arrived(Test):
    """Placed on the stage this turn, from certain zones or in certain ways (both as bits), and still there (3.1.4).

    Or by effects of certain cards, each kind with the ways of placing that count, as bits; 0: any.
    """

    __slots__ = ("how", "origins", "sources")

    def __init__(self, origins: int, how: int, sources: "tuple[tuple[int, CardTests], ...]" = ()) -> None:
        self.origins = origins
        self.how = how
        self.sources = sources

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        for other, time, origin, how, source in game.arrived:
            if other != card or game.incarnation[card] != time:
                continue
            if origin & self.origins or how & self.how:
                return True
            if any((how & ways or not ways) and kind.fits(game, source, by) for ways, kind in self.sources):
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


class DirectAttacker(Test):
    """The attacking character of a direct attack (7.2.1.4.3)."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return card == game.attacker and game.attack_type == DIRECT and game.attacker_is_there()

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
        if game.where[card] != STAGE or game.where[by.card] != STAGE or game.incarnation[by.card] != by.number:
            return False
        mine, position = game.position_of(by.card), game.position_of(card)
        is_same_side = game.holder[card] == game.holder[by.card]
        if self.relation == "facing":
            return not is_same_side and mine < 3 and position == facing(mine)
        related = IN_FRONT if self.relation == "in front" else BEHIND
        return is_same_side and position in related.get(mine, _NOWHERE)

    def looks(self) -> int:
        return 1 << STAGE


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
