"""6.5: the main phase, and playing characters (8.6.2)."""

from rules.games.weiss_schwarz.playing import MAIN_PHASE
from tests.rules.weiss_schwarz.play.board import P, Table, Zones, character, climax, event


def main_phase(**zones: object) -> Table:
    return Table(Zones(**zones)).run(MAIN_PHASE)  # type: ignore[arg-type]


def test_only_characters_from_hand_are_played_so_far_and_climaxes_never_6_5_1_2_1() -> None:
    """W27: in the main phase climaxes cannot be played at all."""
    hand = [character("Rook"), climax("Dawn"), event("Storm")]
    assert main_phase(hand=hand, clock=[character("Red")]).options == ["Rook"]


def test_a_character_may_go_to_each_of_the_five_positions_8_6_2_2_1() -> None:
    table = main_phase(hand=[character("Rook")], stage={2: character("Wren")}).choose("Rook")
    assert table.asks == (P, "position")
    assert table.options == [0, 1, 2, 3, 4]
    assert not table.may_decline


def test_a_played_character_stands_on_the_chosen_position_8_6_2_5_1_3_6_3() -> None:
    table = main_phase(hand=[character("Rook")]).choose("Rook").place(4)
    assert table.stage(P) == {4: "Rook"}
    assert table.turned("Rook") == "standing"
    assert table.count(P, "hand") == 0


def test_a_card_that_comes_back_to_the_stage_stands_whatever_it_was_before_3_1_4() -> None:
    table = Table(Zones(hand=[character("Rook")])).turn_card("Rook", "reversed")
    table.run(MAIN_PHASE).choose("Rook").place(1)
    assert table.turned("Rook") == "standing"


def test_a_character_played_onto_another_sends_the_older_one_away_8_6_2_5_1_9_6_2() -> None:
    table = main_phase(hand=[character("Rook")], stage={1: character("Wren")}).choose("Rook").place(1)
    assert table.stage(P) == {1: "Rook"}
    assert table.zone(P, "waiting_room") == ["Wren"]


def test_another_play_timing_follows_each_action_until_nothing_is_done_6_5_1_2_6_5_1_3() -> None:
    table = main_phase(hand=[character("Rook"), character("Wren")])
    table.choose("Rook").place(1).choose("Wren").place(2).exchange(1, 2)
    assert table.stage(P) == {1: "Wren", 2: "Rook"}
    assert table.decline().is_done


def test_nobody_is_asked_when_there_is_nothing_to_do_6_5_1_3() -> None:
    assert main_phase(hand=[climax("Dawn")]).is_done


def test_an_exchange_keeps_how_the_characters_are_turned_3_6_3() -> None:
    table = Table(Zones(stage={1: character("Rook"), 5: character("Wren")})).turn_card("Rook", "rested")
    table.run(MAIN_PHASE).exchange(1, 5)
    assert table.stage(P) == {1: "Wren", 5: "Rook"}
    assert (table.turned("Rook"), table.turned("Wren")) == ("rested", "standing")


def test_a_character_moves_to_a_position_that_is_free_6_5_1_2_4() -> None:
    assert main_phase(stage={3: character("Rook")}).exchange(3, 4).stage(P) == {4: "Rook"}


def test_exchanges_that_move_nothing_are_not_offered_6_5_1_2_4() -> None:
    table = main_phase(stage={3: character("Rook")})
    assert table.options == [1002, 1007, 1013, 1014]  # 3 with each of the other four positions


def test_a_card_keeps_its_changes_when_it_is_exchanged_3_1_4() -> None:
    table = Table(Zones(stage={1: character("Rook", soul=1)}))
    table.give_soul("Rook", 1)
    table.run(MAIN_PHASE).exchange(1, 2)
    assert table.soul("Rook") == 2
