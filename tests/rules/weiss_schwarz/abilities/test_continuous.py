"""8.9: what is printed, then what is no value, then values; dependency before time."""

from typing import Any

import pytest

from rules.games.weiss_schwarz.check_timing import CHECK_TIMING
from rules.games.weiss_schwarz.encore_step import ENCORE_STEP
from rules.games.weiss_schwarz.playing import MAIN_PHASE
from rules.games.weiss_schwarz.turn import END_PHASE
from tests.rules.weiss_schwarz.play.board import P, Table, Zones, character, event

Program = dict[str, Any]


def cont(gives: Program, condition: Program | None = None) -> Program:
    return {"kind": "cont", "gives": gives} | ({"if": condition} if condition else {})


def all_yours(**change: Any) -> Program:
    return cont({"cards": {"zone": "stage"}, **change})


def spell(*actions: Program) -> dict[str, Any]:
    return {"do": list(actions)}


def test_a_continuous_effect_is_applied_once_and_not_again_8_9_1_3() -> None:
    """W29: 3,000 becomes 3,500, and that is the end of it."""
    lamp = character(
        "Lamp", abilities=[{"assist": {"cards": {"place": "in front", "power": {"most": 3000}}, "power": 500}}]
    )
    table = Table(Zones(stage={1: character("Brim", power=3000), 4: lamp}))
    assert table.power("Brim") == 3500


def test_the_later_effect_holds_where_both_are_values_8_9_1_5() -> None:
    """W30: set to 0 by an event behind an assist, and away at the check timing."""
    fall = event("Fall", text=spell({"give": {"choose": {"zone": "stage", "name": "Brim"}}, "set_power": 0}))
    lamp = character("Lamp", abilities=[{"assist": {"cards": {"place": "in front"}, "power": 500}}])
    table = Table(Zones(stage={1: character("Brim", power=3000), 4: lamp}, hand=[fall])).run(MAIN_PHASE)
    assert table.power("Brim") == 3500
    table.choose("Fall")
    assert table.zone(P, "waiting_room") == ["Fall", "Brim"]


@pytest.mark.parametrize("order", [(4, 5), (5, 4)])
def test_an_effect_that_depends_on_another_comes_behind_it_8_9_1_4(order: tuple[int, int]) -> None:
    """Whichever was placed first: the trait is given before it is asked for."""
    corps = character("Banner", abilities=[{"assist": {"cards": {"place": "in front"}, "trait": "Corps"}}])
    drill = character(
        "Drill",
        abilities=[
            {"assist": {"cards": {"place": "in front", "trait": "Corps"}, "ability": {"encore": [{"stock": 1}]}}}
        ],
    )
    table = Table(Zones(stage={2: character("Brim"), order[0]: corps, order[1]: drill}))
    for time, position in enumerate((4, 5), 1):
        card = table.game.sides[P].stage[position - 1]
        table.game.incarnation[card] = time
    table.game.is_stale = True
    assert len(table.game.abilities(table.card("Brim"))) == 2


def test_a_granted_encore_is_there_when_the_card_leaves_8_7_4_1_2() -> None:
    drill = character(
        "Drill", abilities=[{"assist": {"cards": {"place": "in front"}, "ability": {"encore": [{"stock": 1}]}}}]
    )
    table = Table(Zones(stage={1: character("Brim"), 4: drill}, stock=1))
    table.turn_card("Brim", "reversed").run(ENCORE_STEP)
    assert table.asks == (P, "automatic ability")


def test_cards_that_come_later_are_not_among_them_8_9_2() -> None:
    """W32."""
    rally = event("Rally", text=spell({"give": {"zone": "stage"}, "power": 1000}))
    hand = [rally, character("Late", power=3000)]
    table = Table(Zones(stage={1: character("Early", power=3000)}, hand=hand)).run(MAIN_PHASE)
    table.choose("Rally", "Late").place(2)
    assert (table.power("Early"), table.power("Late")) == (4000, 3000)


def test_what_a_continuous_ability_says_of_all_holds_for_the_one_that_comes_8_9_3() -> None:
    hall = character("Hall", abilities=[all_yours(power=1000)])
    table = Table(Zones(stage={5: hall}, hand=[character("Late", power=3000)])).run(MAIN_PHASE)
    table.choose("Late").place(1)
    assert table.power("Late") == 4000


def test_an_entering_card_is_seen_with_what_holds_there_8_9_3_1() -> None:
    hall = character("Hall", abilities=[all_yours(trait="Corps")])
    watch = {
        "kind": "auto",
        "when": {"placed": {"trait": "Corps", "is": "other"}},
        "do": [{"draw": 1}],
    }
    table = Table(Zones(stage={5: hall, 4: character("Watch", abilities=[watch])}, hand=[character("Late")]))
    table.run(MAIN_PHASE).choose("Late").place(1)
    assert table.count(P, "hand") == 1


def test_a_moved_character_keeps_what_it_has_3_1_4() -> None:
    rally = event("Rally", text=spell({"give": {"zone": "stage"}, "power": 1000}))
    table = Table(Zones(stage={1: character("Brim")}, hand=[rally])).run(MAIN_PHASE)
    table.choose("Rally").exchange(1, 3)
    assert table.power("Brim") == 2000


def test_what_holds_until_end_of_turn_ends_then_and_what_holds_longer_stays_6_8_1_4() -> None:
    short = {"give": {"zone": "stage", "name": "Brim"}, "power": 500}
    rally = event("Rally", text=spell(short, {"give": {"zone": "stage"}, "power": 1000, "until": "end of next turn"}))
    table = Table(Zones(stage={1: character("Brim")}, hand=[rally])).run(MAIN_PHASE).choose("Rally")
    assert table.power("Brim") == 2500
    table.decline().run(END_PHASE)
    assert table.power("Brim") == 2000


def test_an_effect_that_is_inactive_does_nothing_8_3_2() -> None:
    proud = character("Proud", abilities=[cont({"power": 2000}, {"number": {"cards_in": "hand"}, "most": 0})])
    table = Table(Zones(stage={1: proud}, hand=[character("Any", level=3)]))
    assert table.power("Proud") == 1000
    assert Table(Zones(stage={1: proud})).power("Proud") == 3000


def test_an_amount_for_each_is_worked_out_now_8_9_1() -> None:
    each = {"count": {"zone": "stage", "is": "other"}, "each": 500}
    lead = character("Lead", abilities=[cont({"power": each})])
    table = Table(Zones(stage={1: lead, 2: character("A"), 3: character("B")}))
    assert table.power("Lead") == 2000


def test_a_level_in_hand_is_another_one_only_there_8_9_3() -> None:
    """A red level 1 that is one level lower in hand needs no red; on the stage it is level 1 again."""
    early = character(
        "Early",
        level=1,
        abilities=[{"kind": "cont", "in": "hand", "gives": {"cards": {"zone": "hand", "is": "this"}, "level": -1}}],
    )
    table = Table(Zones(hand=[early], clock=1)).run(MAIN_PHASE)
    assert table.options == ["Early"]
    table.choose("Early").place(1)
    assert table.game.level(table.card("Early")) == 1


def test_a_character_that_lost_its_abilities_has_none_of_them_8_9_1_2() -> None:
    hall = character("Hall", abilities=[all_yours(power=1000)])
    hush = event("Hush", text=spell({"give": {"choose": {"zone": "stage", "name": "Hall"}}, "lose": "all abilities"}))
    table = Table(Zones(stage={1: character("Brim"), 5: hall}, hand=[hush])).run(MAIN_PHASE)
    assert table.power("Brim") == 2000
    table.choose("Hush")
    assert table.power("Brim") == 1000


def test_power_that_falls_to_nothing_takes_the_character_away_9_5_1() -> None:
    """W23."""
    fall = event("Fall", text=spell({"give": {"choose": {"zone": "stage"}}, "power": -3000}))
    table = Table(Zones(stage={1: character("Brim", power=2500)}, hand=[fall])).run(MAIN_PHASE).choose("Fall")
    assert table.stage(P) == {}
    table.run(CHECK_TIMING)
