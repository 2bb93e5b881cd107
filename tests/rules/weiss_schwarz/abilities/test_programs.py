"""What programs can say: each action once, and what stands in its way."""

from typing import Any

import pytest

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.fields import ProgramError
from rules.games.weiss_schwarz.abilities.reading import read_ability
from rules.games.weiss_schwarz.attack import ATTACK_PHASE
from rules.games.weiss_schwarz.playing import MAIN_PHASE
from rules.games.weiss_schwarz.turn import TURN
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, blank, character, climax, event

Program = dict[str, Any]


def cast(actions: list[Program], p: Zones | None = None, q: Zones | None = None, *, level: int = 0) -> Table:
    """Play an event with these actions in the main phase."""
    zones = p or Zones()
    zones.hand = [event("Spell", text={"do": actions}), *(zones.hand if isinstance(zones.hand, list) else [])]
    zones.level = level
    return Table(zones, q).run(MAIN_PHASE).choose("Spell")


def act(table: Table, name: str, at: int = 0) -> Table:
    return table.answer(words.ACTIVATE + words.MOST_ABILITIES * table.card(name) + at)


def test_a_refresh_interrupts_in_the_middle_of_milling_9_1_2_1() -> None:
    """W01."""
    table = cast([{"top": 5, "in": "waiting_room"}], Zones(deck=2, waiting_room=10))
    assert (table.count(P, "clock"), table.count(P, "waiting_room"), table.count(P, "deck")) == (1, 4, 8)


def test_looking_at_fewer_cards_does_not_refresh_3_2_3_3() -> None:
    """W02."""
    table = cast([{"look": 5, "as": "seen"}, {"put": {"choose": "seen", "up_to": True}, "in": "hand"}], Zones(deck=3))
    assert len(table.options) == 3
    table.decline()
    assert table.count(P, "deck") == 3


def test_a_cost_is_paid_without_a_refresh_in_between_8_4_2_1() -> None:
    """W03: two cards from a deck of one cannot be paid; one and a discard can, and the refresh follows."""
    two = {"kind": "act", "cost": [{"top": 2, "in": "waiting_room"}], "do": [{"draw": 1}]}
    hand_card: Program = {"choose": {"zone": "hand"}}
    one = two | {"cost": [{"top": 1, "in": "waiting_room"}, {"put": hand_card, "in": "waiting_room"}]}
    sage = character("Sage", abilities=[two, one])
    table = Table(Zones(stage={1: sage}, deck=1, waiting_room=5, hand=[climax("Dawn")])).run(MAIN_PHASE)
    usable = [option for option in table.request.options if option >= words.ACTIVATE]
    assert usable == [words.ACTIVATE + words.MOST_ABILITIES * table.card("Sage") + 1]
    act(table, "Sage", 1)
    assert (table.count(P, "waiting_room"), table.count(P, "clock"), table.count(P, "hand")) == (0, 1, 1)


def test_up_to_may_end_before_the_first_card_3_2_3_1_1() -> None:
    table = cast([{"top": 2, "in": "stock", "up_to": True}], Zones(deck=5))
    assert table.asks == (P, "one more")
    table.decline()
    assert table.count(P, "stock") == 0
    table = cast([{"top": 2, "in": "stock", "up_to": True}], Zones(deck=5)).accept().decline()
    assert table.count(P, "stock") == 1


def test_as_many_as_possible_are_chosen_and_with_none_nothing_follows_8_6_3_1_3() -> None:
    choose = {"choose": {"zone": "stage", "whose": "opponent's"}, "count": 2, "as": "them"}
    table = cast([choose, {"put": "them", "in": "hand"}], None, Zones(stage={1: character("One")}))
    assert table.zone(Q, "hand") == ["One"]
    assert cast([choose, {"put": "them", "in": "hand"}, {"draw": 1}]).count(P, "hand") == 1


def test_names_are_found_by_whole_words_2_1_2_2() -> None:
    """W39."""
    pile = [character("MOB: Thanks"), character("Moblin"), character("A MOB")]
    table = cast(
        [{"put": {"choose": {"zone": "waiting_room", "name_has": "MOB"}}, "in": "hand"}], Zones(waiting_room=pile)
    )
    assert table.options == ["MOB: Thanks", "A MOB"]


def test_what_is_not_printed_is_equal_to_nothing_and_counts_as_none_2_19() -> None:
    """W40."""
    plain = character(
        "Plain",
        abilities=[
            {"kind": "act", "do": [{"put": {"choose": {"zone": "waiting_room", "same": "trait"}}, "in": "hand"}]}
        ],
    )
    table = Table(Zones(stage={1: plain}, waiting_room=[character("Other")])).run(MAIN_PHASE)
    act(table, "Plain")
    assert table.count(P, "hand") == 0
    zero = cast(
        [{"put": {"choose": {"zone": "waiting_room", "type": "climax", "level": 0}}, "in": "hand"}],
        Zones(waiting_room=[climax("Dawn")]),
    )
    assert zero.zone(P, "hand") == ["Dawn"]


def test_if_you_did_and_if_you_did_not_8_6_4() -> None:
    may = {"may": [{"stock": 1}], "then": [{"draw": 2}], "else": [{"draw": 1}]}
    assert cast([may], Zones(stock=1)).accept().count(P, "hand") == 2
    assert cast([may], Zones(stock=1)).decline().count(P, "hand") == 1
    assert cast([may], Zones()).count(P, "hand") == 1  # it could not be done


def test_one_of_several_effects_is_chosen_8_2_1() -> None:
    modes = {"one_of": [[{"draw": 2}], [{"top": 1, "in": "stock"}]]}
    assert cast([modes]).answer(0).count(P, "hand") == 2
    table = cast([modes]).answer(1)
    assert (table.count(P, "hand"), table.count(P, "stock")) == (0, 1)


def test_the_owner_orders_cards_that_come_onto_a_deck_together_3_1_5() -> None:
    pile = [character("A"), character("B"), character("C")]
    table = cast([{"put": {"choose": {"zone": "waiting_room"}, "count": 3}, "in": "deck"}], Zones(waiting_room=pile))
    assert table.asks == (P, "choose")
    table.choose("B", "A")
    assert table.zone(P, "deck")[:3] == ["C", "A", "B"]


def test_damage_of_an_effect_is_cancelled_and_answered_once_more_4_11_1_2() -> None:
    """Its own damage counts: when that is cancelled too it deals damage again."""
    echo = {"kind": "auto", "when": {"damage": "cancelled", "by": "this"}, "do": [{"damage": 1}]}
    deck = [climax("One"), climax("Two"), climax("Three"), blank(), blank()]
    table = Table(Zones(stage={1: character("Echo", soul=1, abilities=[echo])}), Zones(deck=deck))
    table.run(ATTACK_PHASE).choose("Echo")
    assert table.zone(Q, "waiting_room") == ["One", "Two", "Three"]
    assert table.count(Q, "clock") == 1


@pytest.mark.parametrize(("amount", "taken"), [(4, 0), (3, 3)])
def test_a_shield_keeps_off_damage_from_its_number_on_1_3_3(amount: int, taken: int) -> None:
    burn = character(
        "Flame", soul=0, abilities=[{"kind": "auto", "when": {"attacks": "this"}, "do": [{"damage": amount}]}]
    )
    table = Table(Zones(stage={1: burn}))
    table.game.shields += ((Q, 4),)
    table.run(ATTACK_PHASE).choose("Flame")
    assert table.count(Q, "clock") == taken + 1  # and one of the direct attack


def test_two_trigger_checks_in_one_attack_7_3_1_2() -> None:
    twice = {"kind": "auto", "when": {"attacks": "this"}, "do": [{"trigger_checks": 2}]}
    table = Table(
        Zones(stage={1: character("Rook", abilities=[twice])}, deck=[climax("Treasure", "treasure"), blank(), blank()])
    )
    table.run(ATTACK_PHASE).choose("Rook").decline()
    assert table.zone(P, "hand") == ["Treasure"]
    assert table.count(P, "stock") == 1


def test_an_ability_used_once_a_turn_is_not_used_again() -> None:
    once = {"kind": "act", "times_per_turn": 1, "do": [{"draw": 1}]}
    table = Table(Zones(stage={1: character("Sage", abilities=[once])})).run(MAIN_PHASE)
    act(table, "Sage")
    assert not [option for option in table.request.options if option >= words.ACTIVATE]


def test_going_straight_to_the_encore_step_11_4_1_2() -> None:
    """W42: no damage step, and what holds during the attack is over."""
    jump = {
        "kind": "auto",
        "when": {"at": "trigger step"},
        "if": {"there_are": {"is": ["this", "attacker"]}},
        "do": [{"go_to": "encore step"}],
    }
    table = Table(Zones(stage={1: character("Rook", abilities=[jump])}))
    table.run(TURN)
    while table.game.request is not None and table.asks != (P, "attacker"):
        table.decline()
    table.choose("Rook")
    assert table.count(Q, "clock") == 0
    assert table.game.attacker == -1
    assert table.game.turn_player == Q


def test_an_extra_turn_is_the_same_players_11_2_1() -> None:
    table = cast([{"extra_turn": True}])
    assert table.game.extra_turns == (P,)


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ({"kind": "act", "do": [{"draw": 1, "form": "deck"}]}, "program.do[0]: nothing reads 'form'"),
        ({"kind": "act", "do": [{"dance": 1}]}, "program.do[0]: there is no action here"),
        ({"kind": "auto", "do": [{"draw": 1}]}, "program.when: an object is wanted, not None"),
        ({"kind": "act", "do": [{"put": "them", "in": "hand"}]}, "no cards are called 'them' here"),
        ({"kind": "spell", "do": []}, "'kind' must be one of act, auto, cont, event"),
        ({"kind": "act", "do": [{"top": 1, "in": "attic"}]}, "'in' must be one of deck"),
        ({"kind": "act", "do": [{"replay": True}]}, "the ability needs 'replay', the effect of its replay command"),
        ({"kind": "act", "do": [{"draw": {"remembered": "n"}}]}, "no number 'n' is remembered before"),
    ],
)
def test_a_program_that_is_not_understood_says_where(program: Program, message: str) -> None:
    with pytest.raises(ProgramError) as caught:
        read_ability(program)
    assert message in str(caught.value)


def test_a_card_that_lay_face_down_is_a_card_like_any_other_elsewhere_3_7_2_1() -> None:
    hide = {"under": {"choose": {"zone": "hand"}}, "face_down": True}
    rook = character("Rook", abilities=[{"kind": "act", "do": [hide, {"put": "this", "in": "hand"}]}])
    table = Table(Zones(stage={1: rook}, hand=[climax("Hidden")])).run(MAIN_PHASE)
    act(table, "Rook")
    assert table.zone(P, "waiting_room") == ["Hidden"]
    assert table.game.face_down == ()
