"""Moves of cards in any order, against a model that only knows which card lies where.

Decks are of sixteen blank cards each, so that every pile gets empty and full, and cards lie under others. Three of each
player's are on the stage at first, each with a marker.
"""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules.engine import seeded
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.digest import digest
from rules.games.weiss_schwarz.leaving import leave_together
from rules.games.weiss_schwarz.rule_actions import INTERRUPT_RULE_ACTIONS
from rules.games.weiss_schwarz.stage import exchange_positions, move_on_stage, turn_card
from rules.games.weiss_schwarz.table import CLOCK_LIMIT, FLAGS, LEVEL_UP, REFRESH, WeissGame, new_table
from rules.games.weiss_schwarz.zones import (
    CLIMAX_AREA,
    CLOCK,
    DECK,
    HAND,
    LEVEL,
    MARKERS,
    MEMORY,
    NO_CARD,
    POSITIONS,
    RESOLUTION,
    STAGE,
    STOCK,
    WAITING_ROOM,
    new_side,
)
from tests.rules.weiss_schwarz.play.board import blank

SIZE = 16
CARDS = range(2 * SIZE)
PLAYERS = (0, 1)
PILES = (DECK, HAND, WAITING_ROOM, CLOCK, LEVEL, STOCK, CLIMAX_AREA, MEMORY, RESOLUTION)

Place = tuple[int, int, int]  # whose, which zone, which position of the stage or of its markers; NO_CARD for piles

any_of = st.integers(0, 95)  # divided by how many there are
players = st.sampled_from(PLAYERS)
positions = st.sampled_from(POSITIONS)
turns = st.sampled_from((words.STAND, words.REST, words.REVERSE))


def owner(card: int) -> int:
    return card // SIZE


class Model:
    """Piles of cards by place, the last one on top; a position of the stage has one too many while cards lie under."""

    def __init__(self) -> None:
        self.piles: dict[Place, list[int]] = {}
        for player in PLAYERS:
            self.piles |= {(player, zone, NO_CARD): [] for zone in PILES}
            self.piles |= {(player, zone, at): [] for zone in (STAGE, MARKERS) for at in POSITIONS}
            self.piles[player, DECK, NO_CARD] = [card for card in CARDS if owner(card) == player]
        self.turned = dict.fromkeys(CARDS, words.STAND)
        self.face_down: set[int] = set()
        self.had: dict[int, set[int]] = {}  # the markers of a card of the stage when another one came over it
        self.new: set[int] = set()  # cards that came into another zone by the last move

    def place(self, card: int) -> Place:
        return next(place for place, pile in self.piles.items() if card in pile)

    def on_stage(self) -> list[int]:
        return sorted(card for (_, zone, _), pile in self.piles.items() if zone == STAGE for card in pile)

    def put(self, card: int, to: Place, *, bottom: bool = False) -> None:
        """3.1.4: into another zone, as a new card; 3.7.3.2: from the stage, the markers go to the waiting room."""
        at = self.place(card)
        markers = self.markers(card) if at[1] == STAGE else []
        self.piles[at].remove(card)
        self.had.pop(card, None)
        for marker in markers:
            self.put_home(marker, WAITING_ROOM)
        if to[1] == STAGE and self.piles[to]:
            self.cover(to)
        self.piles[to].insert(0 if bottom else len(self.piles[to]), card)
        self.new.add(card)
        self.face_down.discard(card)

    def put_home(self, card: int, zone: int) -> None:
        """3.1.6: to the zone of its owner."""
        self.put(card, (owner(card), zone, NO_CARD))

    def markers(self, card: int) -> list[int]:
        """Return what lies under a card of the stage: what it had before it was covered, or what no other one had."""
        player, _, position = self.place(card)
        area = self.piles[player, MARKERS, position]
        if card in self.had:
            return [marker for marker in area if marker in self.had[card]]
        others = [self.had[one] for one in self.piles[player, STAGE, position] if one in self.had]
        return [marker for marker in area if not any(marker in had for had in others)]

    def cover(self, place: Place) -> None:
        top = [card for card in self.piles[place] if card not in self.had]
        for card in top:
            self.had[card] = set(self.markers(card))

    def move(self, card: int, to: Place) -> None:
        """To another position, its markers with it."""
        at = self.place(card)
        markers = self.markers(card)
        self.piles[at].remove(card)
        self.had.pop(card, None)
        if self.piles[to]:
            self.cover(to)
        self.piles[to].append(card)
        area = self.piles[at[0], MARKERS, at[2]]
        self.piles[at[0], MARKERS, at[2]] = [marker for marker in area if marker not in markers]
        self.piles[at[0], MARKERS, to[2]] = markers

    def drop_markers(self, player: int, position: int) -> None:
        for marker in list(self.piles[player, MARKERS, position]):
            self.put_home(marker, WAITING_ROOM)


class Moves(RuleBasedStateMachine):
    """The same moves by the game and by the model."""

    @initialize(seed=st.integers(0, 2**16))
    def begin(self, seed: int) -> None:
        sides = [new_side([card for card in CARDS if owner(card) == player]) for player in PLAYERS]
        self.game = new_table([blank() for _ in CARDS], sides, seeded(seed), INTERRUPT_RULE_ACTIONS)
        self.model = Model()
        self.left_behind: list[tuple[WeissGame, str]] = []
        for player in PLAYERS:
            for position in (0, 1, 4):
                self.place_a_card_on_the_stage(player * SIZE, player, position, words.STAND)
                self.put_a_card_under_a_position(player * SIZE, player, position, is_face_down=position == 0)
        self.before, self.model.new = list(self.game.incarnation), set()

    # Moves, each of one card or of cards that are moved together.

    @rule(player=players, zone=st.sampled_from(PILES[1:]), count=st.integers(1, CLOCK_LIMIT))
    def take_cards_from_the_top(self, player: int, zone: int, count: int) -> None:
        deck = self.model.piles[player, DECK, NO_CARD]
        for _ in range(count):
            card = self.game.take_top(player)
            assert card == (deck[-1] if deck else NO_CARD)
            if deck:
                self.game.put(card, zone)
                self.model.put_home(card, zone)

    @rule(at=any_of, zone=st.sampled_from(PILES))
    def move_any_card_to_a_pile(self, at: int, zone: int) -> None:
        card = CARDS[at % len(CARDS)]
        if self.model.place(card)[:2] != (owner(card), zone):
            self.game.move(card, zone, "test")
            self.model.put_home(card, zone)

    @rule(at=any_of)
    def put_any_card_below_the_deck(self, at: int) -> None:
        card = CARDS[at % len(CARDS)]
        place = self.model.place(card)
        if place[1] not in (DECK, STAGE):
            self.game.take_out(card)
            self.game.put_into_deck(card)
            self.game.lay_below(card, DECK)
            self.model.put(card, (owner(card), DECK, NO_CARD), bottom=True)

    @rule(at=any_of, player=players, position=positions, turned=turns)
    def place_a_card_on_the_stage(self, at: int, player: int, position: int, turned: int) -> None:
        """A card that is there stays under it (9.6.2)."""
        card = self._from_elsewhere(at)
        self.game.take_out(card)
        self.game.put_on_stage(player, card, position, turned)
        self.model.put(card, (player, STAGE, position))
        self.model.turned[card] = turned

    @rule(at=any_of, player=players, position=positions, is_face_down=st.booleans())
    def put_a_card_under_a_position(self, at: int, player: int, position: int, is_face_down: bool) -> None:
        card = self._from_elsewhere(at)
        if self.model.place(card) == (player, MARKERS, position):
            return
        self.game.take_out(card)
        self.game.put_into_markers(player, card, position)
        self.model.put(card, (player, MARKERS, position))
        if is_face_down:
            self.game.face_down += (card,)
            self.model.face_down.add(card)

    def _from_elsewhere(self, at: int) -> int:
        """Return a card that is not on the stage; there is one."""
        cards = [card for card in CARDS if card not in self.model.on_stage()]
        return cards[at % len(cards)] if cards else self._cleared()

    def _cleared(self) -> int:
        self.game.move(0, HAND, "test")
        self.model.put_home(0, HAND)
        return 0

    @precondition(lambda self: self.model.on_stage())
    @rule(at=any_of, position=positions)
    def move_on_the_stage(self, at: int, position: int) -> None:
        """3.6.3, 3.7.3.1: the same card as before, turned as before, its markers with it."""
        card = self._character(at)
        player, _, origin = self.model.place(card)
        move_on_stage(self.game, card, position, "test")
        if origin != position:
            self.model.drop_markers(player, position)
            self.model.move(card, (player, STAGE, position))

    @rule(player=players, one=positions, other=positions)
    def exchange_positions(self, player: int, one: int, other: int) -> None:
        """6.5.1.2.4: behind a check timing, when no card lies under another or is left of two."""
        if not self.game.sides[player].under:
            exchange_positions(self.game, player, one, other, "test")
            self._swap((player, STAGE, one), (player, STAGE, other))
            self._swap((player, MARKERS, one), (player, MARKERS, other))

    def _swap(self, one: Place, other: Place) -> None:
        self.model.piles[one], self.model.piles[other] = self.model.piles[other], self.model.piles[one]

    @precondition(lambda self: self.model.on_stage())
    @rule(at=any_of, more=any_of)
    def leave_together(self, at: int, more: int) -> None:
        leaving = list(dict.fromkeys((self._character(at), self._character(more))))
        leave_together(self.game, [(card, "test") for card in leaving])
        for card in leaving:
            self.model.put_home(card, WAITING_ROOM)

    @precondition(lambda self: self.model.on_stage())
    @rule(at=any_of, turned=turns)
    def turn(self, at: int, turned: int) -> None:
        card = self._character(at)
        turn_card(self.game, card, turned, "test")
        self.model.turned[card] = turned

    def _character(self, at: int) -> int:
        cards = self.model.on_stage()
        return cards[at % len(cards)]

    @rule()
    def go_on_with_a_clone(self) -> None:
        self.left_behind.append((self.game, digest(self.game)))
        self.game = self.game.clone()

    # What holds after each move.

    @invariant()
    def every_card_lies_where_the_model_has_it_in_the_same_order(self) -> None:
        for player, side in enumerate(self.game.sides):
            for zone in PILES:
                assert side.piles[zone] == self.model.piles[player, zone, NO_CARD]
            for at in POSITIONS:
                under = [card for card, position, _ in side.under if position == at]
                top = [side.stage[at]] if side.stage[at] != NO_CARD else []
                assert sorted(under + top) == sorted(self.model.piles[player, STAGE, at])
                assert top in ([], self.model.piles[player, STAGE, at][-1:])
                assert list(side.markers[at]) == self.model.piles[player, MARKERS, at]
        assert sorted(card for side in self.game.sides for card in side.cards()) == list(CARDS)

    @invariant()
    def the_game_says_of_each_card_where_it_is(self) -> None:
        for card in CARDS:
            player, zone, position = self.model.place(card)
            assert (self.game.where[card], self.game.holder[card]) == (zone, player)
            assert self.game.position_of(card) == (position if zone == STAGE else NO_CARD)
            assert self.game.owner(card) == owner(card)
        assert set(self.game.face_down) == self.model.face_down
        assert len(self.game.face_down) == len(self.model.face_down)

    @invariant()
    def characters_are_turned_as_they_were(self) -> None:
        for card in self.model.on_stage():
            assert self.game.orientation[card] == self.model.turned[card]

    @invariant()
    def a_card_is_a_new_one_in_a_new_zone_and_nowhere_else(self) -> None:
        """3.1.4: by a time that no card had before."""
        now = self.game.incarnation
        assert {card for card in CARDS if now[card] != self.before[card]} == self.model.new
        times = [now[card] for card in self.model.new]
        assert len(set(times)) == len(times)
        assert min(times, default=self.game.time) > max(self.before, default=0) or not times
        self.before, self.model.new = list(now), set()

    @invariant()
    def an_empty_deck_and_a_full_clock_interrupt(self) -> None:
        for player in PLAYERS:
            flags = self.game.interrupts >> FLAGS * player
            assert self.model.piles[player, DECK, NO_CARD] or flags & REFRESH
            assert len(self.model.piles[player, CLOCK, NO_CARD]) < CLOCK_LIMIT or flags & LEVEL_UP

    def teardown(self) -> None:
        """Nothing that happened to a clone shows in the game that it was made of."""
        for game, then in getattr(self, "left_behind", ()):
            assert digest(game) == then


Moves.TestCase.settings = settings(max_examples=100, stateful_step_count=50)
TestMoves = Moves.TestCase
