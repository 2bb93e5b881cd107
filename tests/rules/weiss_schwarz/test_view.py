"""A player's view of a game: everything that is public or theirs, and nothing that they cannot know."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.turning import TurnCards
from rules.games.weiss_schwarz.digest import state_of
from rules.games.weiss_schwarz.encore_step import ENCORE_STEP
from rules.games.weiss_schwarz.playing import MAIN_PHASE
from rules.games.weiss_schwarz.programs import specs_of
from rules.games.weiss_schwarz.seeing import view_of
from rules.games.weiss_schwarz.setup import new_game
from rules.games.weiss_schwarz.stage import turn_card
from rules.games.weiss_schwarz.state import WeissState
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.turn import CLOCK_PHASE, END_PHASE
from rules.games.weiss_schwarz.view import HIDDEN, SHOWN, UNSEEN, View
from rules.games.weiss_schwarz.zones import DECK, HAND, LEVEL, MARKERS, MEMORY, Side
from tests.arena.decks import starter_decks
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, character, event
from tests.soak.decks import player_number
from tests.soak.leaks import deal_again


def in_the_middle(index: int, decisions: int) -> WeissGame:
    """Return a random-legal game of starter decks with their abilities after so many decisions, or at its end."""
    decks = [specs_of(deck) for deck in starter_decks()]
    game, player = new_game(decks[index % 3], decks[index // 3 % 3], index), player_number(index)
    for _ in range(decisions):
        if game.advance() is None:
            break
        game.apply(player.choose(game))
    game.advance()
    return game


@settings(max_examples=150, deadline=None)
@given(index=st.integers(0, 10_000), decisions=st.integers(0, 400), player=st.sampled_from((P, Q)), seed=st.integers())
def test_states_that_differ_in_what_a_player_cannot_know_give_equal_views(
    index: int, decisions: int, player: int, seed: int
) -> None:
    game = in_the_middle(index, decisions)
    other = game.clone()
    deal_again(other, player, random.Random(seed))
    assert view_of(game, player) == view_of(other, player)


def test_the_other_player_sees_the_difference_or_a_hand_that_is_theirs() -> None:
    game = in_the_middle(3, 60)
    other = game.clone()
    deal_again(other, P, random.Random(1))
    assert view_of(game, Q) != view_of(other, Q)


def test_every_part_of_a_state_is_shown_or_named_as_hidden_with_its_rule() -> None:
    slots = {name for kind in WeissState.__mro__ for name in getattr(kind, "__slots__", ())}
    assert slots == SHOWN.keys() | UNSEEN.keys()
    assert not SHOWN.keys() & UNSEEN.keys()
    grouped = {"cards", "turn", "of_this_turn", "attack"}  # names of the digest for several of them
    assert set(state_of(in_the_middle(0, 30))) - grouped <= slots
    assert all(SHOWN.values())
    assert all(UNSEEN.values())


def test_every_zone_of_a_side_is_in_the_view() -> None:
    by_number = {"piles"}  # the zones once more
    assert set(View.__annotations__["sides"].__args__[0]._fields) == set(Side.__slots__) - by_number


@pytest.mark.rules("3.1.2", "3.1.3", "3.2.2", "3.3.2", "3.5.3")
def test_what_a_player_sees() -> None:
    rook, knight = character("Rook"), character("Knight")
    table = Table(
        Zones(hand=[rook], stock=2, clock=[knight], stage={1: character("Bishop")}), Zones(hand=3, stage={2: knight})
    )
    table.run(MAIN_PHASE)
    mine, theirs = view_of(table.game, P), view_of(table.game, Q)
    assert [mine.specs[card].name for card in mine.sides[P].hand] == ["Rook"]
    assert mine.sides[Q].hand == (HIDDEN,) * 3
    assert theirs.sides[P].hand == (HIDDEN,)
    assert mine.sides[P].stock == theirs.sides[P].stock == (HIDDEN,) * 2
    assert mine.sides[P].deck == (HIDDEN,) * 10
    assert mine.sides[P].clock == theirs.sides[P].clock
    assert mine.sides[P].stage == theirs.sides[P].stage
    assert mine.sides[Q].stage == theirs.sides[Q].stage
    assert [theirs.specs[card].name for card in theirs.sides[P].clock] == ["Knight"]
    assert "Rook" not in {spec.name for spec in theirs.specs.values()}


@pytest.mark.rules("3.1.5.1", "3.1.5.1.1")
def test_how_many_cards_went_onto_a_deck_is_seen_by_all_and_their_order_is_not() -> None:
    game = Table(Zones(deck=3, waiting_room=[character("Rook"), character("Knight")])).run(MAIN_PHASE).game
    other = game.clone()
    rook, knight = game.sides[P].waiting_room
    for one, cards in ((game, (rook, knight)), (other, (knight, rook))):
        for card in cards:
            one.move(card, DECK, "test")
    assert view_of(game, Q) == view_of(other, Q)
    assert view_of(game, Q).sides[P].deck == (HIDDEN,) * 5


def test_a_request_of_the_other_player_says_who_and_what_kind_and_no_options() -> None:
    table = Table(Zones(hand=2)).run(CLOCK_PHASE)
    mine, theirs = view_of(table.game, P).request, view_of(table.game, Q).request
    assert mine is not None
    assert theirs is not None
    assert list(mine.options) == table.request.options
    assert (theirs.player, theirs.kind, theirs.rule, theirs.options) == (P, words.CLOCK, "6.4.1.2", ())


@pytest.mark.rules("3.9.2.1", "3.9.2.2", "3.12.2.1", "3.12.2.2")
@pytest.mark.parametrize(("zone", "name"), [(LEVEL, "level"), (MEMORY, "memory")])
def test_face_down_cards_of_level_and_memory_are_seen_by_their_owner_alone(zone: int, name: str) -> None:
    game = Table(Zones(hand=1)).game
    card = game.sides[P].hand[0]
    game.move(card, zone, "test")
    assert card in getattr(view_of(game, Q).sides[P], name)
    game.face_down += (card,)
    assert getattr(view_of(game, P).sides[P], name) == (card,)
    assert getattr(view_of(game, Q).sides[P], name) == (HIDDEN,)


def test_cards_that_are_shuffled_face_down_are_seen_by_nobody_until_the_effect_is_over_3_12_2_2_3() -> None:
    text = {"do": [{"shuffle_face_down": {"zone": "memory"}}, {"may": [], "then": [{"draw": 1}]}]}
    rook, knight, bishop = character("Rook"), character("Knight"), character("Bishop")
    table = Table(Zones(hand=[event("Shells", text=text), rook, knight, bishop]))
    game = table.game
    down = [table.card("Rook"), table.card("Knight")]
    for card in (*down, table.card("Bishop")):
        game.move(card, MEMORY, "test")
    game.face_down += tuple(down)
    table.run(MAIN_PHASE).choose("Shells")
    assert [view_of(game, player).sides[P].memory for player in (P, Q)] == [(HIDDEN, HIDDEN, table.card("Bishop"))] * 2
    table.decline()
    assert sorted(view_of(game, P).sides[P].memory[:2]) == sorted(down)


@pytest.mark.rules("3.7.2", "3.7.2.1")
def test_face_down_markers_are_seen_by_nobody_and_face_up_ones_by_all() -> None:
    game = Table(Zones(hand=1, stage={1: character("Rook")})).game
    card = game.sides[P].hand[0]
    game.take_out(card)
    game.put_into_markers(P, card, 0)
    assert game.where[card] == MARKERS
    assert all(view_of(game, player).sides[P].markers[0] == (card,) for player in (P, Q))
    game.face_down += (card,)
    assert all(view_of(game, player).sides[P].markers[0] == (HIDDEN,) for player in (P, Q))


def test_cards_being_looked_at_are_seen_by_who_looks() -> None:
    game = _looking("look").game
    assert view_of(game, P).sides[P].deck[-2:] == tuple(game.sides[P].deck[-2:])
    assert view_of(game, P).sides[P].deck[:-2] == (HIDDEN,) * 8
    assert view_of(game, Q).sides[P].deck == (HIDDEN,) * 10


def test_cards_being_revealed_are_seen_by_both() -> None:
    game = _looking("reveal_top").game
    assert view_of(game, Q).sides[P].deck[-2:] == tuple(game.sides[P].deck[-2:])


def test_a_hand_is_seen_by_who_looks_into_it() -> None:
    game = _with_a_hand_of_the_opponent("see").game
    assert view_of(game, P).sides[Q].hand == tuple(game.sides[Q].hand)


def test_a_hand_that_is_revealed_is_seen_by_both() -> None:
    game = _with_a_hand_of_the_opponent("reveal", "yours").game
    assert view_of(game, Q).sides[P].hand == tuple(game.sides[P].hand)


def test_a_hand_that_one_looks_into_is_not_seen_by_the_other_player() -> None:
    game = _with_a_hand_of_the_opponent("see", "yours").game
    assert view_of(game, Q).sides[P].hand == (HIDDEN,)


def _with_a_hand_of_the_opponent(verb: str, whose: str = "opponent's") -> Table:
    """A hand that was looked into, and something to be chosen before the effect is over."""
    text = {"do": [{verb: {"zone": "hand", "whose": whose}}, {"choose": {"zone": "waiting_room"}}]}
    zones = Zones(hand=[event("Lantern", text=text), event("Salt")], waiting_room=[event("Wick"), event("Oil")])
    return Table(zones, Zones(hand=[event("Tallow")])).run(MAIN_PHASE).choose("Lantern")


def _looking(how: str) -> Table:
    """Two cards on top of a deck, and one of them to be chosen."""
    text = {"do": [{how: 2, "as": "seen"}, {"put": {"choose": "seen"}, "in": "hand"}]}
    return Table(Zones(hand=[event("Lantern", text=text)])).run(MAIN_PHASE).choose("Lantern")


def test_who_may_replace_something_sees_by_which_card_and_what_it_would_do() -> None:
    stay = {"kind": "cont", "replaces": {"leaves": "this"}, "may": [], "instead": [{"turn": "this", "to": "rested"}]}
    table = Table(Zones(stage={1: character("Rook", abilities=[stay])})).turn_card("Rook", "reversed").run(ENCORE_STEP)
    assert table.asks == (P, "may")
    asked = view_of(table.game, P).request
    assert asked is not None
    assert asked.source == table.card("Rook")
    assert asked.program is not None
    assert [type(step) for step in asked.program.steps] == [TurnCards]


def test_a_card_that_was_rested_and_went_to_a_hidden_zone_has_no_orientation() -> None:
    game = Table(Zones(stage={1: character("Rook")})).game
    card = game.sides[P].stage[0]
    turn_card(game, card, words.REST, "test")
    assert view_of(game, Q).orientation[card] == words.REST
    game.move(card, HAND, "test")
    assert card not in view_of(game, Q).orientation


def test_a_finished_turn_shows_its_result_to_both() -> None:
    table = Table(Zones(level=4)).run(END_PHASE)
    assert [view_of(table.game, player).result for player in (P, Q)] == [table.game.result] * 2
