"""1.2 and 9.4: losing, draws and concession."""

import pytest

from rules.games.weiss_schwarz.attack import ATTACK_PHASE
from rules.games.weiss_schwarz.check_timing import CHECK_TIMING
from rules.games.weiss_schwarz.damage import DAMAGE_PROCESS
from rules.games.weiss_schwarz.playing import MAIN_PHASE
from rules.games.weiss_schwarz.turn import DRAW_PHASE
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, blank, character, climax, event


def test_a_fourth_card_in_level_loses_at_the_next_check_timing_9_4_1_1() -> None:
    table = Table(q=Zones(deck=20, level=3, clock=6)).run(DAMAGE_PROCESS, Q, number=1)
    table.answer(table.request.options[0])
    assert table.count(Q, "level") == 4
    assert table.lost is None  # no check timing yet
    assert table.run(CHECK_TIMING).lost == ("9.4.1.1", (Q,))


def test_an_attack_that_brings_the_fourth_level_ends_the_game_before_the_battle_7_5_1_3_9_4_1_1() -> None:
    table = Table(Zones(stage={2: character("Rook")}), Zones(deck=20, level=3, clock=6))
    table.run(ATTACK_PHASE).choose("Rook")
    table.answer(table.request.options[0])
    assert table.lost == ("9.4.1.1", (Q,))
    assert table.game.result is not None
    assert table.game.result.winner == P


def test_three_cards_in_level_lose_nothing_9_4_1_1() -> None:
    assert Table(Zones(level=3), Zones(level=3)).run(CHECK_TIMING).is_done


def test_a_level_that_is_four_only_between_two_check_timings_loses_nothing_9_1_2_1_2() -> None:
    """W09: a card of the level leaves again before the check timing."""
    table = Table(q=Zones(deck=20, level=3, clock=6)).run(DAMAGE_PROCESS, Q, number=1)
    table.answer(table.request.options[0])
    table.game.put_into_hand(table.game.sides[Q].level.pop())
    assert table.run(CHECK_TIMING).is_done


def test_no_card_in_deck_and_waiting_room_loses_at_the_next_check_timing_9_4_1_2() -> None:
    """W06: outside of damage the refresh simply ends."""
    table = Table(Zones(deck=1)).run(DRAW_PHASE)
    assert table.zone(P, "hand") == ["Blank"]
    assert table.lost == ("9.4.1.2", (P,))


def test_a_card_in_the_waiting_room_before_the_check_timing_saves_from_that_9_2_2_1() -> None:
    """W06: the last card, revealed by the attack, is a climax; the waiting room fills while damage is cancelled."""
    table = Table(Zones(stage={2: character("Rook")}), Zones(deck=[blank(), climax("Dawn")]))
    table.run(ATTACK_PHASE).choose("Rook")
    assert table.is_done
    assert [table.count(Q, "deck"), table.count(Q, "clock")] == [1, 1]


def test_both_players_losing_at_once_is_a_draw_1_2_3() -> None:
    table = Table(Zones(level=4), Zones(deck=0)).run(CHECK_TIMING)
    assert table.lost is not None
    assert table.lost[1] == (P, Q)
    assert table.game.result is not None
    assert table.game.result.winner is None


@pytest.mark.parametrize("player", [P, Q])
def test_whoever_concedes_loses_at_once_1_2_4(player: int) -> None:
    """Without a check timing: the other player, with four cards in level, wins."""
    table = Table(Zones(hand=[character("Rook")], level=1), Zones(level=1)).run(MAIN_PHASE)
    table.game.sides[1 - player].level += table.game.sides[1 - player].deck[:3]
    table.game.concede(player)
    assert table.game.advance() is None
    assert table.lost == ("1.2.4", (player,))


@pytest.mark.parametrize("player", [P, Q])
def test_an_effect_under_way_does_not_stand_in_the_way_of_conceding_1_2_4_1(player: int) -> None:
    """Nor does it take the place of the loss: whoever had to choose is asked no more."""
    text = {"do": [{"put": {"choose": {"whose": "opponent's"}}, "in": "hand"}]}
    table = Table(Zones(hand=[event("Gale", text=text)]), Zones(stage={1: blank(), 2: blank()})).run(MAIN_PHASE)
    table.choose("Gale")
    assert table.asks == (P, "choose")
    table.game.concede(player)
    assert table.game.advance() is None
    assert table.lost == ("1.2.4", (player,))
