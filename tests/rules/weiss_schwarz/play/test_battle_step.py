"""7.6: the battle step."""

import pytest

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.attack import ATTACK_PHASE
from tests.rules.weiss_schwarz.play.board import P, Table, Zones, blank, character, climax


def frontal(attack: int, defence: int, *, trigger: str = "", waiting_room: int | list = 0) -> Table:  # type: ignore[type-arg]
    deck = [climax("Flare", trigger), *(blank() for _ in range(9))]
    mine = Zones(deck=deck, stage={2: character("Rook", power=attack)}, waiting_room=waiting_room)
    theirs = Zones(deck=30, stage={2: character("Wren", power=defence)})
    return Table(mine, theirs).run(ATTACK_PHASE).choose("Rook").answer(words.FRONTAL)


@pytest.mark.parametrize(
    ("attack", "defence", "rook", "wren"),
    [(5000, 4500, "rested", "reversed"), (4500, 5000, "reversed", "standing"), (5000, 5000, "reversed", "reversed")],
)
def test_the_weaker_is_reversed_and_of_equals_both_7_6_1_2(attack: int, defence: int, rook: str, wren: str) -> None:
    """W20."""
    table = frontal(attack, defence)
    assert (table.turned("Rook"), table.turned("Wren")) == (rook, wren)


def test_the_damage_comes_before_the_battle_7_5_1_3() -> None:
    table = frontal(5000, 4000)
    assert table.order(words.DAMAGED, words.TURNED) == [words.TURNED, words.DAMAGED, words.TURNED]  # rested at first


def test_nothing_is_compared_when_the_defender_left_7_6_1_3() -> None:
    """W20."""
    table = frontal(1000, 5000, trigger="return").choose("Wren")
    assert table.turned("Rook") == "rested"
    assert not table.became_reversed()


def test_nothing_is_compared_when_the_attacker_left_7_6_1_3() -> None:
    table = frontal(5000, 1000, trigger="standby", waiting_room=[character("Buoy", power=9000)]).choose("Buoy").place(2)
    assert table.turned("Wren") == "standing"
    assert table.turned("Buoy") == "rested"


def test_only_attacker_and_defender_battle_7_6_1_2() -> None:
    theirs = {1: character("Left", power=500), 2: character("Wren", power=500), 3: character("Right", power=500)}
    table = Table(Zones(stage={2: character("Rook")}), Zones(deck=30, stage=theirs))
    table.run(ATTACK_PHASE).choose("Rook").answer(words.FRONTAL)
    assert [table.turned(name) for name in ("Left", "Wren", "Right")] == ["standing", "reversed", "standing"]
    assert table.stage(P) == {2: "Rook"}


def test_a_reversed_character_still_faces_the_next_attacker_7_2_1_4_2() -> None:
    theirs = Zones(deck=30, stage={2: character("Wren", power=500)})
    table = Table(Zones(stage={2: character("Rook")}), theirs).turn_card("Wren", "reversed")
    assert table.run(ATTACK_PHASE).choose("Rook").asks == (P, "attack type")
