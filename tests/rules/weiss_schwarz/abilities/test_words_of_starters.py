"""Words that the starter cards brought into programs, each at work once."""

from typing import Any

import pytest

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.fields import ProgramError
from rules.games.weiss_schwarz.abilities.reading import read_ability
from rules.games.weiss_schwarz.attack import ATTACK_PHASE
from rules.games.weiss_schwarz.playing import MAIN_PHASE
from rules.games.weiss_schwarz.trigger_icons import ICON_ACTIONS
from rules.games.weiss_schwarz.turn import CLIMAX_PHASE
from tests.rules.weiss_schwarz.abilities.test_programs import cast
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, blank, character, climax

Program = dict[str, Any]
DECK = ["One", "Two", "Three", "Four"]


def deck() -> Zones:
    return Zones(deck=[character(name) for name in DECK])


PICK: list[Program] = [
    {"look": 3, "up_to": True, "as": "seen"},
    {"put": {"choose": {"among": "seen"}, "up_to": True}, "in": "hand"},
    {"put": "seen", "in": "waiting_room"},
]


def test_looking_at_up_to_so_many_cards_may_end_before_each_3_2_3_1() -> None:
    table = cast(PICK, deck()).accept().accept().decline()
    assert table.options == ["One", "Two"]
    table.choose("Two")
    assert (table.zone(P, "hand"), table.zone(P, "deck")) == (["Two"], ["Three", "Four"])
    assert table.zone(P, "waiting_room") == ["One", "Spell"]


def test_looking_at_up_to_so_many_cards_may_end_before_the_first_3_2_3_1_1() -> None:
    table = cast(PICK, deck()).decline()
    assert table.zone(P, "deck") == DECK
    assert table.is_done


def test_looking_ends_with_the_deck_and_nothing_refreshes_3_2_3_3() -> None:
    table = cast([{"look": 3, "up_to": True, "as": "seen"}], Zones(deck=2, waiting_room=3)).accept().accept()
    assert (table.is_done, table.count(P, "deck"), table.count(P, "clock")) == (True, 2, 0)


def test_up_to_so_many_cards_of_the_opponents_deck_do_not_ask_about_ones_own() -> None:
    look = {"look": 2, "up_to": True, "of": "opponent's", "as": "seen"}
    table = cast([look, {"put": "seen", "in": "waiting_room"}], Zones(deck=0, waiting_room=1), deck())
    table.accept().decline()
    assert table.zone(Q, "waiting_room") == ["One"]


def test_how_often_something_is_repeated_is_counted_once() -> None:
    """The climaxes that were flipped over count, whatever becomes of them meanwhile."""
    take = {"put": {"choose": {"zone": "waiting_room", "type": "climax"}}, "in": "hand"}
    times = {"count": {"among": "flipped", "type": "climax"}}
    pile = [climax("Dawn"), climax("Dusk"), blank(), blank()]
    table = cast([{"flip": 3, "as": "flipped"}, {"repeat": times, "do": [take]}], Zones(deck=pile))
    table.choose("Dusk")
    assert table.zone(P, "hand") == ["Dusk", "Dawn"]
    assert cast([{"repeat": 0, "do": [{"draw": 1}]}, {"draw": 2}]).count(P, "hand") == 2


def test_what_is_printed_on_a_card_is_known_after_a_refresh_took_it_along_8_11_1() -> None:
    milled: Program = {"among": "milled", "even_if_moved": True, "type": "climax"}
    actions: list[Program] = [
        {"top": 1, "in": "waiting_room", "as": "milled"},
        {"if": {"there_are": milled}, "then": [{"draw": 1}]},
    ]
    table = cast(actions, Zones(deck=[climax("Dawn")], waiting_room=3))
    assert (table.count(P, "clock"), table.count(P, "hand")) == (1, 1)
    assert cast(actions, Zones(deck=[blank()], waiting_room=3)).count(P, "hand") == 0


def test_cards_of_a_zone_count_beyond_a_number() -> None:
    gives = {"power": {"cards_in": "clock", "whose": "opponent's", "beyond": 3, "each": 500}}
    rook = character("Rook", power=2000, abilities=[{"kind": "cont", "gives": gives}])
    powers = [Table(Zones(stage={1: rook}), Zones(clock=clock)).power("Rook") for clock in (0, 3, 4, 6)]
    assert powers == [2000, 2000, 2500, 3500]


def test_a_number_goes_by_another_number_of_each_changed_card() -> None:
    lamp = character(
        "Lamp", abilities=[{"assist": {"cards": {"place": "in front"}, "power": {"its": "level", "each": 500}}}]
    )
    table = Table(Zones(stage={1: character("Two", level=2), 2: character("Three", level=3), 4: lamp}))
    assert (table.power("Two"), table.power("Three"), table.power("Lamp")) == (2000, 2500, 1000)


def test_the_level_that_an_effect_gives_comes_before_the_power_that_goes_by_it_8_9_1_4() -> None:
    """The later of two effects comes first where the other depends on it."""
    lamp = character(
        "Lamp", abilities=[{"assist": {"cards": {"place": "in front"}, "power": {"its": "level", "each": 500}}}]
    )
    higher = {"kind": "cont", "gives": {"cards": {"name": "Two"}, "level": 1}}
    table = Table(Zones(stage={1: character("Two", level=2), 4: lamp, 5: character("Step", abilities=[higher])}))
    assert table.power("Two") == 2500


def test_a_number_by_its_own_is_for_cards_that_are_there() -> None:
    give = {"give": {"zone": "hand"}, "level": {"its": "cost", "each": 1}, "later_too": True}
    with pytest.raises(ProgramError, match="'its' is for cards that are there"):
        read_ability({"kind": "act", "do": [give]})


REVENGE: Program = {
    "kind": "auto",
    "when": {"becomes_reversed": "this"},
    "if": {"there_are": {"among": "by", "level": {"most": 0}}},
    "do": [{"may": [{"turn": "by", "to": "reversed"}]}],
}


@pytest.mark.parametrize(("level", "turned"), [(0, "reversed"), (1, "rested")])
def test_the_battle_opponent_of_a_reversed_character_7_2_1_5_1(level: int, turned: str) -> None:
    dog = character("Dog", power=500, abilities=[REVENGE])
    table = Table(Zones(stage={2: character("Rook", level=level, power=2000)}), Zones(stage={2: dog}))
    table.run(ATTACK_PHASE).choose("Rook").answer(words.FRONTAL)
    if table.asks == (Q, "may"):
        table.accept()
    assert (table.turned("Dog"), table.turned("Rook")) == ("reversed", turned)


def attack_with_reversal(kind: int) -> Table:
    """Rook attacks and reverses what it faces at once, which counts only in battle."""
    wins = {"kind": "auto", "when": {"becomes_reversed": {"whose": "opponent's"}, "by": "this"}, "do": [{"draw": 1}]}
    faced: Program = {"choose": {"whose": "opponent's", "place": "facing"}}
    strikes = {"kind": "auto", "when": {"attacks": "this"}, "do": [{"turn": faced, "to": "reversed"}]}
    rook = character("Rook", power=500, abilities=[wins, strikes])
    table = Table(Zones(stage={2: rook}), Zones(stage={2: character("Brim", power=2000)}))
    return table.run(ATTACK_PHASE).choose("Rook").answer(kind)


def test_a_character_attacked_from_the_side_is_in_no_battle_7_2_1_5_2() -> None:
    assert attack_with_reversal(words.FRONTAL).count(P, "hand") == 1
    table = attack_with_reversal(words.SIDE)
    assert table.turned("Brim") == "reversed"
    assert table.count(P, "hand") == 0


def in_battle(kind: int) -> int:
    """The power that one's characters in battle have behind a trigger step, where each got a thousand more."""
    gives = {"give": {"zone": "stage", "is": "in battle"}, "power": 1000}
    rook = character("Rook", power=2000, abilities=[{"kind": "auto", "when": {"at": "trigger step"}, "do": [gives]}])
    table = Table(Zones(stage={2: rook, 4: character("Behind")}), Zones(stage={2: character("Brim", power=9000)}))
    table.run(ATTACK_PHASE).choose("Rook").answer(kind)
    assert table.power("Behind") == 1000
    return table.power("Rook")


def test_only_a_frontal_attack_is_a_battle_7_2_1_5_1() -> None:
    assert (in_battle(words.FRONTAL), in_battle(words.SIDE)) == (3000, 2000)


def test_the_end_of_an_attack_is_that_of_its_attacker() -> None:
    """7.6.1.5: nothing stands by at the end of somebody else's."""
    draws = {"kind": "auto", "when": {"at": "end of attack", "of": "this"}, "do": [{"draw": 1}]}
    both = {1: character("Rook", abilities=[draws]), 2: character("Wren")}
    table = Table(Zones(stage=both)).run(ATTACK_PHASE).choose("Wren")
    assert table.count(P, "hand") == 0
    assert table.choose("Rook").count(P, "hand") == 1


def test_only_the_attacker_itself_sunders_at_the_end_of_its_attack_10_15_2() -> None:
    twin = character("Twin", abilities=[{"sunder": "Half", "cost": [{"stock": 1}]}])
    table = Table(Zones(stage={1: twin, 2: character("Wren")}, hand=[character("Half")], stock=1))
    table.game.take_out(table.card("Half"))
    table.game.put_into_markers(P, table.card("Half"), 0)
    table.run(ATTACK_PHASE).choose("Wren")
    assert table.asks == (P, "attacker")
    table.choose("Twin")
    assert table.asks == (P, "pay")
    table.accept().place(3)
    assert table.stage(P) == {2: "Wren", 3: "Half"}


FLEES = {
    "kind": "auto",
    "when": {"at": "attack phase"},
    "do": [{"may": [{"move": "this", "to": "an empty place of the centre with a character facing it"}]}],
}


def test_moving_to_an_empty_place_that_a_character_faces() -> None:
    table = Table(Zones(stage={4: character("Scout", abilities=[FLEES])}), Zones(stage={1: blank(), 5: blank()}))
    table.run(ATTACK_PHASE).accept()
    assert table.request.options == [2]
    table.place(3)
    assert table.stage(P) == {3: "Scout"}


def test_moving_is_not_asked_where_there_is_no_such_place_8_6_4() -> None:
    table = Table(Zones(stage={4: character("Scout", abilities=[FLEES]), 3: blank()}), Zones(stage={1: blank()}))
    table.run(ATTACK_PHASE)
    assert table.asks == (P, "attacker")


def test_a_character_that_cannot_be_chosen_is_no_option_of_a_return_icon_4_12_1() -> None:
    safe = character("Safe", abilities=[{"kind": "cont", "gives": {"cannot": "be chosen"}}])
    table = Table(q=Zones(stage={1: safe, 2: character("Brim")})).run(ICON_ACTIONS[1])
    assert table.options == ["Brim"]


def test_a_shield_is_against_characters_and_not_against_a_climax_1_3_3() -> None:
    burns = {"kind": "auto", "when": {"put": "this", "to": "climax_area"}, "do": [{"damage": 3}]}
    table = Table(Zones(hand=[climax("Noon", abilities=[burns])], clock=[character("Brim")]))
    table.game.shields += ((Q, 2),)
    table.run(CLIMAX_PHASE).choose("Noon")
    assert table.count(Q, "clock") == 3


def test_a_backup_used_is_seen_by_the_card_itself_where_it_went_10_5_3() -> None:
    used = {"kind": "auto", "in": "waiting_room", "when": {"uses": "backup", "by": "this"}, "do": [{"draw": 1}]}
    aide = character(
        "Aide", abilities=[{"backup": 1000, "level": 0, "cost": [{"put": "this", "in": "waiting_room"}]}, used]
    )
    zones = Zones(stage={2: character("Brim", power=3000)}, hand=[aide])
    table = Table(Zones(stage={2: character("Rook", power=2000)}), zones).run(ATTACK_PHASE)
    table.choose("Rook").answer(words.FRONTAL)
    table.answer(table.request.options[1])
    assert (table.zone(Q, "waiting_room"), table.count(Q, "hand")) == (["Aide"], 1)


def test_a_fusion_takes_its_parts_as_markers_and_sunder_parts_them_10_14_10_15() -> None:
    fusion: Program = {
        "kind": "act",
        "keyword": "fusion",
        "cost": [{"under": {"choose": {"zone": "stage", "name": "Kite"}}}],
        "do": [
            {"choose": {"zone": "deck", "name": "Both"}, "up_to": True, "as": "new"},
            {"stack": "new"},
            {"shuffle": "yours"},
        ],
    }
    flier = character("Flier", abilities=[fusion])
    both = character("Both", abilities=[{"sunder": "Flier", "cost": []}])
    table = Table(Zones(stage={1: flier, 4: character("Kite")}, deck=[blank(), both, blank(), blank()]))
    table.run(MAIN_PHASE).answer(words.ACTIVATE + words.MOST_ABILITIES * table.card("Flier")).choose("Both", "Kite")
    assert table.stage(P) == {1: "Both"}
    assert [table.game.specs[card].name for card in table.game.sides[P].markers[0]] == ["Kite", "Flier"]
    table.run(ATTACK_PHASE).choose("Both", "Kite").place(2)
    assert table.stage(P) == {2: "Flier"}
    assert [table.game.specs[card].name for card in table.game.sides[P].markers[1]] == ["Kite", "Both"]
