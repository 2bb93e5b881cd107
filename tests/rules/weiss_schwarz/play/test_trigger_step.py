"""7.3: the trigger step, and what each trigger icon does (4.12.2)."""

import pytest

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.attack import ATTACK_PHASE
from rules.games.weiss_schwarz.check_timing import CHECK_TIMING
from rules.games.weiss_schwarz.damage import DAMAGE_PROCESS
from rules.games.weiss_schwarz.specs import GATE, SHOT, SOUL, STANDBY, TREASURE, CardSpec
from rules.games.weiss_schwarz.trigger_icons import ICON_ACTIONS
from rules.games.weiss_schwarz.turn import END_PHASE
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, blank, character, climax

WAITING = [character("Anchor", trigger="soul"), climax("Dawn"), character("Buoy", level=1), character("Crest", level=3)]
WITH_CREST = ["Anchor", "Buoy", "Crest"]


def attack(trigger: str, p: Zones | None = None, q: Zones | None = None, *, soul: int = 1) -> Table:
    """A direct attack of Rook, in the middle, that reveals a climax named Flare with these icons."""
    mine = p or Zones()
    mine.stage = {**mine.stage, 2: character("Rook", soul=soul)}
    mine.deck = [climax("Flare", trigger), character("Next"), *(blank() for _ in range(8))]
    return Table(mine, q or Zones(deck=30)).run(ATTACK_PHASE).choose("Rook")


def test_the_top_card_is_revealed_and_goes_to_the_stock_7_3_1_2_3() -> None:
    table = attack("")
    assert table.zone(P, "stock") == ["Flare"]
    assert table.zone(P, "deck")[0] == "Next"
    assert table.count(P, "resolution") == 0


def test_the_revealed_card_lies_in_the_resolution_zone_while_icons_are_performed_7_3_1_2() -> None:
    table = attack("draw")
    assert table.zone(P, "resolution") == ["Flare"]


def test_a_climax_revealed_by_a_trigger_check_cancels_nothing_4_10_2() -> None:
    assert attack("").count(Q, "clock") == 2


def test_the_other_player_checks_no_trigger_7_3_1_2() -> None:
    assert attack("").count(Q, "stock") == 0


# One test and more for each icon.


def test_a_soul_icon_adds_one_soul_until_end_of_turn_4_12_2_2() -> None:
    table = attack("soul")
    assert table.soul("Rook") == 3  # 1, a direct attack, the icon
    assert table.count(Q, "clock") == 3
    assert table.run(END_PHASE).soul("Rook") == 1


def test_two_soul_icons_add_two_and_nobody_is_asked_for_their_order_4_12_2_2() -> None:
    table = attack("soul soul")
    assert table.soul("Rook") == 4
    assert table.is_done


def test_a_return_icon_returns_one_character_of_the_opponent_to_hand_4_12_2_3() -> None:
    opposing = {1: character("Wren"), 4: character("Owl")}
    table = attack("return", Zones(stage={5: character("Mine")}), Zones(deck=30, stage=opposing))
    assert table.asks == (P, "icon: card")
    assert table.options == ["Wren", "Owl"]
    table.choose("Owl")
    assert table.stage(Q) == {1: "Wren"}
    assert table.zone(Q, "hand") == ["Owl"]
    assert table.count(Q, "waiting_room") == 0


def test_a_return_icon_may_be_declined_and_is_not_asked_without_a_character_4_12_2_3() -> None:
    table = attack("return", q=Zones(deck=30, stage={1: character("Wren")})).decline()
    assert table.stage(Q) == {1: "Wren"}
    assert attack("return").is_done


def test_a_character_returned_to_hand_has_no_encore_10_2_1() -> None:
    table = attack("return", q=Zones(deck=30, stock=3, stage={1: character("Wren")})).choose("Wren")
    assert table.is_done
    assert table.count(Q, "stock") == 3


def test_a_pool_icon_may_put_the_top_card_into_the_stock_4_12_2_4() -> None:
    table = attack("pool")
    assert table.asks == (P, "icon: do it")
    table.accept()
    assert table.zone(P, "stock") == ["Flare", "Next"]  # the revealed card comes last: it is on top
    assert attack("pool").decline().zone(P, "stock") == ["Flare"]


def test_a_comeback_icon_returns_a_character_from_the_waiting_room_4_12_2_5() -> None:
    table = attack("comeback", Zones(waiting_room=WAITING))
    assert table.options == ["Anchor", "Buoy", "Crest"]
    table.choose("Crest")
    assert table.zone(P, "hand") == ["Crest"]
    assert table.zone(P, "waiting_room") == ["Anchor", "Dawn", "Buoy"]


def test_a_comeback_icon_may_be_declined_and_is_not_asked_without_a_character_4_12_2_5() -> None:
    assert attack("comeback", Zones(waiting_room=WAITING)).decline().count(P, "hand") == 0
    assert attack("comeback", Zones(waiting_room=[climax("Dawn")])).is_done


def test_a_draw_icon_may_draw_a_card_4_12_2_6() -> None:
    assert attack("draw").accept().zone(P, "hand") == ["Next"]
    assert attack("draw").decline().zone(P, "hand") == []


def test_a_shot_icon_deals_one_damage_when_the_attack_is_cancelled_4_12_2_7() -> None:
    deck = [blank(), climax("Dawn"), character("Hit"), *(blank() for _ in range(5))]
    table = attack("shot", q=Zones(deck=deck))
    assert table.happened(words.CANCELLED) == [("4.10.1.2", Q, 2, 2)]
    assert table.zone(Q, "clock") == ["Hit"]


def test_the_damage_of_a_shot_icon_can_be_cancelled_too_4_12_2_7() -> None:
    deck = [climax("Dawn"), climax("Dusk"), *(blank() for _ in range(5))]
    table = attack("shot", q=Zones(deck=deck))
    assert table.zone(Q, "waiting_room") == ["Dawn", "Dusk"]
    assert table.count(Q, "clock") == 0


def test_a_shot_icon_does_nothing_when_the_attack_is_not_cancelled_4_12_2_7() -> None:
    table = attack("shot")
    assert table.count(Q, "clock") == 2
    assert table.game.timed == ()


def test_a_shot_icon_is_for_this_attacker_alone_4_12_2_7() -> None:
    """Rook's damage uses it up; the cancelled damage of another attacker deals none."""
    deck = [blank(), blank(), climax("Dawn"), *(blank() for _ in range(5))]
    table = attack("shot", Zones(stage={1: character("Wren")}), Zones(deck=deck)).choose("Wren")
    assert len(table.happened(words.CANCELLED)) == 1
    assert table.count(Q, "clock") == 2


def after_shot(deck: list[CardSpec]) -> Table:
    """Rook attacks and has triggered a shot icon; Q has this deck."""
    table = Table(Zones(stage={2: character("Rook")}), Zones(deck=deck))
    table.game.attacker = table.card("Rook")
    return table.run(ICON_ACTIONS[SHOT])


def deal_one(table: Table) -> Table:
    """Rook deals one damage, and a check timing follows."""
    return table.run(DAMAGE_PROCESS, Q, card=table.card("Rook"), number=1).run(CHECK_TIMING)


def test_a_shot_is_used_up_by_the_next_damage_even_if_that_is_not_cancelled_4_12_2_7_1() -> None:
    """W17: an effect of the attacker deals damage before the damage step."""
    table = after_shot([character("Hit"), climax("Dawn"), blank(), blank()])
    deal_one(deal_one(table))
    assert table.zone(Q, "waiting_room") == ["Dawn"]
    assert table.zone(Q, "clock") == ["Hit"]


def test_a_shot_answers_the_next_damage_and_none_later_4_12_2_7_1() -> None:
    """W17."""
    table = after_shot([climax("Dawn"), character("Shot"), climax("Dusk"), blank(), blank()])
    deal_one(deal_one(table))
    assert table.zone(Q, "waiting_room") == ["Dawn", "Dusk"]
    assert table.zone(Q, "clock") == ["Shot"]


def test_each_shot_icon_answers_the_same_cancelled_damage_8_7_2_1() -> None:
    table = after_shot([climax("Dawn"), blank(), blank(), blank()]).run(ICON_ACTIONS[SHOT])
    deal_one(table)
    assert table.asks == (P, "automatic ability")
    assert table.answer(0).count(Q, "clock") == 2


def test_the_damage_of_a_shot_is_not_dealt_by_the_attacker_4_11_1_2() -> None:
    """The second shot icon, performed later, does not watch the damage of the first."""
    table = after_shot([climax("Dawn"), climax("Dusk"), blank(), blank()])
    table.run(DAMAGE_PROCESS, Q, card=table.card("Rook"), number=1)
    table.run(ICON_ACTIONS[SHOT]).run(CHECK_TIMING)
    assert table.zone(Q, "waiting_room") == ["Dawn", "Dusk"]
    assert table.count(Q, "clock") == 0
    assert len(table.game.timed) == 1


def test_a_shot_answers_damage_to_its_own_master_with_damage_to_the_opponent_4_12_2_7_2() -> None:
    table = after_shot([character("Shot"), blank()])
    own = table.game.sides[P].deck[-1]
    table.game.specs[own] = climax("Dawn")
    table.run(DAMAGE_PROCESS, P, card=table.card("Rook"), number=1).run(CHECK_TIMING)
    assert table.zone(P, "waiting_room") == ["Dawn"]
    assert table.zone(Q, "clock") == ["Shot"]
    assert table.count(P, "clock") == 0


def test_a_treasure_returns_to_hand_and_not_to_the_stock_4_12_2_8_1() -> None:
    """W16: returning it is mandatory, the top card is optional."""
    table = attack("treasure")
    assert table.zone(P, "hand") == ["Flare"]
    assert table.asks == (P, "icon: do it")
    assert table.accept().zone(P, "stock") == ["Next"]
    declined = attack("treasure").decline()
    assert declined.zone(P, "hand") == ["Flare"]
    assert declined.zone(P, "stock") == []


def test_a_gate_icon_returns_a_climax_from_the_waiting_room_4_12_2_9() -> None:
    table = attack("gate", Zones(waiting_room=WAITING))
    assert table.options == ["Dawn"]
    assert table.may_decline
    assert table.choose("Dawn").zone(P, "hand") == ["Dawn"]
    assert attack("gate", Zones(waiting_room=[character("Anchor")])).is_done


@pytest.mark.parametrize(("level", "names"), [(0, ["Anchor", "Buoy"]), (1, ["Anchor", "Buoy"]), (2, WITH_CREST)])
def test_a_standby_icon_takes_characters_up_to_ones_own_level_and_one_4_12_2_10(level: int, names: list[str]) -> None:
    assert attack("standby", Zones(waiting_room=WAITING, level=level)).options == names


def test_a_standby_icon_puts_the_character_rested_on_any_position_4_12_2_10() -> None:
    table = attack("standby", Zones(waiting_room=WAITING)).choose("Buoy")
    assert table.asks == (P, "position")
    assert table.options == [0, 1, 2, 3, 4]
    table.place(4)
    assert table.stage(P) == {2: "Rook", 4: "Buoy"}
    assert table.turned("Buoy") == "rested"


def test_a_standby_icon_may_be_declined_4_12_2_10() -> None:
    assert attack("standby", Zones(waiting_room=WAITING)).decline().stage(P) == {2: "Rook"}


def test_a_character_put_over_another_stays_with_it_until_the_check_timing_4_12_2_10_1_9_6_2() -> None:
    """W18: the soul icon performed after it still finds the attacker below."""
    table = attack("standby soul", Zones(waiting_room=WAITING), Zones(deck=30)).answer(STANDBY).choose("Buoy").place(2)
    assert table.stage(P) == {2: "Buoy"}
    assert "Rook" in table.zone(P, "waiting_room")
    assert table.count(Q, "clock") == 0  # 7.5.1.2.2
    assert table.happened(words.TO_WAITING_ROOM) == [("9.6.2", P, table.card("Rook"), 1)]


def test_the_character_below_can_be_saved_by_its_encore_and_then_the_other_is_the_older_one_4_12_2_10_1() -> None:
    """W18, W22."""
    table = attack("standby", Zones(waiting_room=WAITING, stock=3)).choose("Buoy").place(2)
    assert table.asks == (P, "pay")
    table.accept()
    assert table.stage(P) == {2: "Rook"}
    assert table.turned("Rook") == "rested"
    assert "Buoy" in table.zone(P, "waiting_room")
    assert table.count(Q, "clock") == 0  # it is a new card, which is not attacking


def test_a_choice_icon_takes_a_character_with_a_soul_icon_to_hand_or_stock_4_12_2_11() -> None:
    table = attack("choice", Zones(waiting_room=WAITING))
    assert table.options == ["Anchor"]
    table.choose("Anchor")
    assert table.asks == (P, "icon: zone")
    assert table.answer(0).zone(P, "hand") == ["Anchor"]
    stocked = attack("choice", Zones(waiting_room=WAITING)).choose("Anchor").answer(1)
    assert stocked.zone(P, "stock") == ["Flare", "Anchor"]


def test_a_choice_icon_may_be_declined_and_is_not_asked_without_such_a_character_4_12_2_11() -> None:
    assert attack("choice", Zones(waiting_room=WAITING)).decline().count(P, "hand") == 0
    assert attack("choice", Zones(waiting_room=[character("Buoy"), climax("Dawn", "soul")])).is_done


# Several icons.


@pytest.mark.parametrize("first", [GATE, SOUL])
def test_several_icons_are_performed_in_any_order_7_3_1_2_1(first: int) -> None:
    table = attack("soul gate", Zones(waiting_room=WAITING))
    assert table.asks == (P, "icon")
    assert table.options == [SOUL, GATE]
    assert not table.may_decline
    table.answer(first).choose("Dawn")
    assert table.happened(words.ICON_DONE)[0][2] == first
    assert table.soul("Rook") == 3
    assert table.zone(P, "hand") == ["Dawn"]


def test_each_icon_is_offered_once_however_often_it_is_printed_7_3_1_2_1() -> None:
    table = attack("soul soul shot")
    assert table.options == [SOUL, SHOT]
    table.answer(SOUL)
    assert table.options == [SOUL, SHOT]
    table.answer(SHOT)
    assert table.soul("Rook") == 4


def test_a_treasure_that_went_to_hand_does_not_stop_the_other_icons_7_3_1_2_2() -> None:
    table = attack("treasure soul").answer(TREASURE).decline()
    assert table.soul("Rook") == 3
    assert table.zone(P, "hand") == ["Flare"]
    assert table.zone(P, "stock") == []


def test_a_character_with_an_icon_triggers_like_a_climax_7_3_1_2() -> None:
    mine = Zones(deck=[character("Anchor", trigger="soul"), blank()], stage={2: character("Rook")})
    table = Table(mine).run(ATTACK_PHASE).choose("Rook")
    assert table.soul("Rook") == 3
    assert table.zone(P, "stock") == ["Anchor"]


# The last card of the deck.


def test_revealing_the_last_card_refreshes_at_once_without_it_9_1_2_1() -> None:
    """The card in the resolution zone is not shuffled in; the icon finds an empty waiting room."""
    mine = Zones(deck=[climax("Flare", "gate")], waiting_room=[climax("Dawn"), *(blank() for _ in range(4))])
    mine.stage = {2: character("Rook")}
    table = Table(mine, Zones(deck=30)).run(ATTACK_PHASE).choose("Rook")
    assert table.order(words.TRIGGERED, words.REFRESHED, words.ICON_DONE) == [
        words.TRIGGERED,
        words.REFRESHED,
        words.ICON_DONE,
    ]
    assert table.zone(P, "stock") == ["Flare"]
    assert [table.count(P, "deck"), table.count(P, "clock"), table.count(P, "hand")] == [4, 1, 0]


def test_an_icon_that_moves_the_last_card_refreshes_before_the_revealed_card_is_stocked_9_1_2_1() -> None:
    mine = Zones(deck=[climax("Flare", "draw"), character("Last")], waiting_room=3, stage={2: character("Rook")})
    table = Table(mine, Zones(deck=30)).run(ATTACK_PHASE).choose("Rook").accept()
    assert table.zone(P, "hand") == ["Last"]
    assert table.zone(P, "stock") == ["Flare"]
    assert [table.count(P, "deck"), table.count(P, "clock")] == [2, 1]


def test_without_another_card_no_pool_and_no_draw_is_offered_1_3_2() -> None:
    for icon in ("pool", "draw"):
        mine = Zones(deck=[climax("Flare", icon)], stage={2: character("Rook")})
        table = Table(mine, Zones(deck=30)).run(ATTACK_PHASE).choose("Rook")
        assert table.lost == ("9.4.1.2", (P,))  # at the check timing behind it
        assert table.zone(P, "stock") == ["Flare"]
