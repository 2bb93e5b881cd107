"""7.7: the encore step, and the encore that every character has (10.2)."""

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.encore_step import ENCORE_STEP
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, character


def encore_step(mine: str, theirs: str = "", *, stock: int = 0, other_stock: int = 0) -> Table:
    """Reversed characters of both players, named by letters, by position."""
    p = Zones(stage={at: character(name) for at, name in enumerate(mine, 1)}, stock=stock)
    q = Zones(stage={at: character(name) for at, name in enumerate(theirs, 1)}, stock=other_stock)
    table = Table(p, q)
    for name in mine + theirs:
        table.turn_card(name, "reversed")
    return table.run(ENCORE_STEP)


def test_only_reversed_characters_go_to_the_waiting_room_7_7_1_2() -> None:
    table = Table(Zones(stage={1: character("A"), 2: character("B"), 3: character("C")}))
    table.turn_card("A", "rested").turn_card("B", "reversed").run(ENCORE_STEP)
    assert table.stage(P) == {1: "A", 3: "C"}
    assert table.zone(P, "waiting_room") == ["B"]


def test_the_turn_player_chooses_one_of_them_after_the_other_7_7_1_2() -> None:
    table = encore_step("ABC")
    assert table.asks == (P, "reversed")
    assert not table.may_decline
    table.choose("B")
    assert table.options == ["A", "C"]
    table.choose("C")
    assert table.is_done
    assert table.zone(P, "waiting_room") == ["B", "C", "A"]


def test_the_other_players_follow_7_7_1_3() -> None:
    """W21."""
    table = encore_step("AB", "C").choose("A")
    gone = [table.game.specs[card].name for _, _, card, _ in table.happened(words.TO_WAITING_ROOM)]
    assert gone == ["A", "B", "C"]
    assert table.zone(Q, "waiting_room") == ["C"]


def test_a_character_of_the_turn_player_reversed_meanwhile_comes_before_the_next_of_the_other_7_7_1_3() -> None:
    """W21: back to 7.7.1.2 after each character of the other player."""
    table = encore_step("A", "BCD")
    assert table.asks == (Q, "reversed")
    table.game.sides[P].stage[4] = table.card("A")  # as if an ability had put it back and reversed it
    table.game.sides[P].waiting_room.remove(table.card("A"))
    table.game.orientation[table.card("A")] = words.REVERSE
    table.choose("B")
    gone = [table.game.specs[card].name for _, _, card, _ in table.happened(words.TO_WAITING_ROOM)]
    assert gone == ["A", "B", "A"]
    assert table.asks == (Q, "reversed")


def test_encores_are_paid_before_the_next_character_goes_7_7_1_2() -> None:
    """W21."""
    table = encore_step("AB", stock=6).choose("A")
    assert table.asks == (P, "pay")
    assert table.stage(P) == {2: "B"}
    table.accept()
    assert table.stage(P) == {1: "A"}
    assert table.asks == (P, "pay")  # for B, the only one left


def test_an_encore_costs_three_cards_from_the_top_of_the_stock_10_2_3() -> None:
    table = encore_step("A", stock=5).accept()
    assert [table.count(P, "stock"), table.count(P, "waiting_room")] == [2, 3]
    assert table.is_done


def test_an_encore_returns_the_character_rested_to_its_position_10_2_2() -> None:
    """W22."""
    table = encore_step("ABC", stock=3).choose("B").accept()
    assert table.stage(P) == {1: "A", 2: "B", 3: "C"}
    assert table.turned("B") == "rested"
    table.choose("A")
    assert table.is_done
    assert table.stage(P) == {2: "B"}


def test_an_encore_makes_a_new_card_without_what_was_changed_until_end_of_turn_3_1_4() -> None:
    """W22."""
    table = Table(Zones(stage={1: character("A", soul=1)}, stock=3)).turn_card("A", "reversed")
    table.give_soul("A", 1)
    table.run(ENCORE_STEP).accept()
    assert table.soul("A") == 1


def test_an_encore_may_be_declined_and_is_not_asked_again_8_7_3_2_1() -> None:
    table = encore_step("A", stock=3).decline()
    assert table.is_done
    assert table.count(P, "stock") == 3
    assert table.zone(P, "waiting_room") == ["A"]


def test_an_encore_that_cannot_be_paid_in_full_is_not_paid_8_4_2_2() -> None:
    table = encore_step("A", stock=2)
    assert table.is_done
    assert table.count(P, "stock") == 2


def test_each_player_pays_for_their_own_characters_10_2_2() -> None:
    table = encore_step("", "C", stock=3, other_stock=3)
    assert table.asks == (Q, "pay")
    table.accept()
    assert table.stage(Q) == {1: "C"}
    assert [table.count(P, "stock"), table.count(Q, "stock")] == [3, 0]


def test_a_character_that_left_the_waiting_room_does_not_come_back_8_7_7() -> None:
    """The deck is empty, and the character is refreshed with the waiting room before its encore is played."""
    table = Table(Zones(deck=0, waiting_room=3, stage={1: character("A")}, stock=3)).turn_card("A", "reversed")
    table.run(ENCORE_STEP)
    assert table.count(P, "waiting_room") == 0
    assert table.asks == (P, "pay")  # it is played all the same
    table.accept()
    assert table.stage(P) == {}
    assert table.count(P, "stock") == 0


def test_a_character_that_left_the_waiting_room_and_is_back_there_is_another_card_3_1_4() -> None:
    table = Table(Zones(stage={1: character("A")}, stock=3)).turn_card("A", "reversed").run(ENCORE_STEP)
    a = table.card("A")
    table.game.sides[P].waiting_room.remove(a)  # as if an ability had taken it away and put it back
    table.game.put_into_waiting_room(a)
    table.accept()
    assert table.stage(P) == {}
    assert "A" in table.zone(P, "waiting_room")


def test_without_reversed_characters_the_step_ends_7_7_1_4() -> None:
    assert Table(Zones(stage={1: character("A")})).run(ENCORE_STEP).is_done
