"""9.2: the refresh."""

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.turn import DRAW_PHASE
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, character, climax


def drawn(**zones: object) -> Table:
    """The turn player draws the last card of the deck."""
    return Table(Zones(deck=[character("Last")], **zones)).run(DRAW_PHASE)  # type: ignore[arg-type]


def test_the_waiting_room_becomes_the_deck_and_its_top_card_goes_into_the_clock_9_2_2() -> None:
    names = list("ABCDEFGH")
    table = drawn(waiting_room=[character(name) for name in names])
    assert table.zone(P, "waiting_room") == []
    assert sorted(table.zone(P, "deck") + table.zone(P, "clock")) == names
    assert table.count(P, "clock") == 1
    assert table.zone(P, "hand") == ["Last"]


def test_the_new_deck_is_shuffled_9_2_2() -> None:
    names = list("ABCDEFGHIJ")
    decks = set()
    for seed in range(5):
        waiting_room = [character(name) for name in names]
        table = Table(Zones(deck=1, waiting_room=waiting_room), seed=seed).run(DRAW_PHASE)
        decks.add(tuple(table.zone(P, "clock") + table.zone(P, "deck")))
    assert len(decks) == 5


def test_the_card_for_the_clock_is_no_damage_and_a_climax_cancels_nothing_4_10_2() -> None:
    table = drawn(waiting_room=[climax("X"), climax("Y")])
    assert table.count(P, "clock") == 1
    assert table.happened(words.CANCELLED) == []


def test_the_refresh_waits_for_nothing_9_1_2_1() -> None:
    table = drawn(waiting_room=3)
    assert table.order(words.DRAWN, words.REFRESHED, words.CLOCKED) == [words.DRAWN, words.REFRESHED, words.CLOCKED]


def test_the_refresh_can_level_up_at_once_9_2_2_9_3_1() -> None:
    """W04."""
    table = drawn(waiting_room=10, clock=6)
    assert table.asks == (P, "level up")
    assert len(table.options) == 7
    table.answer(table.request.options[0])
    assert [table.count(P, zone) for zone in ("level", "clock", "waiting_room", "deck")] == [1, 0, 6, 9]


def test_cards_refreshed_are_new_cards_3_1_4() -> None:
    table = Table(Zones(deck=1, waiting_room=[character("A"), character("B")]))
    before = table.game.incarnation[table.card("A")]
    table.run(DRAW_PHASE)
    assert table.game.incarnation[table.card("A")] > before


def test_a_refresh_of_one_card_leaves_the_deck_empty_and_the_check_timing_ends_the_game_9_2_2_1() -> None:
    table = drawn(waiting_room=1)
    assert table.count(P, "clock") == 1
    assert table.lost == ("9.4.1.2", (P,))


def test_the_other_players_deck_is_not_refreshed_9_2_1() -> None:
    table = Table(Zones(deck=1, waiting_room=3), Zones(deck=1, waiting_room=3)).run(DRAW_PHASE)
    assert table.count(Q, "waiting_room") == 3
