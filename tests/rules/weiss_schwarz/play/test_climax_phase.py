"""6.6: the climax phase."""

from rules.games.weiss_schwarz.turn import CLIMAX_PHASE
from tests.rules.weiss_schwarz.play.board import P, Table, Zones, character, climax, event

RED = character("Ember", colour="red")


def test_only_a_climax_from_hand_can_be_played_6_6_1_2_1() -> None:
    hand = [character("Rook"), climax("Dawn"), event("Storm"), climax("Dusk")]
    table = Table(Zones(hand=hand, clock=[RED])).run(CLIMAX_PHASE)
    assert table.asks == (P, "climax")
    assert table.options == ["Dawn", "Dusk"]


def test_a_climax_is_placed_on_the_climax_area_8_6_2_5_3() -> None:
    table = Table(Zones(hand=[climax("Dawn")], clock=[RED])).run(CLIMAX_PHASE).choose("Dawn")
    assert table.zone(P, "climax") == ["Dawn"]
    assert table.count(P, "hand") == 0


def test_one_climax_is_played_and_no_second_6_6_1_2_2() -> None:
    """W27."""
    hand = [climax("Dawn"), climax("Dusk")]
    table = Table(Zones(hand=hand, clock=[RED])).run(CLIMAX_PHASE).choose("Dawn")
    assert table.is_done
    assert table.zone(P, "hand") == ["Dusk"]


def test_nobody_has_to_play_a_climax_6_6_1_2() -> None:
    table = Table(Zones(hand=[climax("Dawn")], clock=[RED])).run(CLIMAX_PHASE).decline()
    assert table.is_done
    assert table.zone(P, "hand") == ["Dawn"]
