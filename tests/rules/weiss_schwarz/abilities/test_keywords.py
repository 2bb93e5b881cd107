"""Chapter 10: keywords are programs in the same words as every other ability."""

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.attack import ATTACK_PHASE
from rules.games.weiss_schwarz.encore_step import ENCORE_STEP
from rules.games.weiss_schwarz.playing import MAIN_PHASE
from rules.games.weiss_schwarz.turn import CLIMAX_PHASE
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, blank, character, climax, event

BRIM = character("Brim", power=3000)


def test_an_encore_of_its_own_is_offered_beside_the_one_that_every_character_has_10_2_2() -> None:
    own = character(
        "Rook",
        abilities=[{"encore": [{"put": {"choose": {"zone": "hand", "type": "character"}}, "in": "waiting_room"}]}],
    )
    table = Table(Zones(stage={1: own}, hand=[character("Wren")], stock=3))
    table.turn_card("Rook", "reversed").run(ENCORE_STEP)
    assert table.asks == (P, "automatic ability")
    table.answer(0).accept()
    assert table.stage(P) == {1: "Rook"}
    assert table.turned("Rook") == "rested"
    assert table.zone(P, "waiting_room") == ["Wren"]
    assert table.count(P, "stock") == 3  # the other returns nothing: 8.7.7


def test_assist_is_active_on_the_back_stage_alone_10_3_2() -> None:
    assist = character("Lamp", abilities=[{"assist": {"cards": {"place": "in front"}, "power": 500}}])
    table = Table(Zones(stage={1: BRIM, 4: assist}))
    assert table.power("Brim") == 3500
    table.run(MAIN_PHASE).exchange(4, 5)
    assert table.power("Brim") == 3000  # 3.6.5: the right back position is not behind the left centre
    table.exchange(3, 5)
    assert table.power("Brim") == 3000


def test_bond_takes_the_named_card_when_it_is_played_10_4_2() -> None:
    """W35: not when an effect places it."""
    bond = character("Cup", abilities=[{"bond": "Saucer", "cost": [{"stock": 1}]}])
    table = Table(Zones(hand=[bond], waiting_room=[character("Saucer"), character("Spoon")], stock=1))
    table.run(MAIN_PHASE).choose("Cup").place(1)
    assert table.asks == (P, "pay")
    table.accept()
    assert table.zone(P, "hand") == ["Saucer"]


def test_bond_does_nothing_when_an_effect_places_it_10_4_2() -> None:
    """W35."""
    bond = character("Cup", abilities=[{"bond": "Saucer", "cost": [{"stock": 1}]}])
    call = event("Call", text={"do": [{"place": {"choose": {"zone": "waiting_room", "name": "Cup"}}, "at": "stage"}]})
    table = Table(Zones(hand=[call], waiting_room=[bond, character("Saucer")], stock=1))
    table.run(MAIN_PHASE).choose("Call").place(2)
    assert table.stage(P) == {2: "Cup"}
    assert table.asks == (P, "main")
    assert table.count(P, "hand") == 0


BACKUP = character(
    "Aide",
    level=1,
    abilities=[{"backup": 2000, "level": 1, "cost": [{"stock": 1}, {"put": "this", "in": "waiting_room"}]}],
)


def frontal(q: Zones, attacker: int = 4000) -> Table:
    table = Table(Zones(stage={2: character("Rook", power=attacker)}), q)
    return table.run(ATTACK_PHASE).choose("Rook").answer(words.FRONTAL)


def test_backup_is_played_from_hand_in_the_counter_step_10_5_2() -> None:
    table = frontal(Zones(stage={2: BRIM}, hand=[BACKUP], stock=1, level=1))
    assert table.asks == (Q, "counter")
    table.answer(table.request.options[1])
    assert table.turned("Brim") == "standing"
    assert table.turned("Rook") == "reversed"
    assert table.zone(Q, "waiting_room")[-1:] == ["Aide"]


def test_backup_needs_the_level_and_the_whole_cost_10_5_2() -> None:
    assert frontal(Zones(stage={2: BRIM}, hand=[BACKUP], stock=1)).asks != (Q, "counter")
    assert frontal(Zones(stage={2: BRIM}, hand=[BACKUP], level=1)).asks != (Q, "counter")


def test_great_performance_takes_every_attack_10_6_2() -> None:
    singer = character("Aria", power=500, abilities=[{"great_performance": True}])
    table = Table(Zones(stage={1: character("Rook", power=4000)}), Zones(stage={2: singer, 3: BRIM}))
    table.run(ATTACK_PHASE).choose("Rook").answer(words.SIDE)
    assert table.turned("Aria") == "reversed"
    assert table.soul("Rook") == 1


def test_great_performance_is_nothing_off_the_middle_or_reversed_10_6_2() -> None:
    singer = character("Aria", power=500, abilities=[{"great_performance": True}])
    table = Table(Zones(stage={1: character("Rook", power=4000)}), Zones(stage={1: singer, 3: BRIM}))
    table.run(ATTACK_PHASE).choose("Rook").answer(words.FRONTAL)
    assert (table.turned("Aria"), table.turned("Brim")) == ("standing", "reversed")


def test_the_turn_players_replacement_comes_first_and_great_performance_last_8_10_2_4() -> None:
    """W33."""
    archer = character(
        "Archer", power=4000, abilities=[{"kind": "cont", "gives": {"gets": "may attack the back stage"}}]
    )
    singer = character("Aria", power=500, abilities=[{"great_performance": True}])
    table = Table(Zones(stage={1: archer}), Zones(stage={2: singer, 3: BRIM, 4: character("Behind")}))
    table.run(ATTACK_PHASE).choose("Archer").answer(words.SIDE)
    assert table.asks == (P, "back stage")
    table.choose("Behind")
    assert table.turned("Aria") == "reversed"
    assert table.turned("Behind") == "standing"


def brainstorm(count: int) -> dict[str, object]:
    return {
        "kind": "act",
        "keyword": "brainstorm",
        "cost": [{"turn": "this", "to": "rested"}],
        "do": [{"flip": count, "as": "flipped"}, {"use": "brainstorm"}],
    }


def test_a_refresh_in_the_middle_of_a_brainstorm_leaves_the_flipped_cards_10_7_3() -> None:
    """W34."""
    thinker = character("Sage", abilities=[brainstorm(4)])
    table = Table(Zones(stage={1: thinker}, deck=[climax("Dawn"), blank()], waiting_room=6))
    table.run(MAIN_PHASE).answer(words.ACTIVATE + words.MOST_ABILITIES * table.card("Sage"))
    assert table.count(P, "waiting_room") == 4
    assert "Dawn" in table.zone(P, "waiting_room")
    assert table.count(P, "clock") == 1
    assert table.count(P, "deck") == 3


def test_change_exchanges_with_a_character_of_the_waiting_room_10_8_1() -> None:
    change = {
        "kind": "auto",
        "keyword": "change",
        "when": {"at": "climax phase"},
        "cost": [{"stock": 1}],
        "do": [
            {"choose": {"zone": "waiting_room", "name": "After"}, "as": "new"},
            {"exchange": "this", "with": "new"},
            {"use": "change"},
        ],
    }
    table = Table(Zones(stage={3: character("Before", abilities=[change])}, waiting_room=[character("After")], stock=1))
    table.turn_card("Before", "rested").give_soul("Before", 1)
    table.run(CLIMAX_PHASE).accept()
    assert table.stage(P) == {3: "After"}
    assert table.turned("After") == "standing"
    assert "Before" in table.zone(P, "waiting_room")
    assert table.soul("After") == 1  # 3.1.4: what held for the other card does not hold for it


def test_shift_changes_a_card_of_the_clock_for_one_of_its_colour_10_11_2() -> None:
    shift = character("Swift", colour="blue", abilities=[{"shift": 1}])
    hand = [character("Red"), character("Blue", colour="blue")]
    table = Table(Zones(clock=[blank(), shift, blank()], hand=hand, level=1)).run(MAIN_PHASE)
    assert table.asks == (P, "may")
    table.accept()
    assert table.zone(P, "clock") == ["Blank", "Blue", "Blank"]
    assert table.zone(P, "hand") == ["Red", "Swift"]


def test_shift_is_not_asked_without_the_level_or_a_card_of_its_colour_10_11_3_2() -> None:
    shift = character("Swift", colour="blue", abilities=[{"shift": 1}])
    blue = [character("Blue", colour="blue")]
    assert Table(Zones(clock=[shift], hand=blue)).run(MAIN_PHASE).asks == (P, "main")
    assert Table(Zones(clock=[shift], hand=[character("Red")], level=1)).run(MAIN_PHASE).asks == (P, "main")
