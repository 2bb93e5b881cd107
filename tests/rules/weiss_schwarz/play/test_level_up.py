"""9.3: the level up, and the order of what interrupts (9.1.2.1.1)."""

from rules.engine import NEXT, Frame, Procedure, Step
from rules.games.weiss_schwarz.damage import DAMAGE_PROCESS
from rules.games.weiss_schwarz.table import LEVEL_UP, REFRESH, WeissGame
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, character


def levelled(clock: str, damage: int = 1) -> Table:
    """Q, with characters named by letters in the clock, is dealt damage."""
    q = Zones(deck=20, clock=[character(name) for name in clock])
    return Table(q=q).run(DAMAGE_PROCESS, Q, number=damage)


def test_six_cards_are_not_enough_9_3_1() -> None:
    assert levelled("ABCDE").is_done


def test_the_player_chooses_one_of_the_seven_cards_at_the_bottom_9_3_2() -> None:
    table = levelled("ABCDEF", damage=3)
    assert table.asks == (Q, "level up")
    assert table.options == [*"ABCDEF", "Blank"]
    assert not table.may_decline


def test_it_goes_to_the_level_and_the_other_six_to_the_waiting_room_9_3_2() -> None:
    table = levelled("ABCDEF").choose("C")
    assert table.zone(Q, "level") == ["C"]
    assert table.zone(Q, "waiting_room") == [*"ABDEF", "Blank"]
    assert table.zone(Q, "clock") == []


def test_further_cards_stay_in_the_clock_9_3_2() -> None:
    table = levelled("ABCDEF", damage=4).choose("A")
    assert table.count(Q, "clock") == 3


def test_fourteen_cards_level_up_twice_9_3_1() -> None:
    table = levelled("ABCDEF", damage=8).choose("A")
    assert table.asks == (Q, "level up")
    table.answer(table.request.options[0])
    assert table.count(Q, "level") == 2
    assert [table.count(Q, "clock"), table.count(Q, "waiting_room")] == [0, 12]


def test_before_the_second_level_up_a_refresh_that_is_due_too_may_come_first_9_1_2_1_1_2() -> None:
    """The cards of the first one are the first that the empty deck can be refreshed from."""
    table = Table(q=Zones(deck=0, clock=[character(name) for name in "ABCDEFGHIJKLMN"]))
    table.game.interrupts = LEVEL_UP << 2
    table.run(Procedure("test"))
    table.choose("A")
    assert table.asks == (Q, "interrupt")
    assert table.options == [REFRESH, LEVEL_UP]


class SeventhCards(Step[WeissGame]):
    """Puts a seventh card into the clock of both players at the same time, the non-turn player's first."""

    def run(self, game: WeissGame, frame: Frame) -> int:
        for player in (Q, P):
            game.put_into_clock(player, game.sides[player].hand.pop())
        return NEXT


BOTH = Procedure("test", SeventhCards("test"))


def test_of_both_players_level_ups_the_turn_players_comes_first_9_1_2_1_1_1() -> None:
    table = Table(Zones(clock=6, hand=1), Zones(clock=6, hand=1)).run(BOTH)
    assert table.asks == (P, "level up")
    table.answer(table.request.options[0])
    assert table.asks == (Q, "level up")
    table.answer(table.request.options[0])
    assert [table.count(P, "level"), table.count(Q, "level")] == [1, 1]
