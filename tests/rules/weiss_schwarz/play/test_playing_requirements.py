"""8.6.2: who may play what: colour, level, cost."""

import pytest

from rules.games.weiss_schwarz.playing import MAIN_PHASE
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.turn import CLIMAX_PHASE
from tests.rules.weiss_schwarz.play.board import P, Table, Zones, character, climax

RED = character("Ember", colour="red")
BLUE = character("Drop", colour="blue")


def can_play(card: CardSpec, zones: Zones) -> bool:
    zones.hand = [card]
    table = Table(zones).run(MAIN_PHASE)
    return not table.is_done and card.name in table.options


def can_play_climax(card: CardSpec, zones: Zones) -> bool:
    zones.hand = [card]
    return not Table(zones).run(CLIMAX_PHASE).is_done


@pytest.mark.parametrize("colour", ["red", "blue", ""])
def test_a_level_0_character_needs_no_colour_8_6_2_1_1_1(colour: str) -> None:
    """W24."""
    assert can_play(character("Rook", colour=colour), Zones(level=[RED]))
    assert can_play(character("Rook", colour=colour), Zones())


def test_a_level_1_character_needs_its_colour_among_level_and_clock_8_6_2_1_1() -> None:
    """W24."""
    rook = character("Rook", level=1, colour="blue")
    assert not can_play(rook, Zones(level=[RED], clock=[RED]))
    assert can_play(rook, Zones(level=[BLUE], clock=[RED]))
    assert can_play(rook, Zones(level=[RED], clock=[RED, BLUE]))


@pytest.mark.parametrize("zone", ["stock", "waiting_room", "climax", "deck"])
def test_cards_of_other_zones_give_no_colour_8_6_2_1_1(zone: str) -> None:
    zones = Zones(level=[RED])
    setattr(zones, zone, [BLUE])
    assert not can_play(character("Rook", level=1, colour="blue"), zones)


def test_one_colour_of_a_card_with_two_is_enough_8_6_2_1_1() -> None:
    assert can_play(character("Rook", level=1, colour="blue yellow"), Zones(level=[BLUE]))
    both = character("Both", colour="red blue")
    assert can_play(character("Rook", level=1, colour="blue"), Zones(level=[both]))


@pytest.mark.parametrize(("level", "cards", "can"), [(0, 0, True), (1, 0, False), (1, 1, True), (3, 2, False)])
def test_the_level_of_a_card_is_at_most_the_number_of_level_cards_8_6_2_1_2(level: int, cards: int, can: bool) -> None:
    assert can_play(character("Rook", level=level), Zones(level=[RED] * cards, clock=[RED])) is can


@pytest.mark.parametrize(("cost", "stock", "can"), [(0, 0, True), (1, 0, False), (1, 1, True), (2, 1, False)])
def test_what_cannot_be_paid_in_full_is_not_played_8_6_2_3_2(cost: int, stock: int, can: bool) -> None:
    assert can_play(character("Rook", cost=cost), Zones(stock=stock)) is can


def test_a_cost_is_paid_from_the_top_of_the_stock_8_4_3_3_10_2() -> None:
    stock = [character("Top"), character("Second"), character("Third")]
    table = Table(Zones(hand=[character("Rook", cost=2)], stock=stock)).run(MAIN_PHASE).choose("Rook").place(1)
    assert table.zone(P, "stock") == ["Third"]
    assert table.zone(P, "waiting_room") == ["Top", "Second"]


def test_a_climax_needs_its_colour_8_6_2_1_1() -> None:
    """W24: climaxes are exempt from the level requirement only."""
    assert not can_play_climax(climax("Dawn", colour="blue"), Zones(level=[RED]))
    assert not can_play_climax(climax("Dawn", colour="blue"), Zones())
    assert can_play_climax(climax("Dawn", colour="blue"), Zones(clock=[BLUE]))


def test_a_climax_needs_no_level_8_6_2_1_2_1() -> None:
    assert can_play_climax(climax("Dawn", colour="red"), Zones(clock=[RED]))


def test_a_refresh_waits_until_a_cost_is_paid_8_4_2_1_9_2_3() -> None:
    """Deck and waiting room are empty: the first card paid could be refreshed at once, but all three are paid first."""
    table = Table(Zones(deck=0, hand=[character("Rook", cost=3)], stock=3, clock=1)).run(MAIN_PHASE)
    table.choose("Rook").place(1)
    assert [table.count(P, "deck"), table.count(P, "clock"), table.count(P, "waiting_room")] == [2, 2, 0]
