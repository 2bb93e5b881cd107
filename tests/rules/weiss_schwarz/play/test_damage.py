"""4.10 and 7.5: the damage process and the damage step."""

import pytest

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.attack import ATTACK_PHASE
from rules.games.weiss_schwarz.damage import DAMAGE_PROCESS
from tests.rules.weiss_schwarz.play.board import Q, Table, Zones, blank, character, climax

NAMES = "ABCDE"


def cards(names: str) -> list:  # type: ignore[type-arg]
    """Characters by their letters; X, Y and Z are climaxes."""
    return [climax(name) if name in "XYZ" else character(name) for name in names]


def damaged(amount: int, q: Zones) -> Table:
    return Table(q=q).run(DAMAGE_PROCESS, Q, number=amount)


def test_damage_that_is_not_cancelled_goes_into_the_clock_the_first_card_lowest_4_10_1_3() -> None:
    """W07."""
    table = damaged(3, Zones(deck=cards("ABCD"), clock=cards("E")))
    assert table.zone(Q, "clock") == ["E", "A", "B", "C"]
    assert table.zone(Q, "deck") == ["D"]
    assert table.happened(words.DAMAGED) == [("4.10.1.3", Q, 3, -1)]


@pytest.mark.parametrize("at", [1, 2, 3])
def test_a_climax_cancels_all_of_it_and_ends_it_at_once_4_10_1_2(at: int) -> None:
    """W07."""
    deck = cards("ABCDE"[: at - 1] + "X" + "ABCDE"[at - 1 :])
    table = damaged(3, Zones(deck=deck, waiting_room=1))
    assert table.zone(Q, "clock") == []
    assert table.zone(Q, "waiting_room") == ["Blank", *"ABCDE"[: at - 1], "X"]
    assert table.count(Q, "deck") == 6 - at
    assert table.happened(words.CANCELLED) == [("4.10.1.2", Q, 3, at)]


def test_cards_are_revealed_one_at_a_time_into_the_resolution_zone_4_10_1_1() -> None:
    table = Table(q=Zones(deck=cards("ABCD")))
    table.game.call(DAMAGE_PROCESS, Q, number=3)
    seen = set()
    while table.game.advance_one() and not table.happened(words.DAMAGED):
        seen.add("".join(table.zone(Q, "resolution")))
        assert table.count(Q, "clock") == 0  # all enter it together
    assert seen == {"A", "AB", "ABC"}


def test_damage_goes_on_behind_a_refresh_with_the_cards_revealed_before_9_2_2() -> None:
    """W05: they are not shuffled in; the refreshed cards' top one is in the clock before the damage is."""
    table = damaged(4, Zones(deck=cards("AB"), waiting_room=20))
    assert table.zone(Q, "clock") == ["Blank", "A", "B", "Blank", "Blank"]
    assert table.count(Q, "deck") == 17
    assert table.order(words.REFRESHED, words.DAMAGED) == [words.REFRESHED, words.DAMAGED]


def test_a_climax_behind_a_refresh_cancels_the_cards_before_it_too_4_10_1_2() -> None:
    """W05."""
    table = damaged(4, Zones(deck=cards("AB"), waiting_room=cards("XYZ")))
    assert table.count(Q, "clock") == 1  # the refresh
    assert set(table.zone(Q, "waiting_room")) > {"A", "B"}
    assert table.happened(words.CANCELLED) == [("4.10.1.2", Q, 4, 3)]


def test_a_level_up_waits_for_the_damage_to_end_and_not_for_a_check_timing_9_3_1() -> None:
    table = damaged(3, Zones(deck=cards("ABCD"), clock=5))
    assert table.asks == (Q, "level up")
    table.choose("A")
    assert table.zone(Q, "level") == ["A"]
    assert table.zone(Q, "clock") == ["C"]


def test_a_level_up_by_the_card_of_a_refresh_interrupts_the_damage_9_1_2_1() -> None:
    table = damaged(3, Zones(deck=cards("A"), waiting_room=10, clock=6))
    assert table.asks == (Q, "level up")
    assert table.zone(Q, "resolution") == ["A"]
    table.answer(table.request.options[0])
    assert table.zone(Q, "clock") == ["A", "Blank", "Blank"]


# Deck and waiting room empty (W06).


@pytest.mark.parametrize("amount", [1, 2])
def test_without_a_card_to_refresh_from_damage_loses_the_game_at_once_9_2_2_1(amount: int) -> None:
    table = damaged(amount, Zones(deck=cards("A")))
    assert table.lost == ("9.2.2.1", (Q,))
    assert table.zone(Q, "resolution") == ["A"]


def test_a_climax_as_the_last_card_saves_from_that_9_2_2_1() -> None:
    table = damaged(3, Zones(deck=cards("ABX")))
    assert table.is_done
    assert [table.count(Q, "deck"), table.count(Q, "clock")] == [2, 1]


def test_a_refresh_of_a_single_card_leaves_nothing_to_go_on_with_9_2_2_1() -> None:
    table = damaged(2, Zones(deck=cards("A"), waiting_room=1))
    assert table.lost == ("9.2.2.1", (Q,))
    assert table.count(Q, "clock") == 1


def test_a_level_up_before_the_second_refresh_saves_from_that_9_1_2_1_1_2() -> None:
    """The one refreshed card is the seventh of the clock: refresh and level up are due together, in Q's order."""
    zones = Zones(deck=cards("A"), waiting_room=1, clock=6)
    table = damaged(2, zones)
    assert table.asks == (Q, "interrupt")
    refresh, level_up = table.request.options
    assert damaged(2, zones).answer(refresh).lost == ("9.2.2.1", (Q,))
    table.answer(level_up)
    table.answer(table.request.options[0])
    assert table.lost is None
    assert table.count(Q, "level") == 1
    assert table.zone(Q, "clock") == ["Blank", "A", "Blank"]


# The damage step.


def side_attack(soul: int, level: int) -> Table:
    stage = {2: character("Wren", level=level)}
    table = Table(Zones(stage={2: character("Rook", soul=soul)}), Zones(deck=30, stage=stage))
    return table.run(ATTACK_PHASE).choose("Rook").answer(words.SIDE)


def test_the_attacker_deals_as_much_damage_as_it_has_soul_7_5_1_2() -> None:
    assert side_attack(soul=4, level=1).count(Q, "clock") == 3


@pytest.mark.parametrize("level", [1, 3])
def test_a_soul_of_zero_or_less_deals_no_damage_and_cancels_nothing_7_5_1_2_1(level: int) -> None:
    """W13."""
    table = side_attack(soul=1, level=level)
    assert table.soul("Rook") == 1 - level
    assert table.count(Q, "deck") == 30
    assert table.happened(words.DAMAGED, words.CANCELLED) == []
    assert table.is_done


def test_a_shot_watches_on_when_no_damage_is_dealt_7_5_1_2_1() -> None:
    """W13, W17: no damage is no next damage."""
    deck = [climax("Flare", "shot"), *(blank() for _ in range(9))]
    stage = {2: character("Wren", level=2)}
    table = Table(Zones(stage={2: character("Rook")}, deck=deck), Zones(stage=stage))
    table.run(ATTACK_PHASE).choose("Rook").answer(words.SIDE)
    assert len(table.game.timed) == 1


def test_an_attacker_that_left_deals_no_damage_7_5_1_2_2() -> None:
    deck = [climax("Flare", "standby"), *(blank() for _ in range(9))]
    mine = Zones(stage={2: character("Rook", soul=3)}, deck=deck, waiting_room=[character("Buoy")])
    table = Table(mine, Zones(deck=30)).run(ATTACK_PHASE).choose("Rook", "Buoy").place(2)
    assert table.is_done
    assert table.count(Q, "deck") == 30


def test_only_a_frontal_attack_leads_to_a_battle_7_5_1_3() -> None:
    assert not side_attack(soul=1, level=0).became_reversed()
