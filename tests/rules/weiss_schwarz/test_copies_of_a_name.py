"""5.1.2.2 and 5.1.2.2.1: up to four cards of a name, whatever else differs on them."""

from dataclasses import replace

import pytest

from rules.games.weiss_schwarz.book import CITATION
from rules.legality import LineChange, Severity
from tests.rules.weiss_schwarz.make import STANDARD, card, check, climax, deck, errors, mended, only


def test_four_of_a_name_are_legal() -> None:
    assert check(deck(card(4, "Lantern Keeper"))) == ()


def test_a_fifth_is_not() -> None:
    found = only(check(deck(card(5, "Lantern Keeper", code="LNT/W01-E001"))))
    assert (found.rule, found.book, found.severity) == ("5.1.2.2", CITATION, Severity.ERROR)
    assert (found.found, found.wanted) == ("5 of “Lantern Keeper”", "4 or fewer")
    assert found.cards == ("LNT/W01-E001",)
    assert found.suggestion == "Remove 1 of “Lantern Keeper”."
    assert found.mend == (LineChange("main", "LNT/W01-E001", 4),)


def test_numbers_variants_and_parallels_of_a_name_count_together() -> None:
    codes = ("LNT/W01-E001", "LNT/W01-E001SP", "LNT/W02-E033a", "LNT/W02-E033b", "LNT/W02-PE01")
    assert errors(deck(*(card(1, "Lantern Keeper", code=code) for code in codes[:4]))) == []
    found = only(check(deck(*(card(1, "Lantern Keeper", code=code) for code in codes))))
    assert (found.rule, found.cards) == ("5.1.2.2", codes)


def test_an_event_and_a_climax_of_one_name_count_together() -> None:
    assert errors(deck(card(2, "Last Lamp Out", type="event"), climax(2, "Last Lamp Out"))) == []
    assert errors(deck(card(3, "Last Lamp Out", type="event"), climax(2, "Last Lamp Out"))) == ["5.1.2.2"]


def test_five_of_one_climax_are_too_many_though_eight_climaxes_are_not() -> None:
    assert errors(deck(climax(5, "Tide at the Door"), climax(3, "Harbour Lights"))) == ["5.1.2.2"]


@pytest.mark.parametrize("other", ["Lantern Keeper♪", "Lantern Keeper?", "Lantern & Keeper", "Lántern Keeper"])
def test_a_sign_or_an_accent_makes_another_name(other: str) -> None:
    assert check(deck(card(4, "Lantern Keeper"), card(4, other))) == ()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("“Lamp” Keeper", '"Lamp" Keeper'),
        ("Lantern Keeper", "Ｌａｎｔｅｒｎ Keeper"),
        ("Lantern-Keeper", "Lantern–Keeper"),
        ("Lantern Keeper", "Lantern  Keeper "),
        ("Keeper’s Lamp", "Keeper's Lamp"),
    ],
)
def test_quotes_width_dashes_and_space_do_not_make_another_name(one: str, other: str) -> None:
    assert errors(deck(card(3, one), card(2, other))) == ["5.1.2.2"]


def test_names_that_differ_only_in_letter_case_are_two_names_and_a_note_says_so() -> None:
    found = only(check(deck(card(4, "Lantern of Dawn"), card(4, "Lantern Of Dawn"))))
    assert (found.rule, found.severity) == ("5.1.2.2", Severity.NOTE)
    assert found.message == (
        "“Lantern of Dawn” and “Lantern Of Dawn” differ only in letter case and were counted as different names."
    )


def test_no_note_where_letter_case_makes_no_difference_to_the_verdict() -> None:
    assert check(deck(card(2, "Lantern of Dawn"), card(2, "Lantern Of Dawn"))) == ()


def test_the_maintainers_name_table_joins_two_names() -> None:
    joined = replace(STANDARD, same_name={"Lantern Of Dawn": "Lantern of Dawn"})
    found = only(check(deck(card(4, "Lantern of Dawn"), card(1, "Lantern Of Dawn")), joined))
    assert (found.rule, found.found) == ("5.1.2.2", "5 of “Lantern of Dawn” and “Lantern Of Dawn”")


def test_lines_that_name_one_printing_twice_are_added_up() -> None:
    twice = deck(card(3, "Lantern Keeper", code="LNT/W01-E001"), card(2, "Lantern Keeper", code="LNT/W01-E001"))
    found = only(check(twice))
    assert found.mend == (LineChange("main", "LNT/W01-E001", 4),)


def test_the_change_offered_takes_from_the_last_lines_and_settles_the_finding() -> None:
    many = deck(*(card(2, "Lantern Keeper", code=f"LNT/W01-E00{n}") for n in range(1, 5)))
    found = only(check(many))
    assert found.mend == (LineChange("main", "LNT/W01-E004", 0), LineChange("main", "LNT/W01-E003", 0))
    assert errors(mended(many, found)) == ["5.1.2.1"]
