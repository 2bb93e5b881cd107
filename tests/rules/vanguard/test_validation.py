"""What a printed card cannot be, and what is odd but possible."""

from typing import Any

import pytest

from rules.games.vanguard.validation import validate
from rules.printed_card import PrintedCard
from tests.rules.vanguard.make import card

UNIT: dict[str, Any] = {"power": 8000, "shield": 5000, "critical": 1, "subtype": "normal"}
ORDER: dict[str, Any] = {"type": "order", "subtype": "normal"}


def refused(printed: PrintedCard) -> list[str]:
    return [problem.field for problem in validate(printed).refused]


def flagged(printed: PrintedCard) -> list[str]:
    assert not refused(printed)
    return [problem.field for problem in validate(printed).flagged]


def test_sound_cards_are_neither_refused_nor_flagged() -> None:
    assert flagged(card("Lamp", **UNIT)) == []
    assert flagged(card("Bell", **UNIT | {"subtype": "trigger"}, trigger="over", trigger_power=100_000_000)) == []
    assert flagged(card("Verse", "Draw a card.", **ORDER)) == []
    assert flagged(card("Crest", "[AUTO]: Energy Charge (3).", type="ride-deck-crest", nation="")) == []
    assert flagged(card("Sprout", "(A token.)", special="token", nation="", **UNIT)) == []


def test_2_1_1_a_card_has_a_name() -> None:
    assert refused(card(" ", **UNIT)) == ["name"]


@pytest.mark.parametrize("type", ["", ("unit", "order")])
def test_2_9_3_a_card_has_one_main_type(type: Any) -> None:
    assert refused(card("Lamp", type=type)) == ["type"]


@pytest.mark.parametrize(
    ("key", "word"), [("type", "climax"), ("trigger", "gate"), ("skill", "fly"), ("gift", "luck"), ("persona", "no")]
)
def test_a_word_out_of_a_closed_vocabulary_is_refused(key: str, word: str) -> None:
    assert key in refused(card("Lamp", **UNIT | {key: word}))


@pytest.mark.parametrize("key", ["grade", "power", "shield", "critical"])
def test_no_printed_number_is_below_nothing(key: str) -> None:
    assert refused(card("Lamp", **UNIT | {key: -1})) == [key]


def test_what_only_units_and_triggers_have() -> None:
    assert refused(card("Verse", "Draw.", **ORDER | {"subtype": "G"})) == ["subtype"]
    assert refused(card("Crest", "Text.", type="ride-deck-crest", trigger="heal")) == ["trigger"]
    assert refused(card("Lamp", trigger_power=10_000, **UNIT)) == ["trigger_power"]


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"grade": 10}, "grade"),
        ({"power": 8030}, "power"),
        ({"power": 99_000}, "power"),
        ({"shield": 5500}, "shield"),
        ({"critical": 0}, "critical"),
        ({"nation": ""}, "nation"),
        ({"subtype": "trigger"}, "trigger"),
        ({"trigger": "heal"}, "trigger"),
        ({"subtype": "trigger", "trigger": ("heal", "draw")}, "trigger"),
    ],
)
def test_odd_units_are_flagged_and_not_refused(values: dict[str, Any], field: str) -> None:
    assert flagged(card("Lamp", **UNIT | values)) == [field]


def test_a_unit_without_grade_or_power_is_flagged() -> None:
    assert flagged(PrintedCard("Lamp", {}, {"type": ("unit",), "nation": ("Zoo",)})) == ["grade", "power"]


@pytest.mark.parametrize(
    ("values", "field"), [({"power": 5000}, "power"), ({"skill": "boost"}, "skill"), ({"grade": ""}, "grade")]
)
def test_odd_orders_are_flagged(values: dict[str, Any], field: str) -> None:
    assert flagged(card("Verse", "Draw a card.", **ORDER | values)) == [field]


def test_an_order_without_text_is_flagged_unless_it_is_a_trigger() -> None:
    assert flagged(card("Verse", **ORDER)) == ["abilities"]
    assert flagged(card("Verse", trigger="critical", **ORDER)) == []
