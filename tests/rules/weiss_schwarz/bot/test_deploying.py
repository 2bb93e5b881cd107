"""Mulligan, clock and main phase of the greedy bot."""

from typing import Any

import pytest

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.bot import Greedy
from rules.games.weiss_schwarz.playing import MAIN_PHASE
from rules.games.weiss_schwarz.setup import PREPARATION
from rules.games.weiss_schwarz.turn import CLOCK_PHASE, END_PHASE
from tests.rules.weiss_schwarz.bot.ask import named, play_on, taken
from tests.rules.weiss_schwarz.play.board import P, Table, Zones, character, climax, event


def test_climaxes_events_and_high_levels_are_exchanged_and_low_characters_kept() -> None:
    cards = [climax("Dawn"), event("Spell", text={"do": [{"draw": 1}]}), character("Peak", 3), character("Base")]
    for card, goes in zip(cards, (True, True, True, False), strict=True):
        table = Table(Zones(deck=[card] * 20), Zones(deck=[card] * 20)).run(PREPARATION)
        assert table.asks is not None
        assert (taken(table) != words.PASS) is goes


def test_the_least_useful_card_is_clocked() -> None:
    table = Table(Zones(hand=[character("Base"), character("Peak", 3)])).run(CLOCK_PHASE)
    assert named(table) == "Peak"


def test_a_colour_that_the_hand_needs_is_clocked_first() -> None:
    hand = [character("Blue one", 1, colour="blue"), character("Red three", 3, colour="red")]
    table = Table(Zones(hand=hand, clock=[character("Red", colour="red")])).run(CLOCK_PHASE)
    assert named(table) == "Blue one"


def test_nothing_is_clocked_that_could_be_the_fourth_level() -> None:
    hand = [character("Base")]
    assert named(Table(Zones(hand=hand, level=3, clock=5)).run(CLOCK_PHASE)) == "pass"
    assert named(Table(Zones(hand=hand, level=3, clock=3)).run(CLOCK_PHASE)) == "Base"


def test_characters_come_down_until_the_centre_stage_is_full() -> None:
    table = Table(Zones(hand=[character(f"Base {n}", power=2000) for n in range(4)])).run(MAIN_PHASE)
    bot = Greedy(1)
    while (not table.is_done and table.asks == (P, "main")) or table.game.request is not None:
        play_on(table, bot)
    assert set(table.stage(P)) == {1, 2, 3}
    assert table.count(P, "hand") == 1


def test_a_character_stands_where_it_beats_what_faces_it() -> None:
    theirs = {1: character("Wall", power=9000), 2: character("Tower", power=9000), 3: character("Weak", power=500)}
    table = Table(Zones(hand=[character("Base", power=2000)]), Zones(stage=theirs)).run(MAIN_PHASE)
    play_on(play_on(table))
    assert table.stage(P) == {1: "Base"}  # 1 faces 3 (3.6.6)


def test_a_higher_level_goes_over_the_weakest() -> None:
    stage = {1: character("Low", power=500), 2: character("Mid", 1, power=5000), 3: character("Mid two", 1, power=5000)}
    high = character("High", 2, cost=1, power=8000)
    table = Table(Zones(hand=[high], stage=stage, level=2, stock=3, clock=[character("Red")])).run(MAIN_PHASE)
    play_on(play_on(table))
    assert table.stage(P)[1] == "High"


def test_an_assist_goes_behind() -> None:
    helper = character(
        "Helper", abilities=[{"assist": {"cards": {"zone": "stage", "place": "in front"}, "power": 500}}]
    )
    table = Table(Zones(hand=[helper], stage={n: character(f"Base {n}") for n in (1, 2, 3)})).run(MAIN_PHASE)
    play_on(play_on(table))
    assert {4, 5} & set(table.stage(P))


def test_an_ability_that_costs_nothing_is_played_once_a_turn() -> None:
    sage = character("Sage", abilities=[{"kind": "act", "do": [{"draw": 1}]}])
    table = Table(Zones(stage={1: sage})).run(MAIN_PHASE)
    bot = Greedy(1)
    play_on(table, bot)
    assert table.count(P, "hand") == 1
    for _ in range(8):
        if table.game.request is not None:
            play_on(table, bot)
    assert table.is_done
    drawn = 10 - table.count(P, "deck")
    assert drawn == 1


def test_two_positions_are_exchanged_once_a_turn() -> None:
    """Two who are strong at the back alone look better in the centre, whichever of them is there."""
    bold = {"kind": "cont", "if": {"there_are": {"is": "this", "place": "back"}}, "gives": {"power": 9000}}
    stage = {n: character(f"Bold {n}", abilities=[bold]) for n in (1, 2, 3, 4, 5)}
    table = Table(Zones(stage=stage)).run(MAIN_PHASE)
    bot, exchanged = Greedy(1), 0
    while table.game.request is not None:
        exchanged += 1
        assert exchanged < 12
        play_on(table, bot)
    assert exchanged > 1


def test_an_ability_that_costs_more_than_it_brings_is_not_played() -> None:
    waste = {"kind": "act", "cost": [{"stock": 5}], "do": [{"draw": 1}]}
    table = Table(Zones(stage={1: character("Sage", abilities=[waste])}, stock=5)).run(MAIN_PHASE)
    assert taken(table) == words.PASS


def test_an_event_is_played_for_what_it_brings() -> None:
    for cost, is_played in ((0, True), (1, True), (2, False)):
        spell = event("Spell", cost=cost, text={"do": [{"draw": 1}]})
        table = Table(Zones(hand=[spell], stock=cost)).run(MAIN_PHASE)
        assert (named(table) == "Spell") is is_played


def test_cards_that_are_flipped_over_are_not_taken_for_characters_of_the_stage() -> None:
    flips = [{"flip": 4, "as": "flipped"}, {"repeat": {"count": {"among": "flipped"}}, "do": [{"draw": 1}]}]
    sage = character("Sage", abilities=[{"kind": "act", "cost": [{"stock": 1}], "do": flips}])
    assert taken(Table(Zones(stage={2: sage}, stock=1)).run(MAIN_PHASE)) >= words.ACTIVATE


def test_a_card_that_is_found_among_those_looked_at_comes_out_of_the_deck() -> None:
    looks: list[dict[str, Any]] = [
        {"look": 4, "as": "seen"},
        {"choose": {"among": "seen", "type": "character"}, "up_to": True, "as": "found"},
        {"put": "found", "in": "hand"},
        {"put": "seen", "in": "waiting_room"},
    ]
    sage = character("Sage", abilities=[{"kind": "act", "cost": [{"stock": 2}], "do": looks}])
    assert taken(Table(Zones(stage={2: sage}, stock=2)).run(MAIN_PHASE)) >= words.ACTIVATE


def test_what_cannot_be_played_for_longest_is_discarded() -> None:
    hand = [*[character(f"Base {n}") for n in range(7)], character("Peak", 3)]
    assert named(Table(Zones(hand=hand)).run(END_PHASE)) == "Peak"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_same_seed_takes_the_same_option(seed: int) -> None:
    table = Table(Zones(hand=[character(f"Base {n}") for n in range(4)])).run(MAIN_PHASE)
    assert taken(table, seed) == taken(table, seed)


def test_the_seventh_card_is_clocked_for_cards_that_wait_for_the_level_or_a_small_hand() -> None:
    """Six cards in the clock: the next is a level up (9.3.1)."""
    low = [character(f"Base {n}") for n in range(4)]
    assert named(Table(Zones(hand=low, clock=6)).run(CLOCK_PHASE)) == "pass"
    assert named(Table(Zones(hand=[*low, character("Next", 1)], clock=6)).run(CLOCK_PHASE)) != "pass"
    assert named(Table(Zones(hand=low[:3], clock=6)).run(CLOCK_PHASE)) != "pass"
    assert named(Table(Zones(hand=low, clock=5)).run(CLOCK_PHASE)) != "pass"


@pytest.mark.parametrize(("deck", "goes"), [(10, "Dawn"), (11, "Peak")])
def test_before_a_refresh_a_climax_is_discarded_to_come_back_into_the_deck(deck: int, goes: str) -> None:
    hand = [*[character(f"Base {n}") for n in range(5)], character("Peak", 3), climax("Dawn"), climax("Dawn")]
    assert named(Table(Zones(hand=hand, deck=deck)).run(END_PHASE)) == goes
