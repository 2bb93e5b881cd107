"""Which releases a format admits: told by the beginning of a card's number, on the format's own word."""

import pytest

from rules.legality import Severity
from tests.rules.vanguard.make import (
    BOOK,
    PREMIUM,
    STANDARD,
    check,
    deck,
    errors,
    line,
    mended,
    only,
    shipped,
    triggers,
)

V_PREMIUM = shipped("v-premium")


@pytest.mark.parametrize(
    ("code", "rules"),
    [
        ("D-LN02/001EN", []),
        ("DZ-LN01/001", []),
        ("D-PR/0101", []),
        ("V-LN01/001", ["pool"]),
        ("D-VS01/001", ["pool"]),
        ("LN01/001", ["pool"]),
    ],
)
def test_standard_admits_the_d_series_without_its_v_collections(code: str, rules: list[str]) -> None:
    assert errors(deck(*triggers(8), *triggers(8, "front"), line(1, "Old Lamp", code=code)), STANDARD) == rules


def test_the_book_and_premium_admit_every_release() -> None:
    old = line(1, "Old Lamp", code="LN01/001")
    assert "pool" not in [*errors(deck(*triggers(), old), BOOK), *errors(deck(*triggers(), old), PREMIUM)]


def test_v_premium_admits_the_v_series_and_the_v_collections_of_the_d_series() -> None:
    both = [line(1, "Old Lamp", code="V-LN01/001"), line(1, "New Lamp", code="D-VS01/001")]
    (found,) = [one for one in check(deck(*triggers(), *both), V_PREMIUM) if one.rule == "pool"]
    assert set(found.cards).isdisjoint({"V-LN01/001", "D-VS01/001"})


def test_the_finding_names_releases_and_its_mend_takes_the_cards_out() -> None:
    lines = deck(*triggers(8), *triggers(8, "front"), line(2, "Old Lamp", code="V-LN01/001"))
    found = only(check(lines, STANDARD))
    assert (found.found, found.book) == ("2 cards of V-LN01", STANDARD.source)
    assert found.message == "The deck has 2 cards of V-LN01; Standard does not admit these releases."
    assert found.suggestion == "Remove 2 of “Old Lamp”. Or take numbers of these cards that Standard admits."
    assert "pool" not in errors(mended(lines, found), STANDARD)


def test_a_card_without_a_printed_number_is_a_warning() -> None:
    found = only(check(deck(*triggers(8), *triggers(8, "front"), line(1, "Lamp", code="CFA/12")), STANDARD))
    assert (found.rule, found.severity) == ("pool", Severity.WARNING)
