"""8.5.1, 9.4 to 9.6: check timings and what they do."""

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.check_timing import CHECK_TIMING
from rules.games.weiss_schwarz.leaving import leave_stage
from rules.games.weiss_schwarz.playing import MAIN_PHASE
from rules.games.weiss_schwarz.zones import WAITING_ROOM
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, character

WEAK = {1: character("Weak", power=0), 2: character("Frail", power=0)}


def fallen(mine: dict, theirs: dict, *, stock: int = 0) -> Table:  # type: ignore[type-arg]
    """A check timing with these characters on the stage."""
    return Table(Zones(stage=mine, stock=stock), Zones(stage=theirs, stock=stock)).run(CHECK_TIMING)


def test_characters_without_power_go_to_the_waiting_room_9_5_1() -> None:
    table = fallen({1: character("Weak", power=0), 2: character("Rook", power=500)}, {})
    assert table.stage(P) == {2: "Rook"}
    assert table.happened(words.TO_WAITING_ROOM) == [("9.5.1", P, table.card("Weak"), 0)]


def test_all_rule_actions_happen_at_once_before_any_ability_8_5_1_1() -> None:
    table = fallen({1: character("Weak", power=0)}, {1: character("Frail", power=0)}, stock=3)
    assert table.stage(P) == table.stage(Q) == {}
    assert table.asks == (P, "pay")


def test_the_turn_players_abilities_come_first_8_5_1_2() -> None:
    """W44: whichever stood by earlier."""
    table = Table(Zones(stage=dict(WEAK)), Zones(stage={1: character("Theirs", power=0)}, stock=3))
    leave_stage(table.game, table.card("Theirs"), WAITING_ROOM, "9.5.1")
    assert table.game.standby
    table.run(CHECK_TIMING)
    assert table.asks == (P, "automatic ability")
    table.answer(table.request.options[1])
    assert table.asks == (Q, "pay")  # P, without stock, had no more to decide


def test_a_player_chooses_the_order_of_their_own_abilities_8_7_3_1() -> None:
    table = fallen(dict(WEAK), {}, stock=3)
    assert table.asks == (P, "automatic ability")
    assert not table.may_decline
    table.answer(table.request.options[1]).accept()
    assert table.happened(words.USED) == [("10.2.4", P, table.card("Frail"), words.KEYWORDS.index("encore"))]


def test_a_character_that_came_back_without_power_goes_away_once_more_8_5_1_1() -> None:
    """W23: its encore stands by each time."""
    table = fallen({1: character("Weak", power=0)}, {}, stock=6).accept()
    assert table.asks == (P, "pay")
    table.accept()
    assert table.is_done
    assert table.stage(P) == {}
    assert len(table.happened(words.TO_WAITING_ROOM)) == 3


def test_of_several_characters_on_a_position_the_last_one_stays_9_6_2() -> None:
    hand = [character("Second"), character("Third")]
    table = Table(Zones(hand=hand, stage={1: character("First")})).run(MAIN_PHASE)
    table.choose("Second").place(1).choose("Third").place(1)
    assert table.stage(P) == {1: "Third"}
    assert table.zone(P, "waiting_room") == ["First", "Second"]


def test_a_character_played_onto_another_may_be_sent_away_by_the_encore_of_that_9_6_2() -> None:
    """W22: the one that came back was placed last."""
    table = Table(Zones(hand=[character("Second")], stage={1: character("First")}, stock=3)).run(MAIN_PHASE)
    table.choose("Second").place(1).accept()
    assert table.stage(P) == {1: "First"}
    assert "Second" in table.zone(P, "waiting_room")
