"""What a printed card of 2014 cannot be, and what is odd but possible."""

from typing import Any

import pytest

from rules.games.vanguard_2014.validation import validate
from rules.printed_card import PrintedCard
from tests.rules.vanguard_2014.make import card


def refused(printed: PrintedCard) -> list[str]:
    return [problem.field for problem in validate(printed).refused]


def flagged(printed: PrintedCard) -> list[str]:
    assert not refused(printed)
    return [problem.field for problem in validate(printed).flagged]


def test_sound_cards_are_neither_refused_nor_flagged() -> None:
    assert flagged(card("Lamp")) == []
    assert flagged(card("Bell", grade=0, trigger="stand", shield=10_000)) == []


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"type": ""}, "type"),
        ({"type": "trigger-unit"}, "type"),
        ({"trigger": "heal", "type": "normal-unit"}, "type"),
        ({"trigger": "over"}, "trigger"),
        ({"skill": "triple-drive"}, "skill"),
        ({"power": -1}, "power"),
        ({"grade": -1}, "grade"),
    ],
)
def test_what_cannot_be_is_refused(values: dict[str, Any], field: str) -> None:
    assert refused(card("Lamp", **values)) == [field]


def test_2_1_1_a_card_has_a_name() -> None:
    assert refused(card(" ")) == ["name"]


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"grade": 10}, "grade"),
        ({"power": 7500}, "power"),
        ({"power": 15_000}, "power"),
        ({"shield": 3000}, "shield"),
        ({"critical": 3}, "critical"),
        ({"clan": ""}, "clan"),
        ({"grade": 1, "trigger": "draw"}, "grade"),
    ],
)
def test_odd_cards_are_flagged_and_not_refused(values: dict[str, Any], field: str) -> None:
    assert flagged(card("Lamp", **values)) == [field]


def test_a_card_without_numbers_or_with_two_icons_is_flagged() -> None:
    bare = PrintedCard("Lamp", {}, {"type": ("normal-unit",), "clan": ("Kagero",)})
    assert flagged(bare) == ["grade", "power", "critical"]
    two = PrintedCard(
        "Bell", bare.numbers, {"type": ("trigger-unit",), "clan": ("Kagero",), "trigger": ("draw", "heal")}
    )
    assert "trigger" in flagged(two)
