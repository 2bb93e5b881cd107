"""Automatic abilities in a standby condition (8.7.2), and those that wait for one moment only (8.7.5)."""

from typing import TYPE_CHECKING, Final

from rules.engine.machine import ProgramFrame
from rules.engine.timing import settling
from rules.games.weiss_schwarz.abilities.ability import (
    AUTOMATIC,
    BY,
    THAT,
    THIS,
    Ability,
    Happening,
    Trigger,
    how_often,
)
from rules.games.weiss_schwarz.abilities.context import asking
from rules.games.weiss_schwarz.abilities.sets import taken_along
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.vocabulary import CANNOT_USE_ENCORE, END_PHASE, KEYWORDS, ON_LEAVING, ON_MOMENT
from rules.games.weiss_schwarz.zones import CLIMAX_AREA, NO_CARD, STAGE

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame

ENCORE: Final = 1 << KEYWORDS.index("encore")


class Standby(settling.Standby):
    """One occurrence of an ability in a standby condition, with the cards that it is about."""

    __slots__ = ("ability", "card", "incarnation", "place", "slots")

    def __init__(self, ability: Ability, master: int, card: int, incarnation: int, place: int, slots: list[list[int]]):
        super().__init__(master)
        self.ability = ability
        self.card = card
        self.incarnation = incarnation
        self.place = place
        self.slots = slots

    def frame(self) -> ProgramFrame:
        """Return the program, about to run."""
        assert self.ability.effect is not None  # noqa: S101
        master = self.master if holds("4.3.3") else 1 - self.master
        return ProgramFrame(self.ability.effect, master, self.card, self.incarnation, self.slots[:], self.place)


class Timed:
    """An ability that an effect made for a later moment: it stands by once (8.7.5.1).

    From the turn `since` on; after the turn `until` not at all.
    """

    __slots__ = ("ability", "by", "since", "until")

    def __init__(self, ability: Ability, by: ProgramFrame, until: int, since: int) -> None:
        self.since = since
        self.ability = ability
        self.by = by
        self.until = until


class Match:
    """An ability whose trigger condition is fulfilled, before the card that it is about has moved.

    `nth`: how many equal abilities the card has before this one; each counts its own uses.
    """

    __slots__ = ("ability", "by", "nth")

    def __init__(self, ability: Ability, by: ProgramFrame, nth: int) -> None:
        self.ability = ability
        self.by = by
        self.nth = nth


def notice(game: "WeissGame", what: Happening) -> None:
    """8.7.2: every ability whose trigger condition this fulfils enters a standby condition."""
    stand_by(game, what, matching(game, what))


def matching(game: "WeissGame", what: Happening) -> list[Match]:
    """8.1.1.2: the abilities that wait for this, by the information that cards have now (8.7.4.1)."""
    found: list[Match] = []
    if not holds("8.1.1.2"):
        return found
    if not game.watching.others[what.kind]:
        if what.card != NO_CARD:
            _match(game, what, game.holder[what.card], what.card, game.where[what.card], found)
        return found
    elsewhere = game.watching.elsewhere[what.kind]
    for player in (game.turn_player, 1 - game.turn_player):
        side = game.sides[player]
        _match_all(game, what, player, side.stage, STAGE, found)
        if side.under:
            _match_all(game, what, player, side.covered(), STAGE, found)
        if side.climax:
            _match_all(game, what, player, side.climax, CLIMAX_AREA, found)
        for zone in elsewhere:
            _match_all(game, what, player, side.piles[zone], zone, found)
    return found


def end_of_turn(game: "WeissGame") -> Happening:
    """6.8.1.1: the end of the turn."""
    return Happening(ON_MOMENT, game.turn_player, number=END_PHASE)


def waiting_for_the_end(game: "WeissGame") -> list[Match]:
    """6.8.1.5: the abilities whose "end of turn" has not been fulfilled yet in this end phase."""
    ended = list(game.ended)
    found: list[Match] = []
    for match in matching(game, end_of_turn(game)):
        key = (match.ability.key, match.by.card, match.by.number)
        if key in ended:
            ended.remove(key)  # of two equal ones of a card each counts
        else:
            found.append(match)
    return found


def later_ones_wait(game: "WeissGame") -> bool:
    """6.8.1.5: whether an ability that an effect made has still to come at the end of this turn."""
    what = end_of_turn(game)
    for one in game.timed:
        trigger = one.ability.trigger
        if trigger is None or not trigger.kinds >> ON_MOMENT & 1 or one.since > game.turn:
            continue
        if trigger.matches(game, what, one.by):
            return True
    return False


def _match_all(
    game: "WeissGame", what: Happening, player: int, cards: list[int], zone: int, found: list[Match]
) -> None:
    """Match the cards of a zone, but for those on which nothing can wait for this."""
    specs = game.specs
    kind = what.kind
    is_given = game.watching.given[zone] >> kind & 1
    waiting = game.watching.waiting[kind]
    for card in cards:
        if not waiting[card]:
            continue
        if not is_given:
            spec = specs[card]
            if not spec.waits[zone] >> kind & 1:
                continue
            if kind == ON_MOMENT and not spec.moments >> what.number & 1:
                continue
        _match(game, what, player, card, zone, found)


def _match(game: "WeissGame", what: Happening, player: int, card: int, zone: int, found: list[Match]) -> None:
    abilities = game.abilities(card)
    for place, ability in enumerate(abilities):
        trigger = ability.trigger
        if (
            ability.category != AUTOMATIC
            or trigger is None
            or not trigger.kinds >> what.kind & 1
            or not ability.zones >> zone & 1
            or (trigger.is_own and card != what.card)
        ):
            continue
        if ability.keywords & ENCORE and what.kind == ON_LEAVING and game.limited(card, CANNOT_USE_ENCORE):
            continue
        by = asking(ability, player, card, game.incarnation[card])
        if trigger.matches(game, what, by):
            by.place = game.position_of(card)
            nth = how_often(abilities[:place], ability.key) if ability.times_per_turn else 0
            found.append(Match(ability, by, nth))


def moved_on(game: "WeissGame", card: int, time: int) -> None:
    """8.11.1: let abilities that wait go on asking about a card that leaves where it was when they triggered."""
    kept = [card, taken_along(game.incarnation[card])]
    for at, one in enumerate(game.standby):
        if one.slots[THAT] == [card, time]:
            slots = [*one.slots[:THAT], kept, *one.slots[THAT + 1 :]]
            game.standby[at] = Standby(one.ability, one.master, one.card, one.incarnation, one.place, slots)


def stand_by(game: "WeissGame", what: Happening, found: list[Match]) -> None:
    """Let abilities enter a standby condition; the cards that they are about are those that are there now."""
    if found and not holds("8.7.2"):
        return
    for match in found:
        by = match.by
        slots = by.slots[:]
        slots[THIS] = [by.card, game.incarnation[by.card]]
        if what.card != NO_CARD:
            slots[THAT] = [what.card, game.incarnation[what.card]]
        if what.by != NO_CARD:
            slots[BY] = [what.by, game.incarnation[what.by]]
        elif what.others:
            slots[BY] = game.as_now(list(what.others))
        if not holds("8.7.2.1") and any(one.ability is match.ability and one.card == by.card for one in game.standby):
            continue
        if match.ability.place_slot >= 0:
            slots[match.ability.place_slot] = [what.place]
        if match.ability.amount_slot >= 0:
            slots[match.ability.amount_slot] = [what.amount]
        if match.ability.times_per_turn and not _activates(game, match):
            continue
        master = by.player if holds("4.3.5") else 1 - by.player
        game.standby.append(Standby(match.ability, master, by.card, game.incarnation[by.card], by.place, slots))
    if game.timed:
        _timed(game, what)


def _activates(game: "WeissGame", match: Match) -> bool:
    """8.1.1.2.1: a condition that is fulfilled activates the ability; return whether it may once more this turn."""
    ability, by = match.ability, match.by
    key = f"{match.nth} {ability.key}" if match.nth else ability.key
    use = (key, by.card, by.number)
    if game.used.count(use) >= ability.times_per_turn:
        return False
    game.used += (use,)
    return True


def _is_over(game: "WeissGame", trigger: Trigger, what: Happening, by: ProgramFrame) -> bool:
    """8.7.5.1, 4.12.2.7.1: the moment that it waited for has come, whatever came of it."""
    return trigger.concerns(game, what, by) if holds("4.12.2.7.1") else trigger.matches(game, what, by)


def _timed(game: "WeissGame", what: Happening) -> None:
    left = []
    for timed in game.timed:
        trigger = timed.ability.trigger
        if trigger is None or not trigger.kinds >> what.kind & 1 or game.turn < timed.since:
            left.append(timed)
            continue
        if not _is_over(game, trigger, what, timed.by):
            left.append(timed)
            continue
        if trigger.matches(game, what, timed.by):
            by = timed.by
            slots = by.slots[:]
            if what.card != NO_CARD:
                slots[THAT] = [what.card, game.incarnation[what.card]]
            game.standby.append(Standby(timed.ability, by.player, by.card, by.number, by.place, slots))
    if holds("8.7.5.1"):
        game.timed = tuple(left)
