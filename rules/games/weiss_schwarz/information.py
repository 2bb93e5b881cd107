"""What the rules ask about the cards of a game: where they are, and what is printed with all effects applied."""

from typing import Final

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import Ability
from rules.games.weiss_schwarz.abilities.values import (
    AT_ABILITIES,
    AT_COLOURS,
    AT_COST,
    AT_ICONS,
    AT_LEVEL,
    AT_LIMITS,
    AT_NAMES,
    AT_POWER,
    AT_SOUL,
    AT_TRAITS,
    POWER,
    Values,
)
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.state import ATTACKER, DEFENDER, UNCHANGED, WeissState
from rules.games.weiss_schwarz.zones import HAND, LEVEL, MEMORY, NO_CARD, STAGE

# By zone: what says that a character cannot be put there from the stage.
_KEPT_FROM: Final = {HAND: words.CANNOT_RETURN_TO_HAND, MEMORY: words.CANNOT_GO_TO_MEMORY}


class WeissInformation(WeissState):
    """A state that answers."""

    __slots__ = ()

    def work_out(self) -> None:
        """Work out the values of all cards that effects change (8.9)."""
        raise NotImplementedError

    def owner(self, card: int) -> int:
        """Return the player who brought the card (4.2.2)."""
        return 0 if card < len(self.specs) // 2 else 1

    def has_changed(self, what: int) -> None:
        """Something else than a card's zone has changed (LOOKS_AT_...), which continuous effects may look at."""
        if self.watching.looks & what:
            self.is_stale = True

    def is_blank(self, card: int) -> bool:
        """3.9.2.2.1, 3.12.2.2.1: face down in level or memory it has no information that a text could find it by."""
        if card not in self.face_down or self.where[card] not in (LEVEL, MEMORY):
            return False
        return holds("3.9.2.2.1" if self.where[card] == LEVEL else "3.12.2.2.1")

    def position_of(self, card: int) -> int:
        """Return the position of a character on the stage, whether another one lies on it or not."""
        if self.where[card] != STAGE:
            return NO_CARD
        side = self.sides[self.holder[card]]
        if card in side.stage:
            return side.stage.index(card)
        return next((position for below, position, _ in side.under if below == card), NO_CARD)

    def attacker_is_there(self) -> bool:
        """7.2.1.5: the attacking character, as long as it did not leave its zone, which is a position (3.6.1)."""
        return not self.left_battle & ATTACKER and self.attacker_is_the_same()

    def defender_is_there(self) -> bool:
        """7.2.1.5.1: the defending character, as long as it did not leave its zone, which is a position (3.6.1)."""
        return not self.left_battle & DEFENDER and self.defender_is_the_same()

    def attacker_is_the_same(self) -> bool:
        """3.1.4: the character that attacked, on whatever position of the stage."""
        return self.attacker != NO_CARD and self.incarnation[self.attacker] == self.attacker_incarnation

    def defender_is_the_same(self) -> bool:
        """3.1.4: the character that was attacked, on whatever position of the stage."""
        return self.defender != NO_CARD and self.incarnation[self.defender] == self.defender_incarnation

    def was_defending(self, card: int, time: int) -> bool:
        """7.2.1.5.1: return whether a card that came at that time defends, or did until it left the stage."""
        return (card, time) == (self.defender, self.defender_incarnation) and not self.left_battle & DEFENDER

    def battle_opponent(self, card: int) -> int:
        """7.2.1.5.1: the other one of the attacking and the defending character, as long as both are there."""
        if card not in (self.attacker, self.defender) or not self.attacker_is_there() or not self.defender_is_there():
            return NO_CARD
        return self.defender if card == self.attacker else self.attacker

    def changed_cards(self) -> dict[int, Values]:
        """Return the values of all cards that continuous effects change (8.9)."""
        if self.is_stale:
            if self.lasting or self.watching.standing:
                self.work_out()
            else:
                self.values = UNCHANGED
                self.is_stale = False
        return self.values

    def changed(self, card: int, at: int) -> Values | None:
        """Return the values of a card that continuous effects change, or None for what is printed.

        `at` says which information is wanted (INFORMATION): what no effect can change is not worked out.
        """
        zone = self.where[card]
        if not self.watching.reach[at][zone] and not self.specs[card].reach[at][zone] and not self.lasts(at, zone):
            return None
        if self.is_stale:
            self.changed_cards()
        return self.values.get(card)

    def lasts(self, at: int, zone: int) -> bool:
        """Return whether a lasting effect may change some information of cards of a zone."""
        return self.lasting_writes != 0 and self.lasting_writes >> at & 1 == 1 and self.lasting_zones >> zone & 1 == 1

    def may_have_lower_power(self) -> bool:
        """Return whether any effect can make a power lower than what is printed."""
        watching = self.watching
        if watching.gives_lowering:
            return True
        for card, zones in watching.lowering:
            if zones >> self.where[card] & 1:
                return True
        if self.lasting_writes & POWER:
            return any(one.change.may_lower(POWER) for one in self.lasting)
        return False

    def power(self, card: int) -> int:
        values = self.changed(card, AT_POWER)
        return self.specs[card].power if values is None else values.power

    def soul(self, card: int) -> int:
        """Return the soul of a character, below 0 included."""
        values = self.changed(card, AT_SOUL)
        return self.specs[card].soul if values is None else values.soul

    def level(self, card: int) -> int:
        values = self.changed(card, AT_LEVEL)
        return self.specs[card].level if values is None else max(values.level, 0)

    def cost(self, card: int) -> int:
        values = self.changed(card, AT_COST)
        return self.specs[card].cost if values is None else max(values.cost, 0)

    def colours(self, card: int) -> int:
        values = self.changed(card, AT_COLOURS)
        return self.specs[card].colours if values is None else values.colours

    def traits(self, card: int) -> tuple[str, ...]:
        values = self.changed(card, AT_TRAITS)
        return self.specs[card].traits if values is None else values.traits

    def names(self, card: int) -> tuple[str, ...]:
        values = self.changed(card, AT_NAMES)
        return self.specs[card].names if values is None else values.names

    def icons(self, card: int) -> tuple[int, ...]:
        """Return the trigger icons of a card (specs: ICONS)."""
        values = self.changed(card, AT_ICONS)
        return self.specs[card].icons if values is None else values.icons

    def abilities(self, card: int) -> tuple[Ability, ...]:
        if self.face_down and self.is_blank(card):
            return ()
        values = self.changed(card, AT_ABILITIES)
        return self.specs[card].abilities if values is None else values.abilities

    def may_limit(self, limit: int) -> bool:
        """Return whether any effect may set a limit (vocabulary: LIMITS)."""
        return self.watching.limits[limit] or (self.lasting_limits != 0 and self.lasting_limits >> limit & 1 == 1)

    def is_kept_from(self, card: int, zone: int) -> bool:
        """1.3.3: return whether an effect forbids to put a card into a zone: a character on the stage."""
        return zone in _KEPT_FROM and self.where[card] == STAGE and self.limited(card, _KEPT_FROM[zone])

    def may_change_places(self, card: int, other: int) -> bool:
        """1.3.3: return whether no effect keeps two cards from each other's place."""
        zone, other_zone = self.where[card], self.where[other]
        if zone == STAGE == other_zone:
            return not self.limited(card, words.CANNOT_MOVE) and not self.limited(other, words.CANNOT_MOVE)
        return not self.is_kept_from(card, other_zone) and not self.is_kept_from(other, zone)

    def limited(self, card: int, limit: int) -> bool:
        """Return whether a continuous effect forbids something to a card (vocabulary: CANNOT_...)."""
        if not self.may_limit(limit):
            return False
        values = self.changed(card, AT_LIMITS)
        return values is not None and values.limits >> limit & 1 == 1
