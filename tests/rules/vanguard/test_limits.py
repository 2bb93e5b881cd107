"""8.1.6 to 8.1.8, 14.56.2, 17.16.3.1: sixteen triggers by their icon, and how many of a kind a deck may hold."""

import pytest

from rules.games.vanguard.keywords import has_keyword
from tests.rules.vanguard.make import BOOK, STANDARD, card, check, deck, errors, line, mended, only, ride_deck, triggers


@pytest.mark.parametrize(("number", "rules"), [(15, ["8.1.6"]), (16, []), (17, ["8.1.6"])])
def test_there_are_exactly_sixteen_triggers(number: int, rules: list[str]) -> None:
    assert errors(deck(*triggers(number))) == rules


def test_the_icon_counts_and_not_the_type() -> None:
    with_icon = line(1, "Verse of Dawn", type="order", trigger="critical")
    without = line(1, "Blunt Blade", grade=0, subtype="trigger")
    assert errors(deck(*triggers(15), with_icon)) == []
    found = only(check(deck(*triggers(15), without)))
    assert found.message == (
        "The deck has 15 cards with a trigger; it must have exactly 16: main and ride deck count together."
    )


def test_a_trigger_in_the_ride_deck_counts() -> None:
    rider = line(1, "Rider 0", grade=0, trigger="draw", section="ride")
    assert errors(deck(*triggers(15), ride=[rider, *ride_deck()[1:]])) == []


@pytest.mark.parametrize(("icon", "most", "rule"), [("heal", 4, "8.1.6.1"), ("over", 1, "8.1.6.2")])
def test_heals_and_overs_are_few(icon: str, most: int, rule: str) -> None:
    few = [line(1, f"{icon} {n}", grade=0, trigger=icon) for n in range(most)]
    assert errors(deck(*triggers(16 - most), *few)) == []
    lines = deck(*triggers(15 - most), *few, line(1, "One too many", grade=0, trigger=icon))
    found = only(check(lines))
    assert (found.rule, found.found) == (rule, f"{most + 1} {icon} triggers")
    assert found.suggestion == "Remove 1 of “One too many”."
    assert rule not in errors(mended(lines, found))


@pytest.mark.parametrize(
    ("keyword", "text", "most", "rule"),
    [
        (
            "sentinel",
            '[CONT]:Sentinel (You may only have up to four cards with "[CONT]:Sentinel" in a deck.)',
            4,
            "8.1.7",
        ),
        ("regalis-piece", "[CONT]:Regalis Piece", 1, "8.1.8"),
        ("ace-unit", "[CONT]: Ace Unit", 1, "14.56.2"),
        ("flag", "【CONT】 Flag", 1, "17.16.3.1"),
    ],
)
def test_keywords_limit_whatever_the_names(keyword: str, text: str, most: int, rule: str) -> None:
    printed = [line(1, f"Printed {n}", text) for n in range(most)]
    icons = [line(1, f"Icon {n}", keyword=keyword) for n in range(most)]
    assert errors(deck(*printed)) == errors(deck(*icons)) == []
    assert errors(deck(*printed, icons[0])) == [rule]


@pytest.mark.parametrize(
    "text", ["[AUTO]:When your Sentinel is placed, draw a card.", "[CONT]:Flagship (It flies.)", "Sentinels are fine."]
)
def test_a_text_that_speaks_of_a_keyword_does_not_have_it(text: str) -> None:
    assert not any(has_keyword(card("Bell", text), keyword) for keyword in ("sentinel", "flag"))


def test_an_ace_unit_in_the_g_deck_counts_too() -> None:
    ace = line(1, "Hour", grade=4, subtype="G", keyword="ace-unit", section="g")
    assert errors(deck(line(1, "Blade", keyword="ace-unit"), ace)) == ["14.56.2"]


@pytest.mark.parametrize("icon", ["critical", "draw", "front"])
def test_standard_allows_eight_of_an_icon(icon: str) -> None:
    other = "draw" if icon != "draw" else "front"
    eight = [*triggers(8, icon), *triggers(8, other)]
    assert errors(deck(*eight), STANDARD) == []
    nine = [*triggers(9, icon), *triggers(7, other)]
    found = only(check(deck(*nine), STANDARD))
    assert (found.rule, found.book, found.found) == ("trigger limits", STANDARD.source, f"9 {icon} triggers")
    assert errors(deck(*nine), BOOK) == []
