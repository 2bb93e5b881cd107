"""What no effect forbids to do with a card (1.3.3), as what it has to be to be one that a cost takes."""

from typing import TYPE_CHECKING

from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities.ability import EVERYTHING, Cards, Test
from rules.games.weiss_schwarz.abilities.choosable import may_be_chosen
from rules.games.weiss_schwarz.vocabulary import CANNOT_MOVE
from rules.games.weiss_schwarz.zones import STAGE

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class MayGo(Test):
    """It may be put into a zone, or is no character on the stage."""

    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return not game.is_kept_from(card, self.zone)

    def looks(self) -> int:
        return 1 << STAGE


class MayMove(Test):
    """It may move to another position of the stage."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return not game.limited(card, CANNOT_MOVE)

    def looks(self) -> int:
        return 1 << STAGE


class MayChangePlaces(Test):
    """There is another one, of certain cards, with which it may change places (10.8.1, 10.8.3)."""

    __slots__ = ("others",)

    def __init__(self, others: Cards) -> None:
        self.others = others

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return any(one != card and game.may_change_places(one, card) for one in self.others.find(game, by))

    def looks(self) -> int:
        return EVERYTHING


class MayBeChosen(Test):
    """The effect may choose it (8.6.3)."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        return may_be_chosen(game, by.player, card)

    def looks(self) -> int:
        return EVERYTHING
