"""6.8: the end phase."""

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.specs import SHOT
from rules.games.weiss_schwarz.trigger_icons import ICON_ACTIONS
from rules.games.weiss_schwarz.turn import END_PHASE
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, character, climax


def test_the_turn_player_discards_down_to_seven_cards_6_8_1_2() -> None:
    hand = [character(name) for name in "ABCDEFGHI"]
    table = Table(Zones(hand=hand), Zones(hand=9)).run(END_PHASE)
    assert table.asks == (P, "discard")
    assert not table.may_decline
    table.choose("B")
    assert table.count(P, "waiting_room") == 0  # they are put away together
    assert "B" not in table.options
    table.choose("H")
    assert table.is_done
    assert table.zone(P, "hand") == list("ACDEFGI")
    assert table.zone(P, "waiting_room") == ["B", "H"]
    assert table.count(Q, "hand") == 9


def test_seven_cards_may_be_kept_3_3_3_1() -> None:
    table = Table(Zones(hand=7)).run(END_PHASE)
    assert table.is_done
    assert table.count(P, "hand") == 7


def test_the_climax_goes_to_the_waiting_room_6_8_1_3() -> None:
    table = Table(Zones(climax=[climax("Dawn")])).run(END_PHASE)
    assert table.zone(P, "waiting_room") == ["Dawn"]
    assert table.count(P, "climax") == 0


def test_what_holds_until_end_of_turn_ends_6_8_1_4() -> None:
    table = Table(Zones(stage={1: character("Rook")}), Zones(stage={2: character("Wren")}))
    for name in ("Rook", "Wren"):
        table.give_soul(name, 2)
    table.game.attacker = table.card("Rook")
    table.run(ICON_ACTIONS[SHOT])
    table.run(END_PHASE)
    assert (table.soul("Rook"), table.soul("Wren")) == (1, 1)
    assert table.game.timed == ()


def test_the_other_player_is_the_next_turn_player_6_8_1_5() -> None:
    table = Table().run(END_PHASE)
    assert table.game.turn_player == Q


def test_with_something_resolved_in_the_last_check_timing_the_end_phase_begins_again_6_8_1_5() -> None:
    """The climax put away is refreshed into the clock and levels P up, which the check timing has to look at."""
    table = Table(Zones(deck=0, climax=[climax("Dawn")], clock=6))
    game = table.game
    game.call(END_PHASE)
    begun = 0
    while not table.happened(words.TURN_ENDED):
        begun += game.stack[-1].procedure is END_PHASE and game.stack[-1].at == 0
        if not game.advance_one():
            game.apply(table.request.options[0])
    assert begun == 2
    assert table.count(P, "level") == 1
