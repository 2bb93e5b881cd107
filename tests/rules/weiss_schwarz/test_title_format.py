"""Title decks: one title holds every card. What breaks that cites the format entry, never 5.1.2."""

from rules.legality import LineChange, Severity
from tests.rules.weiss_schwarz.make import STANDARD, card, check, deck, errors, group, mended, only, title_format

LANTERNS = group("Lantern Street", "LNT", "LN2")
MOTHS = group("Moth Court", "MTH", "LN2")
FORMAT = title_format(LANTERNS, MOTHS)


def test_a_deck_of_one_prefix_is_legal() -> None:
    assert check(deck(), FORMAT) == ()


def test_prefixes_of_one_title_may_be_mixed() -> None:
    assert check(deck(card(4, "Keeper", code="LN2/W03-E001")), FORMAT) == ()


def test_a_card_of_another_title_is_illegal() -> None:
    mixed = deck(card(3, "Moth Queen", code="MTH/S01-E001"))
    found = only(check(mixed, FORMAT))
    assert (found.rule, found.book, found.severity) == ("title", "Format entry Title", Severity.ERROR)
    assert (found.found, found.wanted) == ("Lantern Street (47), Moth Court (3)", "one title that holds every card")
    assert found.cards == ("MTH/S01-E001",)
    assert found.suggestion == "Remove the 3 cards outside Lantern Street."
    assert found.mend == (LineChange("main", "MTH/S01-E001", 0),)
    assert errors(mended(mixed, found), FORMAT) == ["5.1.2.1"]


def test_the_same_deck_is_legal_where_titles_do_not_matter() -> None:
    assert check(deck(card(3, "Moth Queen", code="MTH/S01-E001")), STANDARD) == ()


def test_a_prefix_of_two_titles_fits_either() -> None:
    shared = card(4, "Keeper", code="LN2/W03-E001")
    assert errors(deck(shared, prefix="LNT"), FORMAT) == []
    assert errors(deck(shared, prefix="MTH"), FORMAT) == []
    assert errors(deck(shared, size=50, prefix="LN2"), FORMAT) == []


def test_a_prefix_of_two_titles_does_not_bring_the_two_together() -> None:
    both = deck(card(4, "Keeper", code="LN2/W03-E001"), card(4, "Moth Queen", code="MTH/S01-E001"))
    assert errors(both, FORMAT) == ["title"]


def test_a_prefix_in_no_group_is_a_title_of_its_own_and_a_note_says_it_is_assumed() -> None:
    found = only(check(deck(prefix="NEW"), FORMAT))
    assert (found.rule, found.book, found.severity) == ("title", "Format entry Title", Severity.NOTE)
    assert found.message == "NEW is in no title group known here: it is assumed to be a title of its own."


def test_two_prefixes_in_no_group_are_two_titles() -> None:
    findings = check(deck(card(4, "Newcomer", code="NE2/W01-E001"), prefix="NEW"), FORMAT)
    assert [(found.rule, found.severity) for found in findings] == [
        ("title", Severity.ERROR),
        ("title", Severity.NOTE),
        ("title", Severity.NOTE),
    ]


def test_a_known_title_needs_no_assumption() -> None:
    further = title_format(group("Lantern Street", "LNT", codes=["NEW/W01-E001"]))
    assert check(deck(card(4, "Guest", code="NEW/W01-E001")), further) == ()


def test_prefixes_that_differ_in_letter_case_are_two_prefixes_and_the_note_says_how_near_they_are() -> None:
    findings = check(deck(card(4, "Keeper", code="Lnt/W01-E001")), FORMAT)
    assert [found.severity for found in findings] == [Severity.ERROR, Severity.NOTE]
    assert "differs only in letter case from “LNT” of Lantern Street" in findings[1].message


def test_a_single_card_may_belong_to_a_further_title() -> None:
    further = title_format(LANTERNS, group("Moth Court", "MTH", codes=["LNT/W01-E050"]))
    assert errors(deck(card(4, "Guest", code="LNT/W01-E050"), prefix="MTH"), further) == []
    assert errors(deck(card(4, "Guest", code="LNT/W01-E051"), prefix="MTH"), further) == ["title"]
    assert errors(deck(card(4, "Guest", code="LNT/W01-E050"), prefix="LNT"), further) == []


def test_a_card_that_belongs_to_every_title_fits_any() -> None:
    everywhere = title_format(LANTERNS, MOTHS, in_every_title=["PRM/W01-001"])
    guest = card(1, "Festival Lantern", code="PRM/W01-001")
    assert check(deck(guest), everywhere) == ()
    assert errors(deck(guest, prefix="MTH"), everywhere) == []
    assert [found.severity for found in check(deck(guest, prefix="NEW"), everywhere)] == [Severity.NOTE]


def test_an_even_split_offers_no_change_since_the_player_has_to_choose() -> None:
    halves = deck(*(card(5, f"Moth {n}", code=f"MTH/S01-E00{n}") for n in range(5)))
    found = next(violation for violation in check(halves, FORMAT) if violation.rule == "title")
    assert (found.suggestion, found.mend) == ("Keep one title.", ())
    assert len(found.cards) == len(halves.lines)


def test_many_titles_are_named_up_to_four() -> None:
    many = deck(*(card(4, f"Guest {n}", code=f"PX{n}/W01-E001") for n in range(6)))
    assert check(many, FORMAT)[0].found == "Lantern Street (26), PX0 (4), PX1 (4), PX2 (4) and 3 others"


def test_an_empty_deck_belongs_to_no_wrong_title() -> None:
    assert errors(deck(size=0), FORMAT) == ["5.1.2.1"]
