"""How the fields of a game name their values."""

import pytest

from rules.games import GAMES


@pytest.mark.parametrize(
    ("key", "value", "label"),
    [
        ("colour", "red", "Red"),
        ("side", "weiss", "Weiß"),
        ("side", "schwarz", "Schwarz"),
        ("trait", "night watch", "night watch"),
        ("level", "0", "0"),
    ],
)
def test_a_value_is_written_as_players_write_it(key: str, value: str, label: str) -> None:
    field = GAMES["weiss-schwarz"].find_field(key)
    assert field is not None
    assert field.label(value) == label
