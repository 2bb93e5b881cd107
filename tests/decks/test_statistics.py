"""How many copies stand at each value."""

from dataclasses import replace

from cards.models import Card
from decks.statistics import Bar, Tally, tallies
from rules.games import GAMES, Chart

GAME = GAMES["weiss-schwarz"]
Row = tuple[int, dict[str, int], dict[str, tuple[str, ...]]]


def tally_of(field: str, *lines: Row) -> Tally:
    copies = [(quantity, Card(numbers=numbers, words=words)) for quantity, numbers, words in lines]
    (tally,) = tallies(replace(GAME, charts=(Chart("Chart", field),)), copies)
    return tally


def bars_of(field: str, *lines: Row) -> list[tuple[str, int]]:
    return [(bar.value, bar.count) for bar in tally_of(field, *lines).bars]


def test_a_curve_counts_copies_and_shows_its_holes() -> None:
    lines: list[Row] = [(4, {"level": 0}, {}), (3, {"level": 3}, {}), (2, {"level": 0}, {})]
    assert bars_of("level", *lines) == [("0", 6), ("1", 0), ("2", 0), ("3", 3)]


def test_no_level_is_not_level_zero() -> None:
    assert bars_of("level", (4, {"level": 0}, {}), (8, {}, {})) == [("0", 4), ("none", 8)]


def test_numbers_far_apart_make_no_endless_axis() -> None:
    assert bars_of("power", (1, {"power": 500}, {}), (1, {"power": 9000}, {})) == [("500", 1), ("9000", 1)]


def test_words_come_in_the_order_of_their_vocabulary() -> None:
    lines: list[Row] = [(1, {}, {"colour": ("blue",)}), (2, {}, {"colour": ("yellow",)})]
    assert bars_of("colour", *lines) == [("yellow", 2), ("blue", 1)]


def test_open_words_come_by_name_after_the_known_ones() -> None:
    lines: list[Row] = [
        (1, {}, {"trigger": ("zeal",)}),
        (2, {}, {"trigger": ("ash",)}),
        (1, {}, {"trigger": ("soul",)}),
    ]
    assert bars_of("trigger", *lines) == [("soul", 1), ("ash", 2), ("zeal", 1)]


def test_a_card_with_two_of_one_icon_counts_once_at_it() -> None:
    assert bars_of("trigger", (4, {}, {"trigger": ("soul", "soul")}), (3, {}, {})) == [("soul", 4), ("none", 3)]


def test_an_empty_deck_has_empty_charts() -> None:
    assert [tally.bars for tally in tallies(GAME, [])] == [(), (), ()]
    assert tally_of("level").most == 0


def test_the_most_is_the_highest_bar() -> None:
    assert tally_of("level", (4, {"level": 0}, {}), (3, {"level": 1}, {})).most == Bar("0", 4).count
