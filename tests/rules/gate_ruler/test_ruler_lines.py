"""5-2c-1: lines of a ruler or geas are read exactly, or said not to be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.games.gate_ruler.statements import (
    ANY_TYPE,
    AttributeStatement,
    Change,
    Clause,
    NumberStatement,
    Reading,
    Statement,
    read_line,
)
from tests.rules.gate_ruler.make import card, check, deck, only, ruler, warnings

UNIT = frozenset({"unit"})
NON_UNIT = ANY_TYPE - UNIT
BEASTS = AttributeStatement((Clause(("Beast", "Dragon")),), UNIT)


@pytest.mark.parametrize(
    ("line", "statements"),
    [
        ("Deck size: 50.", [NumberStatement("decksize", Change.SET, 50)]),
        ("■Deck size becomes 60", [NumberStatement("decksize", Change.SET, 60)]),
        ("Counter (CNT) cap: 16", [NumberStatement("countercap", Change.SET, 16)]),
        ("CNT cap is 16 (cards, not boxes).", [NumberStatement("countercap", Change.SET, 16)]),
        ("Deck level cap −5.", [NumberStatement("levelcap", Change.ADD, -5)]),
        ("Legendary card cap: no limit.", [NumberStatement("legendarycap", Change.LIFT)]),
        ("No maximum copies of a card.", [NumberStatement("maxcopies", Change.LIFT)]),
        ("Life +2; hand: 4.", [NumberStatement("life", Change.ADD, 2), NumberStatement("hand", Change.SET, 4)]),
        ("Maximum factions for unit cards: 1.", [NumberStatement("maxfactions", Change.SET, 1, UNIT)]),
        ("Maximum factions for non-unit cards: 2.", [NumberStatement("maxfactions", Change.SET, 2, NON_UNIT)]),
        (
            "Maximum factions for events, fields and resources: 2",
            [NumberStatement("maxfactions", Change.SET, 2, NON_UNIT)],
        ),
        ("Unit attribute requirement: {Beast or Dragon}.", [BEASTS]),
        ("Attribute requirement for unit cards: {Beast} or {Dragon}.", [BEASTS]),
        (
            "Attribute requirement: {Beast} and no {Ghost or St. Elmo}",
            [AttributeStatement((Clause(("Beast",)), Clause(("Ghost", "St. Elmo"), is_excluded=True)))],
        ),
        ("Non-unit attribute requirement: none.", [AttributeStatement((), NON_UNIT)]),
        (
            "Deck construction: deck size: 40; maximum copies: 3.",
            [NumberStatement("decksize", Change.SET, 40), NumberStatement("maxcopies", Change.SET, 3)],
        ),
    ],
)
def test_a_line_is_read_as_it_says(line: str, statements: list[Statement]) -> None:
    assert read_line(line) == Reading(tuple(statements), is_unread=False)


@pytest.mark.parametrize(
    "line",
    [
        "Setup: Draw 5 cards.",
        "Start of Turn: Ready your resource cards, then draw 2 cards.",
        "■At the start of attack, you may put a card from your hand into your deck.",
        "Your units with level 1 or less have +1 ATK.",
    ],
)
def test_a_line_about_play_says_nothing_about_construction(line: str) -> None:
    assert read_line(line) == Reading((), is_unread=False)


@pytest.mark.parametrize(
    "line",
    [
        "Deck construction: only cards that you like.",
        "Deck size: fifty.",
        "Deck size for unit cards: 20.",
        "Maximum factions for cards of winter: 1.",
        "Maximum factions for unit and non-event cards: 1.",
        "Unit attribute requirement: Beast.",
        "Unit attribute requirement for event cards: {Beast}.",
        "Your deck can contain only cards of rarity C.",
        "You cannot have two cards of one level in your deck.",
        "The counter cap is doubled.",
    ],
)
def test_a_line_about_construction_that_is_not_understood_is_unread(line: str) -> None:
    assert read_line(line) == Reading((), is_unread=True)


def test_what_is_understood_of_a_line_holds_beside_what_is_not() -> None:
    found = read_line("Deck size: 50. Your deck must rhyme.")
    assert found == Reading((NumberStatement("decksize", Change.SET, 50),), is_unread=True)


def test_an_unread_line_of_the_ruler_is_a_warning_that_names_it() -> None:
    found = only(check(deck(ruler("Your deck must rhyme.", code="GAT-900", decksize=20, maxcopies=4))))
    assert (found.rule, found.severity.value, found.cards) == ("5-2c-1", "warning", ("GAT-900",))
    assert "“Weaver” has text about deck construction that is not understood here" in found.message


def test_text_about_construction_on_a_card_of_the_deck_is_a_warning_too() -> None:
    text = "When constructing your deck, this card is treated as belonging to every faction."
    assert warnings(deck(ruler(), card(1, "Moth", text))) == ["5-2c-1"]


@given(st.text(max_size=200))
def test_no_line_is_too_odd_to_be_read(line: str) -> None:
    read_line(line)
