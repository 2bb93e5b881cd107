"""The project's own card format: exact, or refused."""

from typing import Any

import pytest

from cards.importing.own_json import known_fields, reader
from cards.importing.records import Notes, RowRefusedError
from rules.games.weiss_schwarz import WEISS_SCHWARZ
from rules.printed_card import PrintedCard

ROW: dict[str, Any] = {
    "code": "ABC/W01-001",
    "name": "Lantern Cat",
    "type": "character",
    "side": "weiss",
    "colour": "yellow",
    "level": 0,
    "cost": 0,
    "power": 500,
    "soul": 1,
    "trigger": [],
    "traits": ["Harbour"],
    "rarity": "U",
    "set_name": "Lanterns",
    "abilities": ["【AUTO】 Draw.", "【AUTO】 Draw."],
}


def read(**changes: Any) -> PrintedCard:
    return reader(WEISS_SCHWARZ)(ROW | changes, Notes("a.json", 1, "")).printed


def test_a_row_is_read_as_it_stands() -> None:
    printed = read()
    assert printed.numbers == {"level": 0, "cost": 0, "power": 500, "soul": 1}
    assert printed.words == {
        "type": ("character",),
        "colour": ("yellow",),
        "trait": ("Harbour",),
        "side": ("weiss",),
    }
    assert printed.abilities == ("【AUTO】 Draw.", "【AUTO】 Draw.")


def test_an_absent_number_is_not_0() -> None:
    assert "power" not in read(power=None).numbers


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("code", ""),
        ("name", None),
        ("level", "0"),
        ("power", True),
        ("power", 1.5),
        ("image", "javascript:alert(1)"),
        ("image", "http://example.org/a.png"),
        ("colour", "purple"),
        ("colour", 5),
        ("trigger", ["heal"]),
        ("traits", [""]),
        ("abilities", "Draw."),
        ("abilities", [None]),
        ("rarity", 3),
    ],
)
def test_anything_else_is_refused_by_field(field: str, value: object) -> None:
    with pytest.raises(RowRefusedError) as refusal:
        read(**{field: value})
    assert refusal.value.field == field


def test_every_field_of_the_format_is_known() -> None:
    assert ROW.keys() <= known_fields(WEISS_SCHWARZ)
    assert "price" not in known_fields(WEISS_SCHWARZ)
