"""The step of programs by which two cards take each other's places."""

from typing import TYPE_CHECKING

from rules.engine import NEXT
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import LOOKS_AT_ATTACK, Cards
from rules.games.weiss_schwarz.abilities.choosing import ProgramStep
from rules.games.weiss_schwarz.abilities.doing import ORDERED
from rules.games.weiss_schwarz.abilities.sets import InSlot
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.leaving import leave_stage
from rules.games.weiss_schwarz.stage import exchange_positions, turn_card
from rules.games.weiss_schwarz.zones import LEVEL, MARKERS, RESOLUTION, STAGE, WAITING_ROOM

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class Exchange(ProgramStep):
    """10.8.1, 10.11.2: two cards take each other's places; a character that comes onto the stage stands (3.6.3).

    `stands`: two characters of the stage stand then too. `how` is that of effects like it (vocabulary: HOW_...).
    Without `other` these are the first two of `one`.
    """

    __slots__ = ("defends", "how", "one", "other", "stands")

    def __init__(
        self,
        rule: str,
        one: Cards,
        other: Cards | None,
        *,
        stands: bool = False,
        how: int = 0,
        defends: bool = False,
    ) -> None:
        super().__init__(rule)
        self.defends = defends  # whether who comes defends instead of this card, if that is the defending character
        self.stands = stands
        self.how = how
        self.one = one
        self.other = other

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        one = self.one.find(game, by)
        other = self.other.find(game, by) if self.other else one[1:]
        if one and not other and not holds("10.8.3"):
            game.move(one[0], WAITING_ROOM, self.rule)
        if not one or not other:
            return NEXT  # 10.8.3
        card, new = one[0], other[0]
        zone, new_zone = game.where[card], game.where[new]
        if not game.may_change_places(card, new):
            return NEXT
        if zone == STAGE == new_zone:
            self._of_stage(game, card, new)
        elif zone == STAGE:
            self._with_stage(game, by, card, new)
        elif new_zone == STAGE:
            self._with_stage(game, by, new, card)
        else:
            self._between_piles(game, card, zone, new, new_zone)
        self._keep(game, by, card, new)
        return NEXT

    def _keep(self, game: "WeissGame", by: ProgramFrame, card: int, new: int) -> None:
        """10.8.1: the names of the two stay theirs for what the effect does with them where they are now."""
        if isinstance(self.other, InSlot):
            by.slots[self.other.slot] = game.as_now([new])
        if isinstance(self.one, InSlot):
            by.slots[self.one.slot] = game.as_now([card] if self.other else [card, new])

    def _with_stage(self, game: "WeissGame", by: ProgramFrame, card: int, new: int) -> None:
        """A character of the stage gives its position to a card from elsewhere."""
        player, zone = game.holder[card], game.where[new]
        if zone == MARKERS:
            position = self._for_marker(game, card, new)
        else:
            pile = game.sides[game.holder[new]].piles[zone]
            at = pile.index(new)
            position = leave_stage(game, card, zone, self.rule)
            game.take_out(new)
            _keep_order(pile, card, zone, at)
        how = self.how if holds("10.8.4") else self.how & ~words.HOW_CHANGED
        game.put_on_stage(player, new, position, words.STAND, how, by.card)
        game.note(self.rule, words.PLACED, player, new, position)
        if self.defends and game.was_defending(by.card, by.number):
            game.defender, game.defender_incarnation = new, game.incarnation[new]
            game.has_changed(LOOKS_AT_ATTACK)

    def _of_stage(self, game: "WeissGame", card: int, new: int) -> None:
        """Two characters of a stage change positions, and stay as they are (3.6.3)."""
        positions = game.position_of(card), game.position_of(new)
        exchange_positions(game, game.holder[card], *positions, self.rule)
        for one in (card, new) if self.stands else ():
            turn_card(game, one, words.STAND, self.rule)

    def _for_marker(self, game: "WeissGame", card: int, new: int) -> int:
        """3.7.2.1.1: two cards that lie face up stay so; else what becomes a marker lies face down (3.7.2)."""
        are_face_up = new not in game.face_down
        area = game.take_out(new)
        position = leave_stage(game, card, RESOLUTION, self.rule)
        game.take_out(card)
        game.put_into_markers(game.holder[new], card, area)
        if not are_face_up or not holds("3.7.2.1.1"):
            game.face_down += (card,)
        return position

    def _between_piles(self, game: "WeissGame", card: int, zone: int, new: int, new_zone: int) -> None:
        """Each comes to where the other was, so that the order of the clock stays (3.8.2)."""
        pile, new_pile = game.sides[game.holder[card]].piles[zone], game.sides[game.holder[new]].piles[new_zone]
        at, new_at = pile.index(card), new_pile.index(new)
        game.take_out(new)
        game.move(card, new_zone, self.rule)
        game.put(new, zone)
        game.note(self.rule, words.MOVED_TO, game.holder[card], card, new_zone)
        game.note(self.rule, words.MOVED_TO, game.holder[new], new, zone)
        _keep_order(pile, new, zone, at)
        _keep_order(new_pile, card, new_zone, new_at)


def _keep_order(pile: list[int], card: int, zone: int, at: int) -> None:
    """Let a card lie where the one lay whose place it takes, in a zone that has an order (3.8.2)."""
    if zone in ORDERED and zone != LEVEL and card in pile:
        pile.remove(card)
        pile.insert(at, card)
