"""Side decks: all cards Weiß, or all Schwarz. What breaks that cites the format entry, never 5.1.2."""

from rules.legality import LineChange, Severity
from tests.rules.weiss_schwarz.make import SIDE, STANDARD, card, check, deck, errors, group, mended, only, title_format


def test_all_weiss_is_legal() -> None:
    assert check(deck(), SIDE) == ()


def test_all_schwarz_is_legal_whatever_the_titles() -> None:
    lines = [card(4, f"Moth {n}", code=f"M{n}/S01-E001", side="schwarz") for n in range(12)]
    last = card(2, "Moth Queen", code="MQ/S01-E001", side="schwarz")
    assert check(deck(*lines, last), SIDE) == ()


def test_one_card_of_the_other_side_is_illegal() -> None:
    mixed = deck(card(2, "Moth Queen", code="MTH/S01-E001", side="schwarz"))
    found = only(check(mixed, SIDE))
    assert (found.rule, found.book, found.severity) == ("side", "Format entry Side", Severity.ERROR)
    assert (found.found, found.wanted) == ("48 Weiß and 2 Schwarz", "cards of one side")
    assert found.cards == ("MTH/S01-E001",)
    assert found.suggestion == "Remove the 2 Schwarz cards."
    assert found.mend == (LineChange("main", "MTH/S01-E001", 0),)
    assert errors(mended(mixed, found), SIDE) == ["5.1.2.1"]


def test_the_cards_pointed_at_are_those_of_the_smaller_side() -> None:
    lines = [card(4, f"Moth {n}", side="schwarz") for n in range(10)]
    assert only(check(deck(*lines), SIDE)).suggestion == "Remove the 10 Weiß cards."


def test_a_deck_of_one_title_with_cards_of_both_sides_is_illegal_in_side_and_legal_in_title() -> None:
    mixed = deck(card(2, "Moth Queen", code="LNT/S01-E001", side="schwarz"))
    assert errors(mixed, SIDE) == ["side"]
    assert errors(mixed, title_format(group("Lantern Street", "LNT"))) == []
    assert errors(mixed, STANDARD) == []


def test_a_card_of_both_sides_goes_with_either() -> None:
    grey = card(4, "Dusk Moth", side="weiss schwarz")
    assert check(deck(grey), SIDE) == ()
    black = [card(4, f"Moth {n}", side="schwarz") for n in range(11)]
    assert check(deck(grey, *black, card(2, "Moth Queen", side="schwarz")), SIDE) == ()


def test_an_even_split_offers_no_change() -> None:
    halves = deck(*(card(5, f"Moth {n}", side="schwarz") for n in range(5)))
    found = next(violation for violation in check(halves, SIDE) if violation.rule == "side")
    assert (found.mend, found.suggestion) == ((), "Keep one side and remove the other.")


def test_a_card_whose_side_is_not_known_is_a_warning_that_breaks_nothing() -> None:
    found = only(check(deck(card(2, "Stray Lamp", code="LNT/W01-E001", side="")), SIDE))
    assert (found.rule, found.severity, found.cards) == ("side", Severity.WARNING, ("LNT/W01-E001",))


def test_an_empty_deck_has_no_wrong_side() -> None:
    assert errors(deck(size=0), SIDE) == ["5.1.2.1"]
