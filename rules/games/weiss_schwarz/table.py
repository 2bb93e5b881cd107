"""A game of Weiß Schwarz under way, and the moves of single cards that everything is made of."""

from typing import Final

from rules.engine import ASK, Procedure, RandomSource, Request
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import loops
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import Happening
from rules.games.weiss_schwarz.abilities.standby import Match, matching, notice, stand_by
from rules.games.weiss_schwarz.abilities.values import work_out
from rules.games.weiss_schwarz.abilities.watching import watching
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.information import WeissInformation
from rules.games.weiss_schwarz.leaving import keep_place, leave_stage
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
    take_from_markers,
    take_from_stage,
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
        if not self.timed and not self.may_match(kind, card):
            return
        what = Happening(kind, player, card, number=number, by=by, others=others, origin=origin, amount=amount)
        if self.may_match(kind, card):
            notice(self, what)
        else:
            stand_by(self, what, [])

    def look_at_states(self) -> None:
        """8.7.6: abilities that wait for a condition trigger where it holds."""
        if self.watching.states:
            self.happen(words.ON_STATE, self.turn_player)

    def may_match(self, kind: int, card: int) -> bool:
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
            side.cover(position)
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

    def take_out(self, card: int) -> int:
        """Take a card out of whatever zone it is in; return the position it was on or under, if it was."""
        zone, player = self.where[card], self.holder[card]
        side = self.sides[player]
        if self.is_stale and self.watching.put_into_hidden:
            self.changed_cards()  # somebody will look at what it is here (8.7.4.1.1)
        if zone == STAGE:
            position = take_from_stage(side, card)
            keep_place(self, card, position)
            return position
        if zone == MARKERS:
            return take_from_markers(side, card)
        side.piles[zone].remove(card)
        if zone == DECK:
            self.deck_has_lost(player)
        return NO_CARD

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
            leave_stage(self, card, zone, rule, seen)
        else:
            self.take_out(card)
            self.put(card, zone)


def _turns_up(zone: int) -> bool:
    """3.9.2.2.2, 3.12.2.2.2: a card that lay face down lies by the rules of the zone that it comes to."""
    return holds("3.9.2.2.2" if zone == LEVEL else "3.12.2.2.2")


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
