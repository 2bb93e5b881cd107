"""Damage by automatic effects that continuous abilities keep off their player (1.3.3)."""

from typing import TYPE_CHECKING, Final

from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities.ability import Amount, Condition
from rules.games.weiss_schwarz.abilities.context import asking
from rules.games.weiss_schwarz.abilities.fields import Fields, fields
from rules.games.weiss_schwarz.abilities.reading_cards import read_bounds, read_card_tests
from rules.games.weiss_schwarz.abilities.slots import Slots
from rules.games.weiss_schwarz.abilities.triggers import CardTests
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.zones import STAGE

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame

KEPT_OFF: Final = "receives_no_damage"


class NoDamage:
    """No damage by automatic effects of certain cards, of so much."""

    __slots__ = ("condition", "least", "most", "source")

    def __init__(
        self, source: CardTests, bounds: tuple[Amount | None, Amount | None], condition: Condition | None
    ) -> None:
        self.source = source
        self.least, self.most = bounds
        self.condition = condition

    def keeps_off(self, game: "WeissGame", source: int, amount: int, by: ProgramFrame) -> bool:
        """Return whether damage by an automatic effect of the card `source` is of that kind."""
        if self.least is not None and amount < self.least.of(game, by):
            return False
        if self.most is not None and amount > self.most.of(game, by):
            return False
        return self.source.fits(game, source, by) and (self.condition is None or self.condition.holds(game, by))


def read_shielding(read: Fields, condition: Condition | None, slots: Slots) -> NoDamage:
    """Read by which cards, and how much damage it is: a number, or between `least` and `most`."""
    with fields(read.take(KEPT_OFF), read.here(KEPT_OFF)) as one:
        source = read_card_tests(one.take("by"), one.here("by"), slots)
        bounds = read_bounds(one, "damage", slots) if one.has("damage") else (None, None)
        return NoDamage(source, bounds, condition)


def is_kept_off(game: "WeissGame", player: int, source: int, amount: int) -> bool:
    """Return whether a card on the stage of the player keeps off damage by an automatic effect of `source`."""
    if not game.watching.shields or not holds("1.3.3"):
        return False
    for card in game.sides[player].characters():
        for ability in game.abilities(card):
            if ability.shields and ability.zones >> STAGE & 1:
                by = asking(ability, player, card, game.incarnation[card])
                if any(shielding.keeps_off(game, source, amount, by) for shielding in ability.shields):
                    return True
    return False
