"""Restriction lists: banned, limited, choose one of a group. What breaks that cites the list."""

from dataclasses import replace

from rules.legality import FormatSpec, LineChange, Restriction, RestrictionKind, Severity
from rules.restrictions import check_restrictions
from tests.rules.weiss_schwarz.make import STANDARD, card, check, deck, errors, mended, only

SAME = "cards with the same card name as this card"


def listed(kind: RestrictionKind, *names: str, limit: int = 0) -> FormatSpec:
    return replace(STANDARD, restrictions=(Restriction(kind, names, limit),), restriction_source="List of 1 March")


def test_a_banned_card_is_illegal() -> None:
    spec = listed(RestrictionKind.BANNED, "Moth Queen")
    found = only(check(deck(card(2, "Moth Queen", code="LNT/W01-E001")), spec))
    assert (found.rule, found.book, found.severity) == ("restriction list", "List of 1 March", Severity.ERROR)
    assert (found.found, found.wanted) == ("2 of “Moth Queen”", "none")
    assert found.message == "“Moth Queen”: banned in Standard; the deck has 2."
    assert found.mend == (LineChange("main", "LNT/W01-E001", 0),)


def test_a_list_says_nothing_about_cards_it_does_not_name() -> None:
    assert check(deck(card(4, "Moth Queen♪")), listed(RestrictionKind.BANNED, "Moth Queen")) == ()


def test_a_limited_card_is_legal_up_to_its_limit() -> None:
    spec = listed(RestrictionKind.LIMITED, "Moth Queen", limit=2)
    assert check(deck(card(2, "Moth Queen")), spec) == ()
    found = only(check(deck(card(2, "Moth Queen"), card(1, "Moth Queen", code="LNT/W01-E009")), spec))
    assert (found.rule, found.found, found.wanted) == ("restriction list", "3 of “Moth Queen”", "2 or fewer")
    assert found.mend == (LineChange("main", "LNT/W01-E009", 0),)


def test_the_names_of_one_limited_entry_count_together() -> None:
    spec = listed(RestrictionKind.LIMITED, "Moth Queen", "Moth King", limit=2)
    assert errors(deck(card(1, "Moth Queen"), card(1, "Moth King")), spec) == []
    assert errors(deck(card(2, "Moth Queen"), card(1, "Moth King")), spec) == ["restriction list"]


def test_one_name_of_a_choice_is_legal_at_four() -> None:
    spec = listed(RestrictionKind.CHOOSE_ONE, "Moth Queen", "Moth King", "Moth Heir")
    assert check(deck(card(4, "Moth King")), spec) == ()
    assert check(deck(), spec) == ()


def test_a_second_name_of_a_choice_is_illegal_and_the_change_keeps_what_the_deck_has_most_of() -> None:
    spec = listed(RestrictionKind.CHOOSE_ONE, "Moth Queen", "Moth King", "Moth Heir")
    both = deck(card(1, "Moth Queen", code="LNT/W01-E001"), card(3, "Moth Heir", code="LNT/W01-E002"))
    found = only(check(both, spec))
    assert (found.found, found.wanted) == ("“Moth Queen” and “Moth Heir”", "one of the 3 names of this group")
    assert found.cards == ("LNT/W01-E001", "LNT/W01-E002")
    assert found.suggestion == "Remove 1 of “Moth Queen”."
    assert found.mend == (LineChange("main", "LNT/W01-E001", 0),)
    assert errors(mended(both, found), spec) == ["5.1.2.1"]


def test_a_list_holds_against_text_that_allows_more() -> None:
    swarm = card(8, "Moth Swarm", f"【CONT】 You can put any number of {SAME} into your deck.")
    assert errors(deck(swarm), listed(RestrictionKind.LIMITED, "Moth Swarm", limit=4)) == ["restriction list"]


def test_every_entry_that_is_broken_is_reported_in_the_order_of_the_list() -> None:
    entries = (
        Restriction(RestrictionKind.LIMITED, ("Moth King",), 1),
        Restriction(RestrictionKind.BANNED, ("Moth Queen",)),
    )
    spec = replace(STANDARD, restrictions=entries)
    found = check_restrictions(deck(card(1, "Moth Queen"), card(2, "Moth King")).part(), spec)
    assert [violation.wanted for violation in found] == ["1 or fewer", "none"]
    assert {violation.book for violation in found} == {"Format entry Standard"}


def test_names_joined_by_the_name_table_are_restricted_together() -> None:
    spec = replace(listed(RestrictionKind.BANNED, "Moth Queen"), same_name={"蛾の女王": "Moth Queen"})
    assert errors(deck(card(1, "蛾の女王")), spec) == ["restriction list"]
