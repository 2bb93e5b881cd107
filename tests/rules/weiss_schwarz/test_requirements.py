"""What a format may ask for beyond the book."""

from rules.games.weiss_schwarz.construction import REQUIREMENTS
from rules.legality import FormatSpec, Severity
from tests.rules.weiss_schwarz.make import card, check, deck, errors, only

MIXED = deck(card(2, "Moth Queen", code="MTH/S01-E001", side="schwarz"))


def test_a_format_may_ask_for_one_title_and_one_side_at_once() -> None:
    both = FormatSpec("both", "Both", source="Entry", requirements=dict.fromkeys(REQUIREMENTS, True))
    assert errors(MIXED, both) == ["title", "side"]


def test_a_requirement_that_is_switched_off_asks_for_nothing() -> None:
    off = FormatSpec("off", "Off", source="Entry", requirements=dict.fromkeys(REQUIREMENTS, False))
    assert check(MIXED, off) == ()


def test_a_requirement_that_is_not_known_is_a_warning_and_not_passed_over() -> None:
    odd = FormatSpec("odd", "Odd", source="Entry", requirements={"one_colour": True})
    found = only(check(deck(), odd))
    assert (found.rule, found.book, found.severity) == ("odd", "Entry", Severity.WARNING)
    assert found.message == "The format asks for 'one_colour', which is not known here and was not checked."
