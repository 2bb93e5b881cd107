"""6.2 to 6.4: stand, draw and clock phase."""

import pytest

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.turn import CLOCK_PHASE, DRAW_PHASE, STAND_PHASE, TURN
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, character, climax


@pytest.mark.parametrize("how", ["standing", "rested", "reversed"])
def test_the_turn_players_characters_stand_up_rested_and_reversed_ones_6_2_1_2(how: str) -> None:
    table = Table(Zones(stage={1: character("Rook"), 5: character("Wren")}))
    table.turn_card("Rook", how).turn_card("Wren", how).run(STAND_PHASE)
    assert table.turned("Rook") == table.turned("Wren") == "standing"


def test_the_other_players_characters_stay_as_they_are_6_2_1_2() -> None:
    table = Table(q=Zones(stage={1: character("Rook")})).turn_card("Rook", "rested").run(STAND_PHASE)
    assert table.turned("Rook") == "rested"


def test_the_turn_player_draws_a_card_6_3_1_2() -> None:
    table = Table(Zones(deck=[character("Top"), character("Next")])).run(DRAW_PHASE)
    assert table.is_done
    assert table.zone(P, "hand") == ["Top"]
    assert table.zone(P, "deck") == ["Next"]
    assert table.count(Q, "hand") == 0


def test_who_puts_a_card_from_hand_into_the_clock_draws_two_6_4_1_2() -> None:
    deck = [character("Top"), character("Next"), character("Third")]
    table = Table(Zones(deck=deck, hand=[character("Rook"), character("Wren")], clock=2)).run(CLOCK_PHASE)
    assert table.asks == (P, "clock")
    assert table.options == ["Rook", "Wren"]
    table.choose("Rook")
    assert table.zone(P, "clock") == ["Blank", "Blank", "Rook"]
    assert table.zone(P, "hand") == ["Wren", "Top", "Next"]
    assert table.is_done


def test_who_clocks_nothing_draws_nothing_6_4_1_2() -> None:
    table = Table(Zones(hand=1)).run(CLOCK_PHASE).decline()
    assert table.is_done
    assert [table.count(P, "hand"), table.count(P, "clock"), table.count(P, "deck")] == [1, 0, 10]


def test_nobody_is_asked_for_a_card_without_a_hand_6_4_1_2() -> None:
    assert Table(Zones(hand=0)).run(CLOCK_PHASE).is_done


def test_clocking_the_seventh_card_levels_up_before_the_draws_6_4_1_2_9_1_2_1() -> None:
    """W10."""
    table = Table(Zones(hand=[character("Rook")], clock=6)).run(CLOCK_PHASE).choose("Rook")
    assert table.asks == (P, "level up")
    assert table.count(P, "hand") == 0
    table.choose("Rook")
    assert table.zone(P, "level") == ["Rook"]
    assert table.count(P, "hand") == 2
    assert table.order(words.CLOCKED, words.LEVELLED, words.DRAWN) == [
        words.CLOCKED,
        words.LEVELLED,
        words.DRAWN,
        words.DRAWN,
    ]


def test_a_draw_of_two_is_two_draws_with_a_refresh_between_them_3_2_3_2() -> None:
    table = Table(Zones(deck=[character("Last")], hand=[character("Rook")], waiting_room=5))
    table.run(CLOCK_PHASE).choose("Rook")
    assert table.order(words.DRAWN, words.REFRESHED) == [words.DRAWN, words.REFRESHED, words.DRAWN]
    assert table.zone(P, "hand") == ["Last", "Blank"]
    assert [table.count(P, "deck"), table.count(P, "clock")] == [3, 2]


def test_the_phases_of_a_turn_follow_each_other_and_then_the_other_player_is_next_6_1_1() -> None:
    stage = {2: character("Rook")}
    hand = [climax("Dawn"), character("Wren")]
    table = Table(Zones(hand=hand, clock=[character("Red")], stage=stage), Zones(hand=1)).run(TURN)
    seen = []
    while table.asks is not None and table.asks[0] == P:
        seen.append(table.asks[1])
        table.decline()
    assert seen == ["clock", "main", "climax", "attacker"]
    assert table.asks == (Q, "clock")
    assert table.game.turn_player == Q
