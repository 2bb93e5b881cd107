"""Which rule forbids what a request does not offer."""

import pytest

from rules.engine import Request
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.attack import ATTACK_PHASE
from rules.games.weiss_schwarz.playing import MAIN_PHASE
from rules.games.weiss_schwarz.refusals import climax_refusals, refusals
from rules.games.weiss_schwarz.turn import CLIMAX_PHASE
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, character, climax, event


def refused(table: Table, option: int) -> tuple[str, ...]:
    return refusals(table.game, table.request, option)


def test_nothing_forbids_what_is_offered() -> None:
    table = Table(Zones(hand=[character("Rook")])).run(MAIN_PHASE)
    assert refused(table, table.card("Rook")) == ()


@pytest.mark.parametrize(
    ("card", "rules"),
    [
        (character("Wave", level=1, colour="blue"), ("8.6.2.1.1",)),
        (character("Tower", level=2), ("8.6.2.1.2",)),
        (character("Palace", cost=3), ("8.6.2.3.2",)),
        (character("Sea", level=2, cost=3, colour="blue"), ("8.6.2.1.1", "8.6.2.1.2", "8.6.2.3.2")),
        (climax("Dawn"), ("6.6.1.2.1",)),
        (event("Lamp", text={"cost": [{"stock": 2}], "do": []}), ("8.4.2.2", "8.6.2.3.2")),
        (event("Late", text={"if": {"turn": "opponent's"}, "do": []}), ("8.3.2",)),
    ],
)
def test_every_requirement_that_is_missing_is_named(card: object, rules: tuple[str, ...]) -> None:
    hand = [character("Rook"), card]
    table = Table(Zones(hand=hand, level=[character("Ember")], stock=1)).run(MAIN_PHASE)  # type: ignore[arg-type]
    assert refused(table, table.game.sides[P].hand[1]) == rules


def test_a_card_that_is_not_in_hand_is_not_played() -> None:
    table = Table(Zones(hand=[character("Rook")], waiting_room=[character("Lost")])).run(MAIN_PHASE)
    assert refused(table, table.card("Lost")) == ("8.6.2.1",)


def test_positions_are_exchanged_only_where_a_card_is_and_may_move() -> None:
    fixed = character("Statue", abilities=[{"kind": "cont", "gives": {"cannot": "move"}}])
    table = Table(Zones(stage={1: fixed, 2: character("Rook")})).run(MAIN_PHASE)
    assert refused(table, words.EXCHANGE + 0 + 1) == ("1.3.3",)
    assert refused(table, words.EXCHANGE + 5 * 3 + 4) == ("6.5.1.2.4",)


def test_abilities_are_used_where_they_are_valid_and_by_whose_they_are() -> None:
    sage = character("Sage", abilities=[{"kind": "act", "cost": [{"stock": 1}], "do": [{"draw": 1}]}])
    other = character("Seer", abilities=[{"kind": "act", "do": [{"draw": 1}]}])
    table = Table(Zones(stage={1: sage}, hand=[character("Rook")]), Zones(stage={1: other})).run(MAIN_PHASE)
    assert refused(table, words.ACTIVATE + words.MOST_ABILITIES * table.card("Sage")) == ("8.4.2.2", "8.6.2.3.2")
    assert refused(table, words.ACTIVATE + words.MOST_ABILITIES * table.card("Seer")) == ("6.5.1.2.3",)
    encore = words.ACTIVATE + words.MOST_ABILITIES * table.card("Sage") + 1
    assert refused(table, encore) == ("6.5.1.2.3",)


def test_only_a_climax_is_played_in_the_climax_phase_and_one() -> None:
    hand = [character("Rook"), climax("Dawn"), climax("Tide", colour="blue"), climax("Dusk")]
    table = Table(Zones(hand=hand, clock=[character("Ember")])).run(CLIMAX_PHASE)
    assert refused(table, table.card("Rook")) == ("6.6.1.2.1",)
    assert refused(table, table.card("Tide")) == ("8.6.2.1.1",)
    table.choose("Dawn")
    assert climax_refusals(table.game, P) == ("6.6.1.2.2",)
    assert climax_refusals(table.game, Q) == ("6.6.1.2.1",)


def test_who_cannot_attack() -> None:
    meek = character("Meek", abilities=[{"kind": "cont", "gives": {"cannot": "attack"}}])
    table = Table(Zones(stage={1: character("Tired"), 2: meek, 3: character("Rook"), 4: character("Back")}))
    table.turn_card("Tired", "rested").run(ATTACK_PHASE)
    assert refused(table, table.card("Tired")) == ("7.2.1.3.1.1",)
    assert refused(table, table.card("Back")) == ("7.2.1.3.1.1",)
    assert refused(table, table.card("Meek")) == ("1.3.3",)


def test_what_has_to_be_chosen_is_chosen() -> None:
    game = Table(Zones(stage={1: character("Rook")})).game
    request = Request(P, words.CHOOSE, "8.6.2.5.4", [7])
    assert refusals(game, request, words.PASS) == ("8.6.3.1",)
    assert refusals(game, request, 3) == ("8.6.3",)
    assert refusals(game, Request(P, words.POSITION, "8.6.2.2.1", [0]), words.PASS) == ("8.6.2.2.1",)


def test_an_attack_type_is_forbidden_by_an_effect() -> None:
    bound = character("Bound", abilities=[{"kind": "cont", "gives": {"cannot": "attack from the side"}}])
    for theirs, rules in (({2: bound}, ("1.3.3",)), ({}, ("7.2.1.4.1", "7.2.1.4.2"))):
        game = Table(Zones(stage={2: bound}), Zones(stage=theirs)).game
        game.attacker = game.sides[P].stage[1]
        assert refusals(game, Request(P, words.ATTACK_TYPE, "7.2.1.4", [words.FRONTAL]), words.SIDE) == rules
