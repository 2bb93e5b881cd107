"""What the player of a goldfish does: a table with an empty stage opposite, a question, and the answer."""

from typing import Any

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.attack import ATTACK_PHASE
from rules.games.weiss_schwarz.playing import MAIN_PHASE
from rules.games.weiss_schwarz.policy import Policy, sit_still
from rules.games.weiss_schwarz.turn import CLOCK_PHASE
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, character, climax, event

DRAWS: dict[str, Any] = {"do": [{"draw": 2}]}
REST: dict[str, Any] = {"turn": "this", "to": "rested"}
THREE = {n: character(f"Base {n}", 1, power=4000) for n in (1, 2, 3)}


def answer(table: Table, policy: Policy | None = None) -> int:
    option = (policy or Policy()).choose(table.game)
    assert option in table.request.options
    return option


def chosen(table: Table) -> str:
    option = answer(table)
    return "pass" if option == words.PASS else table.game.specs[option].name


def play_on(table: Table, policy: Policy) -> Table:
    """Let the policy answer until nothing is asked any more."""
    while table.game.request is not None:
        table.answer(answer(table, policy))
    return table


def asked(*actions: dict[str, Any], p: Zones | None = None, q: Zones | None = None) -> Table:
    """Play an event with these actions, and return the table when something is asked."""
    zones = p or Zones()
    zones.hand = [event("Spell", text={"do": list(actions)}), *(zones.hand if isinstance(zones.hand, list) else [])]
    return Table(zones, q).run(MAIN_PHASE).choose("Spell")


def test_an_event_is_played_once_the_characters_are_down() -> None:
    table = Table(Zones(hand=[event("Spell", text=DRAWS), character("Rook")])).run(MAIN_PHASE)
    play_on(table, Policy())
    assert "Rook" in table.stage(P).values()
    assert "Spell" in table.zone(P, "waiting_room")


def test_an_event_stays_in_hand_that_would_find_nothing() -> None:
    gone: dict[str, Any] = {"put": {"choose": {"whose": "opponent's"}}, "in": "waiting_room"}
    hand = [event("Gale", text={"do": [gone, gone]})]
    assert chosen(Table(Zones(hand=hand)).run(MAIN_PHASE)) == "pass"
    someone = Zones(stage={2: character("Someone")})
    assert chosen(Table(Zones(hand=hand, stage=THREE), someone).run(MAIN_PHASE)) == "Gale"


def test_power_is_not_paid_for_where_there_is_nobody_to_battle() -> None:
    bold = {
        "kind": "auto",
        "when": {"attacks": "this"},
        "cost": [{"stock": 1}],
        "do": [{"give": "this", "power": 9000}],
    }
    for opponent, is_paid in ((Zones(), False), (Zones(stage={1: character("Someone")}), True)):
        table = Table(Zones(stage={1: character("Bold", abilities=[bold])}, stock=2), opponent).run(ATTACK_PHASE)
        table.choose("Bold")
        assert table.asks == (P, "pay")
        assert (answer(table) == 1) is is_paid


def test_an_ability_that_costs_nothing_is_played_once_a_turn() -> None:
    sage = character("Sage", abilities=[{"kind": "act", "do": [{"draw": 1}]}])
    table = play_on(Table(Zones(deck=10, stage={1: sage})).run(MAIN_PHASE), Policy())
    assert 10 - table.count(P, "deck") == 1


def test_nobody_rests_for_an_ability_who_could_attack() -> None:
    sage = character("Sage", abilities=[{"kind": "act", "cost": [REST], "do": [{"draw": 2}]}])
    assert chosen(Table(Zones(stage={1: sage})).run(MAIN_PHASE)) == "pass"
    assert answer(Table(Zones(stage={4: sage})).run(MAIN_PHASE)) >= words.ACTIVATE


def test_who_rests_for_an_ability_or_assists_stands_behind_a_full_centre_stage() -> None:
    sage = character("Sage", abilities=[{"kind": "act", "cost": [REST], "do": [{"draw": 1}]}])
    helper = character("Helper", abilities=[{"assist": {"cards": {"place": "in front"}, "power": 500}}])
    table = play_on(Table(Zones(deck=1, hand=[sage, helper], stage=THREE)).run(MAIN_PHASE), Policy())
    assert {table.stage(P)[4], table.stage(P)[5]} == {"Sage", "Helper"}


def test_a_helper_fights_where_there_is_nobody_else() -> None:
    helper = character("Helper", abilities=[{"assist": {"cards": {"place": "in front"}, "power": 500}}])
    table = Table(Zones(hand=[helper, character("Rook", power=500)])).run(MAIN_PHASE)
    assert chosen(table) == "Rook"
    assert set(play_on(table, Policy()).stage(P)) == {1, 2}


def test_a_character_that_an_effect_places_comes_to_an_empty_position() -> None:
    found: dict[str, Any] = {"place": {"choose": {"zone": "waiting_room", "type": "character"}}, "at": "stage"}
    waiting = [character("Base", power=500)]
    assert answer(asked(found, p=Zones(waiting_room=waiting, stage={1: THREE[1]}))) == 1
    assert answer(asked(found, p=Zones(waiting_room=waiting, stage=THREE))) == 3


def test_the_best_card_is_chosen_and_the_least_useful_one_given_up() -> None:
    pair = [character("Base"), character("Peak", 3)]
    found: dict[str, Any] = {"put": {"choose": {"zone": "waiting_room", "type": "character"}}, "in": "hand"}
    lost: dict[str, Any] = {"put": {"choose": {"zone": "hand"}}, "in": "waiting_room"}
    assert chosen(asked(found, p=Zones(waiting_room=pair))) == "Base"
    assert chosen(asked(lost, p=Zones(hand=pair))) == "Peak"


def test_what_is_worth_its_price_is_done_as_often_as_it_may_be_and_the_better_of_two_effects() -> None:
    lost: dict[str, Any] = {"put": {"choose": {"zone": "hand"}}, "in": "waiting_room"}
    two = [character("Base"), character("Peak")]
    assert answer(asked({"may": [lost], "then": [{"draw": 2}]}, p=Zones(hand=two))) == 1
    assert answer(asked({"may": [lost], "then": []}, p=Zones(hand=two))) == words.PASS
    assert answer(asked({"top": 2, "in": "stock", "up_to": True})) == 1
    assert answer(asked({"one_of": [[{"draw": 1}], [{"draw": 2}]]})) == 1


def test_nobody_is_paid_back_onto_a_position_that_another_has_taken() -> None:
    old = character("Old", 2, abilities=[{"encore": [{"top": 1, "in": "clock"}]}])
    new = character("New", 3, power=9000)
    table = Table(Zones(hand=[new], stage={1: old, 2: THREE[2], 3: THREE[3]}, stock=9, level=3, clock=[new])).run(
        MAIN_PHASE
    )
    table.choose("New").place(1)
    play_on(table, Policy())
    assert table.stage(P)[1] == "New"
    assert "Old" in table.zone(P, "waiting_room")


def test_an_event_that_does_nothing_is_clocked_before_one_that_is_played() -> None:
    table = Table(Zones(hand=[event("Spell", text=DRAWS), event("Riddle")])).run(CLOCK_PHASE)
    assert chosen(table) == "Riddle"
    table = Table(Zones(hand=[event("Spell", text=DRAWS), climax("Dawn"), character("Peak", 3)])).run(CLOCK_PHASE)
    assert chosen(table) == "Peak"


def test_the_opponent_chooses_nothing_where_that_is_allowed() -> None:
    lost: dict[str, Any] = {"choose": {"zone": "stage"}, "up_to": True, "by": "opponent"}
    table = asked({"put": lost, "in": "hand"}, p=Zones(stage=THREE))
    assert table.asks == (Q, "choose")
    assert sit_still(table.game) == words.PASS
