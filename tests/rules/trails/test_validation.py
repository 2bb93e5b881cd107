"""What a printed card cannot be (section 200), and what is odd but possible."""

from typing import Any

import pytest

from rules.games.trails.validation import validate
from rules.printed_card import PrintedCard

NUMBERS = {
    "unit": {"cp": 2, "str": 2, "def": 3},
    "item": {"cp": 1},
    "event": {"ep": 2},
    "base": {"building": 3},
    "marker": {},
}


def card(*types: str, **changes: Any) -> PrintedCard:
    """Return a sound card of the types, with text, numbers or words changed; None takes one away."""
    text = changes.pop("text", ("Draw a card.",))
    given: dict[str, Any] = {"type": types, "sub_name": ("Lit",)}
    for one in types:
        given |= NUMBERS.get(one, {})
    if "unit" in types:
        given["org"] = ("Harbour",)
    given |= changes
    return PrintedCard(
        "Lantern",
        {key: value for key, value in given.items() if isinstance(value, int)},
        {key: value for key, value in given.items() if isinstance(value, tuple)},
        text,
    )


def refused(printed: PrintedCard) -> list[tuple[str, str]]:
    return [(problem.field, problem.value) for problem in validate(printed).refused]


def flagged(printed: PrintedCard) -> list[tuple[str, str]]:
    assert not refused(printed)
    return [(problem.field, problem.value) for problem in validate(printed).flagged]


@pytest.mark.parametrize("types", [("unit",), ("item",), ("event",), ("base",), ("item", "unit"), ("event", "base")])
def test_203_2a_a_sound_card_of_one_type_or_several_is_neither_refused_nor_flagged(types: tuple[str, ...]) -> None:
    assert flagged(card(*types)) == []


def test_201_1_a_card_has_a_name() -> None:
    assert refused(PrintedCard(" ", NUMBERS["item"], {"type": ("item",)})) == [("name", " ")]


def test_202_1_a_card_has_one_sub_name_at_most() -> None:
    assert refused(card("unit", sub_name=("Lit", "Dim"))) == [("sub_name", "Lit, Dim")]


@pytest.mark.parametrize("types", [(), ("unit", "unit"), ("character",), ("unit", "marker")])
def test_203_a_card_has_types_of_the_four_each_once(types: tuple[str, ...]) -> None:
    assert "type" in [field for field, _ in refused(card(*types))]


@pytest.mark.parametrize(
    ("type", "key", "rule"),
    [
        ("unit", "cp", "204.1"),
        ("item", "cp", "204.1"),
        ("event", "ep", "205.1"),
        ("base", "building", "206.1"),
        ("unit", "str", "209.1"),
        ("unit", "def", "210.1"),
    ],
)
def test_numbers_are_there_where_the_book_says(type: str, key: str, rule: str) -> None:
    (problem,) = validate(card(type, **{key: None})).refused
    assert problem.field == key
    assert rule in problem.reason


@pytest.mark.parametrize(
    ("type", "key"),
    [("event", "cp"), ("base", "cp"), ("item", "ep"), ("unit", "ep"), ("item", "building"), ("item", "str")],
)
def test_and_nowhere_else(type: str, key: str) -> None:
    assert refused(card(type, **{key: 1})) == [(key, "1")]


def test_203_2a_an_item_unit_needs_what_either_needs() -> None:
    assert refused(card("item", "unit", **{"str": None})) == [("str", "")]
    assert refused(card("event", "base", building=None)) == [("building", "")]


def test_208_1_the_ep_cost_of_a_unit_is_that_of_its_arts() -> None:
    assert flagged(card("unit", arts=("Low Tide",), ep=1)) == []
    assert refused(card("unit", arts=("Low Tide",))) == [("ep", "")]
    assert refused(card("unit", arts=("Low Tide",), ep=1, text=())) == [("arts", "Low Tide")]
    assert refused(card("unit", arts=("Low Tide", "High Tide"), ep=1)) == [("arts", "Low Tide, High Tide")]


@pytest.mark.parametrize("key", ["org", "arts"])
def test_only_units_have_organizations_and_arts(key: str) -> None:
    assert refused(card("item", **{key: ("Harbour",)})) == [(key, "Harbour")]


@pytest.mark.parametrize("key", ["cp", "str", "def"])
def test_no_printed_number_is_below_nothing(key: str) -> None:
    assert refused(card("unit", **{key: -1})) == [(key, "-1")]


def test_0_is_a_number_like_others() -> None:
    assert flagged(card("unit", cp=0, **{"str": 0})) == []


@pytest.mark.parametrize(("key", "number"), [("cp", 11), ("str", 16), ("def", 16), ("def", 0)])
def test_unusual_numbers_are_flagged(key: str, number: int) -> None:
    assert flagged(card("unit", **{key: number})) == [(key, str(number))]


def test_a_unit_without_organization_or_sub_name_and_text_that_is_missing_are_flagged() -> None:
    assert flagged(card("unit", org=None)) == [("org", "")]
    assert flagged(card("unit", sub_name=None)) == [("sub_name", "")]
    assert flagged(card("event", sub_name=None)) == []
    assert flagged(card("base", text=())) == [("abilities", "")]
    assert flagged(card("unit", text=())) == []
    assert flagged(card("unit", "item", "base")) == [("type", "unit, item, base")]


def test_a_marker_is_flagged_since_no_deck_may_hold_it_and_has_no_numbers() -> None:
    assert flagged(card("marker")) == [("type", "marker")]
    assert refused(card("marker", cp=1)) == [("cp", "1")]
