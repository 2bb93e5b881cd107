"""8.1.4.3: the G deck, and ride lines that allow one in Standard."""

import pytest

from rules.legality import DeckLine
from tests.rules.vanguard.make import STANDARD, check, deck, errors, line, mended, only, ride_deck


def g_units(*quantities: int) -> list[DeckLine]:
    return [line(many, f"Hour {at}", grade=4, subtype="G", section="g") for at, many in enumerate(quantities)]


def ride_line(text: str = "", name: str = "Rider 3") -> list[DeckLine]:
    units = [one for one in ride_deck() if one.card.numbers.get("grade") != 3]
    return [*units, line(1, name, *filter(None, [text]), grade=3, section="ride")]


def test_sixteen_are_legal_and_seventeen_are_not() -> None:
    assert errors(deck(*g_units(4, 4, 4, 4))) == []
    found = only(check(deck(*g_units(4, 4, 4, 4, 1))))
    assert (found.rule, found.message) == ("8.1.4.3", "The G deck has 17 cards; it may have 16 at most.")


def test_other_cards_are_taken_out_of_the_g_deck() -> None:
    lines = deck(line(1, "Stray", section="g"), *g_units(4))
    found = only(check(lines))
    assert (found.rule, found.suggestion) == ("8.1.4.3", "Remove 1 of “Stray”.")
    assert errors(mended(lines, found)) == []


def test_the_g_deck_has_four_of_a_name_for_itself() -> None:
    same = [line(4, "Hour 0", grade=3), *g_units(4)]
    assert errors(deck(*same)) == []
    found = only(check(deck(*g_units(5))))
    assert (found.rule, found.cards) == ("8.1.5", (found.mend[0].code,))
    assert found.mend[0].section == "g"


def test_in_standard_no_ride_line_allows_a_g_deck_by_itself() -> None:
    lines = deck(*g_units(4))
    found = only(check(lines, STANDARD))
    assert (found.rule, found.book) == ("G deck", STANDARD.source)
    assert errors(mended(lines, found), STANDARD) == []


@pytest.mark.parametrize(
    "text",
    [
        "[CONT](VC):If your opponent's vanguard is grade 3 or greater, you can stride from your G zone.",
        "[AUTO](VC):When placed, you may stride in the stride step of this turn.",
        "[CONT](VC):You can perform Stride.",
    ],
)
def test_a_card_of_the_ride_deck_that_lets_one_stride_allows_it(text: str) -> None:
    assert errors(deck(*g_units(4), ride=ride_line(text)), STANDARD) == []
    in_main = deck(line(1, "Strider", text, grade=3), *g_units(4))
    assert errors(in_main, STANDARD) == ["G deck"]


def test_so_does_a_ride_line_that_the_format_names() -> None:
    assert errors(deck(*g_units(4), ride=ride_line(name="Clock Dragon, Chronojet")), STANDARD) == []
    assert errors(deck(*g_units(4), ride=ride_line("[AUTO]:When you stride, draw a card.")), STANDARD) == ["G deck"]
