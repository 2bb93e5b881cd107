"""The numbers of cards: level, cost, power and soul, as texts compare and count them."""

from typing import TYPE_CHECKING, Final

from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities import values
from rules.games.weiss_schwarz.abilities.ability import Amount, Test
from rules.games.weiss_schwarz.abilities.names import NUMBERS
from rules.games.weiss_schwarz.abilities.sets import together

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame

KEPT: Final = tuple(NUMBERS.values())  # what a program keeps of the cards that it moves, in this order


class Between(Test):
    """A number of the card from one amount to another, both included."""

    __slots__ = ("information", "least", "most")

    def __init__(self, information: int, least: Amount | None, most: Amount | None) -> None:
        self.information = information
        self.least = least
        self.most = most

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        number = number_for(game, card, self.information, by)
        if self.least is not None and self.least is self.most and not self.least.exists(game, by):
            return False
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


def number_for(game: "WeissGame", card: int, information: int, by: ProgramFrame) -> int:
    """8.11.1: return a number of a card, as it was in the zone from which the program has moved it where it asks."""
    if by.final and card in by.final:
        zone, *numbers = by.final[card]
        if game.where[card] == zone:
            return numbers[KEPT.index(information)]
    return number_of(game, card, information)


def number_of(game: "WeissGame", card: int, information: int) -> int:
    """Return a number of a card; what is not printed is 0 (2.19.1)."""
    if information == values.POWER:
        return game.power(card)
    if information == values.SOUL:
        return game.soul(card)
    return game.level(card) if information == values.LEVEL else game.cost(card)
