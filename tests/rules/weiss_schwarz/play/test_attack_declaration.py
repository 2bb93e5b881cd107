"""7.2: the attack declaration step."""

import pytest

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.attack import ATTACK_PHASE
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.turn import END_PHASE
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, character

ROOK = character("Rook", soul=1)
THREE = {1: character("Left"), 2: character("Middle"), 3: character("Right")}


def facing(defender: CardSpec, *, soul: int = 1) -> Table:
    """A character of P in the middle, and one of Q before it; P is asked for the type of the attack."""
    rook = character("Rook", soul=soul)
    return Table(Zones(stage={2: rook}), Zones(stage={2: defender})).run(ATTACK_PHASE).choose("Rook")


def test_standing_characters_of_the_centre_stage_can_attack_7_2_1_3_1_1() -> None:
    stage = {**THREE, 4: character("Back"), 5: character("Behind")}
    table = Table(Zones(stage=stage)).turn_card("Left", "rested").turn_card("Right", "reversed").run(ATTACK_PHASE)
    assert table.asks == (P, "attacker")
    assert table.options == ["Middle"]


def test_the_turn_player_may_end_the_attack_phase_7_2_1_3_2() -> None:
    table = Table(Zones(stage=THREE)).run(ATTACK_PHASE)
    assert table.may_decline
    assert table.decline().is_done
    assert table.happened(words.ATTACKED) == []


def test_without_a_character_able_to_attack_the_phase_ends_7_2_1_3_1_3() -> None:
    assert Table(Zones(stage={4: ROOK})).run(ATTACK_PHASE).is_done


def test_an_attacker_rests_and_does_not_attack_again_7_2_1_5_3() -> None:
    table = Table(Zones(stage=THREE)).run(ATTACK_PHASE).choose("Left")
    assert table.turned("Left") == "rested"
    assert table.options == ["Middle", "Right"]


def test_the_first_turn_of_the_starting_player_has_one_attack_7_2_1_3_1_2() -> None:
    """W14."""
    table = Table(Zones(stage=THREE), turn=1).run(ATTACK_PHASE).choose("Left")
    assert table.is_done
    assert table.turned("Middle") == "standing"


def test_the_first_turn_of_the_other_player_has_as_many_as_can_attack_7_2_1_3_1_2() -> None:
    table = Table(Zones(stage=THREE), turn=2).run(ATTACK_PHASE).choose("Left", "Middle", "Right")
    assert table.is_done
    assert len(table.happened(words.ATTACKED)) == 3


def test_with_nothing_facing_it_a_character_attacks_directly_with_one_soul_more_7_2_1_4_1() -> None:
    table = Table(Zones(stage={2: ROOK})).run(ATTACK_PHASE).choose("Rook")
    assert table.happened(words.ATTACKED)[0][3] == words.DIRECT
    assert table.soul("Rook") == 2
    assert table.count(Q, "clock") == 2


@pytest.mark.parametrize(("mine", "theirs"), [(1, 3), (2, 2), (3, 1)])
def test_positions_face_each_other_across_the_table_3_6_6(mine: int, theirs: int) -> None:
    table = Table(Zones(stage={mine: ROOK}), Zones(stage={theirs: character("Wren")}))
    table.run(ATTACK_PHASE).choose("Rook")
    assert table.asks == (P, "attack type")
    assert table.options == [words.FRONTAL, words.SIDE]


@pytest.mark.parametrize("theirs", [1, 2, 4, 5])
def test_other_positions_do_not_face_the_left_one_3_6_6(theirs: int) -> None:
    table = Table(Zones(stage={1: ROOK}), Zones(stage={theirs: character("Wren")}))
    table.run(ATTACK_PHASE).choose("Rook")
    assert table.happened(words.ATTACKED)[0][3] == words.DIRECT


def test_a_frontal_attack_does_not_change_the_soul_7_2_1_4_2() -> None:
    table = facing(character("Wren", level=2), soul=2).answer(words.FRONTAL)
    assert table.soul("Rook") == 2


def test_a_side_attack_costs_as_much_soul_as_the_level_that_faces_it_7_2_1_4_2() -> None:
    table = facing(character("Wren", level=2), soul=3).answer(words.SIDE)
    assert table.soul("Rook") == 1
    assert table.count(Q, "clock") == 1


def test_a_side_attack_into_level_0_costs_no_soul_7_2_1_4_2() -> None:
    """W12."""
    table = facing(character("Wren", level=0), soul=2).answer(words.SIDE)
    assert table.soul("Rook") == 2


def test_the_type_and_the_soul_stay_when_the_facing_character_leaves_7_2_1_4_3() -> None:
    """The return icon takes the character away that a side attack was declared past."""
    deck = [character("Gust", trigger="return"), *(character("Rest") for _ in range(3))]
    table = Table(Zones(stage={2: character("Rook", soul=3)}, deck=deck), Zones(stage={2: character("Wren", level=2)}))
    table.run(ATTACK_PHASE).choose("Rook").answer(words.SIDE).choose("Wren")
    assert table.stage(Q) == {}
    assert table.soul("Rook") == 1
    assert table.count(Q, "clock") == 1
    assert table.game.attack_type == words.SIDE


def test_the_soul_of_an_attack_lasts_until_end_of_turn_7_2_1_4_1() -> None:
    table = Table(Zones(stage={2: ROOK})).run(ATTACK_PHASE).choose("Rook")
    assert table.soul("Rook") == 2
    assert table.run(END_PHASE).soul("Rook") == 1


def test_the_roles_of_an_attack_end_with_it_7_2_1_5() -> None:
    table = Table(Zones(stage={2: ROOK})).run(ATTACK_PHASE).choose("Rook")
    assert not table.game.attacker_is_there()
    assert not table.game.defender_is_there()
