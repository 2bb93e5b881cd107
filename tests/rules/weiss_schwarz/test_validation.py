"""What a printed card cannot be, and what is odd but possible."""

from typing import Any

import pytest

from rules.games.weiss_schwarz.validation import validate
from rules.printed_card import PrintedCard

CHARACTER = {"level": 1, "cost": 0, "power": 4500, "soul": 1}


def card(card_type: str = "character", /, **changes: Any) -> PrintedCard:
    """Return a sound card of a type, with text, numbers or words changed; None takes one away."""
    text = changes.pop("text", ("Draw a card.",))
    numbers = {"character": CHARACTER, "event": {"level": 1, "cost": 1}, "climax": {}}.get(card_type, CHARACTER)
    words: dict[str, tuple[str, ...]] = {"type": (card_type,), "colour": ("red",), "side": ("weiss",)}
    if card_type == "climax":
        words["trigger"] = ("soul", "soul")
    given = numbers | words | changes
    return PrintedCard(
        "Lantern Cat",
        {key: value for key, value in given.items() if isinstance(value, int)},
        {key: value for key, value in given.items() if isinstance(value, tuple)},
        text,
    )


def refused(printed: PrintedCard) -> list[tuple[str, str]]:
    return [(problem.field, problem.value) for problem in validate(printed).refused]


def flagged(printed: PrintedCard) -> list[tuple[str, str]]:
    assert not refused(printed)
    return [(problem.field, problem.value) for problem in validate(printed).flagged]


@pytest.mark.parametrize("card_type", ["character", "event", "climax"])
def test_a_sound_card_of_each_type_is_neither_refused_nor_flagged(card_type: str) -> None:
    assert flagged(card(card_type)) == []


def test_2_1_1_a_card_has_a_name() -> None:
    assert refused(PrintedCard(" ", CHARACTER, card().words)) == [("name", " ")]


@pytest.mark.parametrize("types", [(), ("event", "climax")])
def test_2_3_2_a_card_has_exactly_one_type(types: tuple[str, ...]) -> None:
    assert refused(card(type=types)) == [("type", ", ".join(types))]


@pytest.mark.parametrize(("key", "word"), [("type", "ruler"), ("colour", "purple"), ("trigger", "heal"), ("side", "x")])
def test_a_word_out_of_a_closed_vocabulary_is_refused(key: str, word: str) -> None:
    assert (key, word) in refused(card(**{key: (word,)}))


def test_2_4_1_a_card_has_a_colour() -> None:
    assert refused(card(colour=None)) == [("colour", "")]


@pytest.mark.parametrize("card_type", ["event", "climax"])
def test_2_5_1_only_characters_have_traits(card_type: str) -> None:
    assert refused(card(card_type, trait=("Harbour",))) == [("trait", "Harbour")]
    assert refused(card(trait=("Harbour", "Lamp"))) == []


@pytest.mark.parametrize(
    ("key", "rule"), [("level", "2.6.1"), ("cost", "2.7.1"), ("power", "2.9.1"), ("soul", "2.10.1")]
)
def test_numbers_exist_where_the_book_says_and_nowhere_else(key: str, rule: str) -> None:
    missing = validate(card(**{key: None})).refused
    superfluous = validate(card("climax", **{key: 1})).refused
    for problems in (missing, superfluous):
        assert [problem.field for problem in problems] == [key]
        assert rule in problems[0].reason


@pytest.mark.parametrize("key", ["power", "soul"])
def test_an_event_has_neither_power_nor_soul(key: str) -> None:
    assert refused(card("event", **{key: 1})) == [(key, "1")]


@pytest.mark.parametrize("key", ["level", "cost", "power", "soul"])
def test_no_printed_number_is_below_nothing(key: str) -> None:
    assert refused(card(**{key: -1})) == [(key, "-1")]


@pytest.mark.parametrize("power", [30, 3017, 4450, 0, 20_000])
def test_odd_powers_are_flagged_and_not_refused(power: int) -> None:
    assert flagged(card(power=power)) == [("power", str(power))]


@pytest.mark.parametrize(("key", "number"), [("level", 4), ("cost", 9), ("soul", 0), ("soul", 4)])
def test_unusual_numbers_are_flagged(key: str, number: int) -> None:
    assert flagged(card(**{key: number})) == [(key, str(number))]


def test_a_level_0_card_of_cost_0_is_not_odd() -> None:
    assert flagged(card(level=0, cost=0)) == []


@pytest.mark.parametrize(
    ("card_type", "icons"),
    [("climax", ()), ("character", ("soul", "soul")), ("character", ("gate",)), ("event", ("soul",))],
)
def test_unusual_trigger_icons_are_flagged(card_type: str, icons: tuple[str, ...]) -> None:
    assert flagged(card(card_type, trigger=icons)) == [("trigger", ", ".join(icons))]


def test_three_icons_two_colours_no_side_and_no_text_are_flagged() -> None:
    assert flagged(card("climax", trigger=("soul", "soul", "gate"))) == [("trigger", "soul, soul, gate")]
    assert flagged(card(colour=("red", "blue"))) == [("colour", "red, blue")]
    assert flagged(card(side=None)) == [("side", "")]
    assert flagged(card("event", text=())) == [("abilities", "")]


def test_2_18_1_3_a_card_may_be_of_both_sides() -> None:
    assert flagged(card(side=("weiss", "schwarz"))) == []
