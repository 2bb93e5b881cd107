"""Whether a cost can be paid in full (8.4.2.2), before anything of it is paid."""

from typing import TYPE_CHECKING

from rules.engine.costs import each_has_its_own
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities.ability import Amount, Cards, Condition
from rules.games.weiss_schwarz.abilities.amounts import Fixed
from rules.games.weiss_schwarz.abilities.choosable import may_be_chosen
from rules.games.weiss_schwarz.abilities.sets import InZone
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.zones import DECK

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class Need:
    """What one action of a cost takes: so many of certain cards, each of them once."""

    __slots__ = ("cards", "count", "is_chosen")

    def __init__(self, cards: Cards, count: Amount, *, is_chosen: bool = False) -> None:
        self.cards = cards
        self.count = count
        self.is_chosen = is_chosen

    def find(self, game: "WeissGame", by: ProgramFrame) -> list[int]:
        """Return the cards of which it takes some."""
        found = self.cards.find(game, by)
        return [card for card in found if may_be_chosen(game, by.player, card)] if self.is_chosen else found

    def is_refreshed(self) -> bool:
        """Return whether more cards come where there are too few, but for a cost (8.4.2.1, 9.2)."""
        return isinstance(self.cards, InZone) and self.cards.zone == DECK and not self.cards.tests

    def in_part(self) -> "Need":
        """Return what is needed for a part of it."""
        return Need(self.cards, Fixed(1), is_chosen=self.is_chosen)


class Payable(Condition):
    """There are enough cards for all actions together; none is used twice, and no refresh helps (8.4.2.1)."""

    __slots__ = ("also", "needs")

    def __init__(self, needs: tuple[Need, ...], also: tuple[Condition, ...] = ()) -> None:
        self.needs = needs
        self.also = also  # what has to be there, and is not used for it

    def holds(self, game: "WeissGame", by: ProgramFrame) -> bool:
        wanted: list[list[int]] = []
        for need in self.needs:
            cards = need.find(game, by)
            count = need.count.of(game, by)
            if len(cards) < count:
                return not holds("8.4.2.2")
            if len(self.needs) > 1:
                wanted += [cards] * count
        for condition in self.also:
            if not condition.holds(game, by):
                return False
        return not wanted or each_has_its_own(wanted) or not holds("8.4.2.2")

    def wanted(self, game: "WeissGame", by: ProgramFrame) -> list[list[int]]:
        """Return for each card that is taken which ones it may be."""
        return [cards for need in self.needs for cards in [need.find(game, by)] * need.count.of(game, by)]

    def spared(
        self, game: "WeissGame", by: ProgramFrame, options: list[int], chosen: list[int], missing: int
    ) -> list[int]:
        """8.4.2.2: return which options leave enough for these actions, that come later; all where none does.

        `missing`: how many more of the options are chosen, the next one included.
        """
        wanted = self.wanted(game, by)
        if not wanted or not holds("8.4.2.2"):
            return options
        found: list[int] = []
        for card in options:
            taken = {*chosen, card}
            rest = [[one for one in cards if one not in taken] for cards in wanted]
            own = [one for one in options if one != card]
            if each_has_its_own(rest + [own] * (missing - 1)):
                found.append(card)
        return found or options
