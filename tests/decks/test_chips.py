"""The filters above the results."""

from decks.chips import Chip, chips
from rules.games import GAMES

GAME = GAMES["weiss-schwarz"]


def chip(query: str, key: str, value: str) -> Chip:
    return next(
        each for group in chips(GAME, query) for each in group if (each.field.key, each.choice.value) == (key, value)
    )


def test_a_chip_writes_its_value_into_the_query() -> None:
    found = chip("lantern", "level", "1")
    assert not found.choice.is_on
    assert found.query == "lantern level:1"


def test_a_second_value_of_a_field_is_another_possibility() -> None:
    assert chip("level:0", "level", "1").query == "level:0|1"


def test_a_chip_that_is_on_takes_its_value_out_again() -> None:
    found = chip("lantern colour:red", "colour", "red")
    assert found.choice.is_on
    assert found.query == "lantern"


def test_beside_a_query_that_cannot_be_read_a_chip_begins_anew() -> None:
    assert chip("level:", "level", "1").query == "level:1"


def test_the_fields_that_group_and_chart_a_deck_have_chips() -> None:
    assert {group[0].field.key for group in chips(GAME, "")} == {"type", "level", "colour", "trigger"}
