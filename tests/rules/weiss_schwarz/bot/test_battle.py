"""Climax and attack phase of the greedy bot, and what it does against an attack."""

import pytest

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.attack import ATTACK_PHASE
from rules.games.weiss_schwarz.encore_step import ENCORE_STEP
from rules.games.weiss_schwarz.turn import CLIMAX_PHASE
from tests.rules.weiss_schwarz.bot.ask import named, play_on, taken
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, character, climax


@pytest.mark.parametrize(("attackers", "is_played"), [(1, False), (2, True), (3, True)])
def test_a_climax_is_played_when_two_can_attack(attackers: int, is_played: bool) -> None:
    stage = {n + 1: character(f"Base {n}") for n in range(attackers)}
    table = Table(Zones(hand=[climax("Dawn")], stage=stage, clock=[character("Red")])).run(CLIMAX_PHASE)
    assert (named(table) == "Dawn") is is_played


def test_no_climax_is_played_in_the_very_first_turn() -> None:
    stage = {n: character(f"Base {n}") for n in (1, 2, 3)}
    table = Table(Zones(hand=[climax("Dawn")], stage=stage, clock=[character("Red")]), turn=1).run(CLIMAX_PHASE)
    assert named(table) == "pass"


def test_the_lowest_soul_attacks_first() -> None:
    stage = {1: character("Two", soul=2), 2: character("One", soul=1), 3: character("Three", soul=3)}
    assert named(Table(Zones(stage=stage)).run(ATTACK_PHASE)) == "One"


def attack(power: int, against: int, *, level: int = 0, soul: int = 1) -> int:
    """Return how a character attacks one of this power and level."""
    mine, theirs = {2: character("Mine", power=power, soul=soul)}, {2: character("Theirs", level, power=against)}
    table = Table(Zones(stage=mine), Zones(stage=theirs)).run(ATTACK_PHASE)
    return taken(play_on(table))


def test_frontal_where_it_wins_and_from_the_side_where_it_would_fall() -> None:
    assert attack(3000, 2000) == words.FRONTAL
    assert attack(2000, 3000) == words.SIDE
    assert attack(9000, 3000, level=2) == words.FRONTAL
    assert attack(2000, 9000, level=1, soul=2) == words.SIDE


def test_frontal_where_the_damage_is_worth_more_than_the_character() -> None:
    assert attack(2000, 9000, level=3, soul=3) == words.FRONTAL


def defended(backup: int) -> Table:
    """A level 1 is attacked by 1000 more than it has, with a backup in the defender's hand."""
    helper = character("Helper", 1, abilities=[{"backup": backup, "level": 1, "cost": [{"stock": 1}]}])
    theirs = Zones(hand=[helper], stock=1, level=1, stage={2: character("Theirs", 1, power=4000)})
    table = Table(Zones(stage={2: character("Mine", 1, power=5000)}), theirs).run(ATTACK_PHASE)
    table.choose("Mine").answer(words.FRONTAL)
    assert table.asks == (Q, "counter")
    return table


def test_a_backup_is_used_where_it_turns_the_battle_around() -> None:
    assert taken(defended(2000)) >= words.ACTIVATE
    assert taken(defended(1000)) == words.PASS  # both would fall
    assert taken(defended(500)) == words.PASS


@pytest.mark.parametrize(("level", "is_paid"), [(0, False), (1, False), (2, True), (3, True)])
def test_an_encore_for_three_stock_is_for_high_levels(level: int, is_paid: bool) -> None:
    table = Table(Zones(stage={1: character("Fallen", level)}, stock=4))
    table.turn_card("Fallen", "reversed").run(ENCORE_STEP)
    assert table.asks == (P, "pay")
    assert (taken(table) != words.PASS) is is_paid
