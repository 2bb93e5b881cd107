"""What a printed card cannot be (section 2), and what is odd."""

import pytest

from rules.printed_card import PrintedCard
from tests.rules.gate_ruler.make import GAME, printed

UNIT = {"level": 1, "atk": 2, "hp": 2, "stk": 1}


def refused(card: PrintedCard) -> list[str]:
    return [problem.field for problem in GAME.validate(card).refused]


def flagged(card: PrintedCard) -> list[str]:
    return [problem.field for problem in GAME.validate(card).flagged]


def test_plain_cards_pass() -> None:
    for card in (
        printed("Moth", "unit", faction="Loft", attribute="Winged", **UNIT),
        printed("Draught", "event", "Timing: Standard Action", "【CNT】 Drive 1.", faction="Loft", level=0, icon="cnt"),
        printed("Stair", "field", "■Your units have +1 ATK.", faction="Loft", level=2),
        printed("Hourglass", "resource"),
        printed("Weaver", "ruler", "Deck size: 50.", life=8, hand=0, maxcopies=4),
        printed("Vow", "geas", "Life -1.", ruler="Weaver", decksize=60),
    ):
        assert GAME.validate(card).refused == GAME.validate(card).flagged == ()


@pytest.mark.parametrize(
    ("card", "fields"),
    [
        (printed(" ", "unit", **UNIT), ["name"]),
        (PrintedCard("Moth", UNIT, {"type": ("unit", "event")}), ["type"]),
        (printed("Moth", "creature", **UNIT), ["type"]),
        (printed("Moth", "unit", icon="soul", **UNIT), ["icon"]),
        (PrintedCard("Moth"), ["type"]),
        (printed("Moth", "unit", level=1), ["atk", "hp", "stk"]),
        (printed("Moth", "unit", **UNIT | {"hp": -1}), ["hp"]),
        (printed("Moth", "unit", life=3, decksize=50, **UNIT), ["life", "decksize"]),
        (printed("Moth", "unit", ruler="Weaver", **UNIT), ["ruler"]),
        (printed("Draught", "event", "Timing: Standard Action"), ["level"]),
        (printed("Draught", "event", level=1, stk=1), ["stk"]),
        (printed("Hourglass", "resource", faction="Loft"), ["faction"]),
        (printed("Weaver", "ruler", decksize=50), ["life"]),
        (printed("Weaver", "ruler", life=8, hp=3), ["hp"]),
        (printed("Vow", "geas", decksize=50), ["ruler"]),
    ],
)
def test_what_cannot_be_is_refused(card: PrintedCard, fields: list[str]) -> None:
    assert refused(card) == fields


@pytest.mark.parametrize(
    ("card", "fields"),
    [
        (printed("Moth", "unit", **UNIT), ["faction"]),
        (printed("Moth", "unit", faction="Loft", **UNIT | {"hp": 0}), ["hp"]),
        (printed("Moth", "unit", faction="Loft", **UNIT | {"stk": 9}), ["stk"]),
        (printed("Moth", "unit", faction="Loft", icon="cnt", **UNIT), ["icon"]),
        (printed("Moth", "unit", "【CNT】 Draw a card.", faction="Loft", **UNIT), ["icon"]),
        (printed("Draught", "event", "Draw a card.", faction="Loft", level=0), ["abilities"]),
        (printed("Stair", "field", faction="Loft", level=0), ["abilities"]),
        (printed("Weaver", "ruler", life=8), ["decksize", "maxcopies", "hand"]),
        (printed("Weaver", "ruler", "Your deck must rhyme.", life=8, decksize=9, maxcopies=1, hand=1), ["abilities"]),
        (printed("Vow", "geas", ruler="Weaver", legendary="legendary"), ["legendary"]),
    ],
)
def test_what_is_odd_is_flagged(card: PrintedCard, fields: list[str]) -> None:
    assert refused(card) == []
    assert flagged(card) == fields


def test_a_problem_says_its_rule() -> None:
    problem = GAME.validate(printed("Hourglass", "resource", faction="Loft")).refused[0]
    assert problem.reason == "a resource card has no faction (1-5g)"
