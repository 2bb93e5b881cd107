"""A game of Weiß Schwarz under way, and the moves of single cards that everything is made of."""

from typing import Final

from rules.engine import ASK, Procedure, RandomSource, Request
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import loops
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import LOOKS_AT_TURNED, Cards, Change, Happening
from rules.games.weiss_schwarz.abilities.standby import Match, matching, notice, stand_by
from rules.games.weiss_schwarz.abilities.values import POWER, Lasting, work_out
from rules.games.weiss_schwarz.abilities.watching import watching
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.information import WeissInformation
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.zones import (
    CLIMAX_AREA,
    CLOCK,
    DECK,
    HAND,
    HIDDEN,
    LEVEL,
    MARKERS,
    NO_CARD,
    RESOLUTION,
    STAGE,
    STOCK,
    WAITING_ROOM,
    Side,
    put_on_top,
    zones_of,
)

# Flags of what interrupts (9.1.2.1): shifted left by two for player 1.
REFRESH: Final = 1
LEVEL_UP: Final = 2
FLAGS: Final = 2
# And a flag of no player: cards have moved, so that conditions may hold that abilities wait for (8.7.6).
STATES: Final = 1 << 2 * FLAGS

CLOCK_LIMIT: Final = 7


class WeissGame(WeissInformation):
    """A game under way: what it consists of, and the moves of cards."""

    __slots__ = ()

    def clone(self) -> "WeissGame":
        """Return a game that goes on alike under the same decisions."""
        sides = [side.clone() for side in self.sides]
        other = WeissGame(
            self.specs,
            sides,
            self.random,
            self.on_interrupt,
            self.watching,
            self.where[:],
            self.holder,
            self.orientation[:],
            self.incarnation[:],
        )
        self.copy_into(other)
        return other

    def work_out(self) -> None:
        """Work out the values of all cards that effects change (8.9)."""
        work_out(self)

    def holds(self, rule: str) -> bool:
        """Return whether a rule of the book is in force (rules.in_force)."""
        return holds(rule)

    def leading_player(self) -> int:
        """1.3.4, 8.5.1.2: the turn player."""
        return self.turn_player

    def is_endless(self) -> None:
        """11.1.1.1: a loop that nobody can stop is a draw."""
        if holds("11.1.1.1"):
            self.end("11.1.1.1", (0, 1))
        else:
            super().is_endless()

    def ask(self, player: int, kind: int, rule: str, options: list[int]) -> int:
        """Make a request; late in a turn look for loops (11.1)."""
        self.unwatched -= 1
        if self.unwatched >= 0:
            self.request = Request(player, kind, rule, options)
            return ASK
        return loops.ask(self, Request(player, kind, rule, options))

    def apply(self, option: int) -> None:
        """Answer the request with one of its options; raises IllegalOption, NotWaiting."""
        super().apply(option)
        if self.loops is not None:
            self.loops.answered(option)

    def happen(
        self,
        kind: int,
        player: int,
        card: int = NO_CARD,
        *,
        number: int = 0,
        by: int = NO_CARD,
        others: tuple[int, ...] = (),
        origin: int = -1,
        amount: int = 0,
    ) -> None:
        """Let automatic abilities know (8.7.2) of what is no move."""
        if not self.timed and not self._may_match(kind, card):
            return
        what = Happening(kind, player, card, number=number, by=by, others=others, origin=origin, amount=amount)
        if self._may_match(kind, card):
            notice(self, what)
        else:
            stand_by(self, what, [])

    def look_at_states(self) -> None:
        """8.7.6: abilities that wait for a condition trigger where it holds."""
        if self.watching.states:
            self.happen(words.ON_STATE, self.turn_player)

    def _may_match(self, kind: int, card: int) -> bool:
        """Return whether any ability can wait for this: where none waits for other cards, the card's own."""
        watching = self.watching
        if watching.others[kind]:
            return True
        if not watching.waiting[kind][card]:
            return False
        zone = self.where[card]
        return (self.specs[card].waits[zone] | watching.given[zone]) >> kind & 1 == 1

    # Moves. Each takes a card that was taken out of its zone and puts it into another.

    def _arrive(self, player: int, card: int, zone: int) -> None:
        """3.1.4: a new card in a new zone."""
        watching = self.watching
        origin = self.where[card]
        is_put = watching.put_into[zone] and origin != STAGE and zone != STAGE
        others = (
            self._seen_before(Happening(words.ON_PUT, player, card, origin=origin, target=zone)) if is_put else None
        )
        self.where[card] = zone
        if self.face_down and card in self.face_down and _turns_up(origin):
            self.face_down = tuple([other for other in self.face_down if other != card])
        if self.holder[card] != player:
            self.holder = self.holder[:]  # which clones share
            self.holder[card] = player
        self.time += 1
        if holds("3.1.4"):
            self.incarnation[card] = self.time
        if not self.is_stale:
            looks = watching.looks | self.lasting_zones
            self.is_stale = (looks >> zone | (looks >> origin if origin >= 0 else 0)) & 1 == 1
        if is_put:
            self._put_happens(Happening(words.ON_PUT, player, card, origin=origin, target=zone), others)
        if watching.states:
            self.interrupts |= STATES

    def _seen_before(self, what: Happening) -> list[Match] | None:
        """8.7.4.1.1: from a public zone to a hidden one, others look at what the card is in the public one."""
        if what.target not in HIDDEN or what.origin < 0 or what.origin in HIDDEN or not holds("8.7.4.1.1"):
            return None
        return [match for match in matching(self, what) if match.by.card != what.card]

    def _put_happens(self, what: Happening, others: list[Match] | None) -> None:
        """8.7.4.1.3: else they look at what it is where it has come to."""
        self.is_stale = self.is_stale and holds("8.7.4.1.3")
        if others is None:
            notice(self, what)
        else:
            stand_by(self, what, others + [match for match in matching(self, what) if match.by.card == what.card])

    def take_top(self, player: int) -> int:
        """Take the top card of a deck, or NO_CARD; the deck's last card calls for a refresh (9.2.1)."""
        deck = self.sides[player].deck
        if not deck:
            return NO_CARD
        card = deck.pop()
        self.deck_has_lost(player)
        return card

    def take_bottom(self, player: int) -> int:
        """Take the bottom card of a deck, or NO_CARD, as `take_top` does."""
        deck = self.sides[player].deck
        if not deck:
            return NO_CARD
        card = deck.pop(0)
        self.deck_has_lost(player)
        return card

    def deck_has_lost(self, player: int) -> None:
        """9.2.1: a deck without cards calls for a refresh."""
        if not self.sides[player].deck and holds("9.2.1"):
            self.interrupts |= REFRESH << (FLAGS * player)
            self.unsettled = True

    def put_into_waiting_room(self, card: int) -> None:
        """3.4.2: on top. A deck that could not be refreshed can be from now on (9.2.2.1)."""
        player = self._whose(card)
        side = self.sides[player]
        put_on_top(side.waiting_room, card, WAITING_ROOM)
        self._arrive(player, card, WAITING_ROOM)
        if not side.deck and holds("9.2.1"):
            self.interrupts |= REFRESH << (FLAGS * player)

    def _whose(self, card: int) -> int:
        """3.1.6: a card goes to the zone of its owner, who had it in the deck (4.2.2), whoever holds it."""
        owner, holder = self.owner(card), self.holder[card]
        return owner if owner == holder or (holds("3.1.6") and holds("4.2.2")) else holder

    def put_into_clock(self, player: int, card: int) -> None:
        """3.8.2: on top. The seventh card calls for a level up (9.3.1)."""
        clock = self.sides[player].clock
        put_on_top(clock, card, CLOCK)
        self._arrive(player, card, CLOCK)
        if len(clock) >= CLOCK_LIMIT and holds("9.3.1") and holds("3.8.3"):
            self.interrupts |= LEVEL_UP << (FLAGS * player)

    def put_into_hand(self, card: int) -> None:
        """3.1.6: into its owner's hand."""
        self._put(card, HAND)

    def put_into_stock(self, card: int) -> None:
        """3.10.2: face down on top of its owner's stock."""
        self._put(card, STOCK)

    def put_into_level(self, card: int) -> None:
        """3.9.3: on top of its owner's level; the fourth card there is a losing condition."""
        self._put(card, LEVEL)
        self.unsettled = True

    def put_into_climax_area(self, card: int) -> None:
        """3.11: onto its owner's climax area."""
        self._put(card, CLIMAX_AREA)
        self.unsettled = True

    def put_into_resolution(self, card: int) -> None:
        """3.13.2: face up, on top of its owner's resolution zone."""
        self._put(card, RESOLUTION)

    def put_into_deck(self, card: int) -> None:
        """3.2: face down, on top of its owner's deck."""
        player = self.owner(card)
        self.sides[player].deck.append(card)
        self._arrive(player, card, DECK)

    def lay_below(self, card: int, zone: int) -> None:
        """Lay a card that has come to a zone of its owner below those there, not on top (3.8.2, 3.10.2), by 1.3.1."""
        pile = self.sides[self.owner(card)].piles[zone]
        pile.remove(card)
        pile.insert(0, card)

    def put_into_markers(self, player: int, card: int, position: int) -> None:
        """3.7.2: on top of those already under the position."""
        position = position if holds("3.7.1.1") else 0
        markers = self.sides[player].markers
        area = [*markers[position]]
        put_on_top(area, card, MARKERS)
        markers[position] = tuple(area)
        self._arrive(player, card, MARKERS)
        self.unsettled = True

    def _put(self, card: int, zone: int) -> None:
        player = self.owner(card)
        put_on_top(self.sides[player].piles[zone], card, zone)
        self._arrive(player, card, zone)

    def put_on_stage(
        self, player: int, card: int, position: int, orientation: int, how: int = 0, by: int = NO_CARD
    ) -> None:
        """3.6: onto a position of the stage; a card that is there already stays under it until the check timing.

        `by` is the card whose effect does it.
        """
        side = self.sides[player]
        if side.stage[position] != NO_CARD:
            side.under = (*side.under, (side.stage[position], position))
        side.stage[position] = card
        origin = self.where[card]
        self._arrive(player, card, STAGE)
        self.orientation[card] = orientation if orientation or holds("3.6.3") else words.REST
        self.unsettled = True
        if self.watching.arrivals:
            self.arrived += ((card, self.incarnation[card], 1 << origin, how, by),)
        if not holds("4.3.2"):
            self.holder[card] = self.owner(card)
        if self.watching.kinds >> words.ON_PLACED & 1:
            self.is_stale = holds("8.9.3.1")
            notice(self, Happening(words.ON_PLACED, player, card, origin=origin, place=position, number=how, by=by))

    def put_under_nothing(self, player: int, position: int) -> None:
        """9.6.2.1: of cards placed last together none is on top, and all go at the check timing."""
        if not holds("9.6.2.1"):
            return
        side = self.sides[player]
        side.under = (*side.under, (side.stage[position], position))
        side.stage[position] = NO_CARD

    def take_out(self, card: int) -> int:
        """Take a card out of whatever zone it is in; return the position it was on or under, if it was."""
        zone, player = self.where[card], self.holder[card]
        side = self.sides[player]
        if self.is_stale and self.watching.put_into_hidden:
            self.changed_cards()  # somebody will look at what it is here (8.7.4.1.1)
        if zone == STAGE:
            return self._take_from_stage(side, card)
        if zone == MARKERS:
            return _take_from_markers(side, card)
        side.piles[zone].remove(card)
        if zone == DECK:
            self.deck_has_lost(player)
        return NO_CARD

    def _take_from_stage(self, side: Side, card: int) -> int:
        if card in side.stage:
            position = side.stage.index(card)
            side.stage[position] = NO_CARD
            return position
        for below in side.under:
            if below[0] == card:
                side.under = tuple([one for one in side.under if one[0] != card])
                return below[1]
        return NO_CARD

    def leave_stage(self, card: int, zone: int, rule: str, seen: list[Match] | None = None) -> int:
        """Put a character from the stage into another zone, its markers into the waiting room (3.7.3.2).

        `seen`: the abilities that wait for it, where others left at once with it.
        """
        what = self.leaving(card, zone)
        found = self._matching(what) if seen is None else seen
        self._take_with_markers(card)
        self.put(card, zone)
        if self.watching.standing and self.may_have_lower_power():
            self.unsettled = True  # 9.5.1: others may have had their power from it
        if found and not holds("8.7.4.1.2"):
            found = self._matching(what)
        if zone == WAITING_ROOM:
            self.note(rule, words.TO_WAITING_ROOM, what.player, card, what.place)
        stand_by(self, what, found)
        return what.place

    def leave_together(self, leaving: list[tuple[int, str]]) -> None:
        """Put cards into the waiting room at once, each by its rule: all of them see all others go (8.7.4.1.2)."""
        waiting: list[tuple[Happening, list[Match]]] = []
        for card, rule in leaving:
            if self.where[card] == STAGE:
                what = self.leaving(card, WAITING_ROOM)
                waiting.append((what, self._matching(what)))
                self.note(rule, words.TO_WAITING_ROOM, what.player, card, what.place)
        for card, _ in leaving:
            if self.where[card] == STAGE:
                self._take_with_markers(card)
            elif self.where[card] != WAITING_ROOM:
                self.take_out(card)
            else:
                continue
            self.put_into_waiting_room(card)
        for what, found in waiting:
            stand_by(self, what, found)

    def seen_leaving(self, cards: list[int], zone: int) -> dict[int, list[Match]]:
        """Return the abilities that wait for each of several cards that leave the stage at once (8.7.4.1.2)."""
        leaving = [card for card in cards if self.where[card] == STAGE]
        return {card: self._matching(self.leaving(card, zone)) for card in leaving} if len(leaving) > 1 else {}

    def leaving(self, card: int, zone: int) -> Happening:
        """Return what happens where a card leaves the stage now."""
        place = self.position_of(card)
        return Happening(words.ON_LEAVING, self.holder[card], card, origin=STAGE, target=zone, place=place)

    def _matching(self, what: Happening) -> list[Match]:
        return matching(self, what) if self._may_match(what.kind, what.card) else []

    def _take_with_markers(self, card: int) -> None:
        """3.7.3.2: with the card its markers leave, to the waiting room."""
        side = self.sides[self.holder[card]]
        place = self._take_from_stage(side, card)
        markers = side.markers[place] if holds("3.7.3.2") else ()
        if markers:
            side.markers[place] = ()
        for marker in markers:
            self.put_into_waiting_room(marker)

    def concede(self, player: int, rule: str = "1.2.4") -> None:
        """1.2.4: a player may concede at any time, and no effect stands in the way (1.2.4.1)."""
        if holds("1.2.4") and (holds("1.2.4.1") or not isinstance(self.stack[-1], ProgramFrame)):
            super().concede(player, rule)

    def arrive_in_deck(self, card: int) -> None:
        """9.2.2: a card that the refresh brought into the deck is a new one."""
        self._arrive(self.owner(card), card, DECK)

    def put(self, card: int, zone: int) -> None:
        """Put a card that was taken out into a zone that is one list, of its owner."""
        if zone == WAITING_ROOM:
            self.put_into_waiting_room(card)
        elif zone == CLOCK:
            self.put_into_clock(self.owner(card), card)
        elif zone == CLIMAX_AREA:
            self.put_into_climax_area(card)
        elif zone == LEVEL:
            self.put_into_level(card)
        elif zone == DECK:
            self.put_into_deck(card)
        else:
            self._put(card, zone)

    def move(self, card: int, zone: int, rule: str, seen: list[Match] | None = None) -> None:
        """Move a card from wherever it is to a zone of its owner that is one list; `seen` as in `leave_stage`."""
        if self.where[card] == STAGE:
            self.leave_stage(card, zone, rule, seen)
        else:
            self.take_out(card)
            self.put(card, zone)

    def turn_card(self, card: int, orientation: int, rule: str) -> None:
        """4.6: stand, rest or reverse a character; one that is turned so already does not become so (1.3.2.1)."""
        if self.orientation[card] == orientation and holds("1.3.2.1"):
            return
        if not holds(_STATES[orientation]) or not holds("4.6.1"):
            return
        if orientation == words.REVERSE and self.limited(card, words.CANNOT_BECOME_REVERSED):
            return
        before = self.orientation[card]
        self.orientation[card] = orientation
        self.has_changed(LOOKS_AT_TURNED)
        player = self.holder[card]
        self.note(rule, words.TURNED, player, card, orientation)
        if orientation == words.REVERSE:
            self.happen(words.ON_REVERSE, player, card, by=self.battle_opponent(card))
        else:
            self.happen(words.ON_TURNING, player, card, number=orientation, origin=before)

    def move_on_stage(self, card: int, position: int, rule: str) -> None:
        """3.6.3, 3.7.3.1: onto another position of the same stage with its markers; it stays the same card."""
        player = self.holder[card]
        side = self.sides[player]
        origin = self.position_of(card)
        if origin == position or self.limited(card, words.CANNOT_MOVE):
            return
        for marker in side.markers[position]:
            self.put_into_waiting_room(marker)
        if holds("3.7.3.1"):
            side.markers[position], side.markers[origin] = side.markers[origin], ()
        self._take_from_stage(side, card)
        if side.stage[position] != NO_CARD:
            side.under = (*side.under, (side.stage[position], position))
            self.unsettled = True
        side.stage[position] = card
        self.is_stale = True
        self.note(rule, words.MOVED, player, origin, position)
        self.happen(words.ON_MOVE, player, card)

    def exchange_positions(self, player: int, one: int, other: int, rule: str) -> None:
        """6.5.1.2.4: what is on two positions changes places, with its markers (3.7.3.1)."""
        side = self.sides[player]
        side.stage[one], side.stage[other] = side.stage[other], side.stage[one]
        if holds("3.7.3.1"):
            side.markers[one], side.markers[other] = side.markers[other], side.markers[one]
        self.is_stale = True
        self.note(rule, words.MOVED, player, one, other)
        for position in (one, other):
            if side.stage[position] != NO_CARD:
                self.happen(words.ON_MOVE, player, side.stage[position])

    def give(self, cards: list[int], change: Change, by: ProgramFrame, until: int) -> None:
        """8.9.2: change cards as they are now, until the end of the turn of that number, or of the attack."""
        for card in cards:
            self.lasting_zones |= 1 << self.where[card]
        self._give(change, tuple(self.as_now(cards)), by, until)

    def give_all(self, cards: Cards, change: Change, by: ProgramFrame, until: int) -> None:
        """8.2.1.2: change all such cards, those that come later too: for what says what players can do."""
        self.lasting_zones |= cards.zones(0)
        self._give(change, (), by, until, cards)

    def _give(
        self, change: Change, cards: tuple[int, ...], by: ProgramFrame, until: int, kind: Cards | None = None
    ) -> None:
        self.time += 1
        self.lasting_limits |= change.limits
        self.lasting_writes |= change.writes
        time = self.time if holds("8.9.1.5.2") else 0
        self.lasting += (Lasting(change, cards, by, until, time, kind),)
        self.is_stale = True
        if change.writes & POWER:
            self.unsettled = True  # 9.5.1

    def end_lasting(self, until: int) -> None:
        """End what lasts until the end of the turn of this number (6.8.1.4), or of the attack."""
        if self.lasting:
            if any(one.change.writes & POWER for one in self.lasting):
                self.unsettled = True  # 9.5.1
            self.lasting = tuple([one for one in self.lasting if not _is_over(one.until, until)])
            if not self.lasting:
                self.lasting_limits = self.lasting_writes = self.lasting_zones = 0
            self.is_stale = True
        if self.timed and until >= 0:
            self.timed = tuple([one for one in self.timed if one.until > until])


# The three states of a character, by orientation (4.6.1).
_STATES: Final = ("4.6.1.1", "4.6.1.2", "4.6.1.3")


def _turns_up(zone: int) -> bool:
    """3.9.2.2.2, 3.12.2.2.2: a card that lay face down lies by the rules of the zone that it comes to."""
    return holds("3.9.2.2.2" if zone == LEVEL else "3.12.2.2.2")


def _is_over(until: int, end: int) -> bool:
    """Return whether an effect until `until` is over at `end`, the number of a turn or THIS_ATTACK."""
    return until == end if end < 0 else until < 0 or until <= end


def _take_from_markers(side: Side, card: int) -> int:
    for position, area in enumerate(side.markers):
        if card in area:
            side.markers[position] = tuple([one for one in area if one != card])
            return position
    return NO_CARD


def new_table(
    specs: list[CardSpec], sides: list[Side], random: RandomSource, on_interrupt: "Procedure[WeissGame]"
) -> WeissGame:
    """Return a game with these zones, in which nothing has happened yet."""
    half = len(specs) // 2
    holder = [0] * half + [1] * half
    where = zones_of(sides, len(specs))
    orientation = [words.STAND] * len(specs)
    return WeissGame(
        specs, sides, random, on_interrupt, watching(tuple(specs)), where, holder, orientation, [0] * len(specs)
    )
