"""8.1.2, 8.1.4.1 and 8.2.1.2: a main deck of fifty without G units, and a unit to begin with."""

from rules.games.vanguard.book import CITATION
from rules.legality import DeckList
from tests.rules.vanguard.make import BOOK, STANDARD, check, deck, errors, line, mended, only, ride_deck, shipped

EARLIER = shipped("standard", "2022-01-01")


def test_fifty_cards_are_legal_by_the_book_and_in_standard() -> None:
    assert check(deck()) == ()
    assert check(deck(), STANDARD) == ()


def test_a_card_more_or_less_is_not() -> None:
    found = only(check(deck(size=49)))
    assert (found.rule, found.book, found.found, found.wanted) == ("8.1.4.1", CITATION, "49 cards", "50 cards")
    assert found.message == "The main deck has 49 cards; it must have exactly 50."
    assert found.suggestion == "Add 1 card."
    assert only(check(deck(size=52))).suggestion == "Remove 2 cards."


def test_a_format_may_count_the_ride_deck_to_the_fifty() -> None:
    assert check(deck(size=46, ride=ride_deck(crest=False)), EARLIER) == ()
    found = only(check(deck(ride=ride_deck(crest=False)), EARLIER))
    assert found.message == (
        "The main deck has 50 cards; it must have exactly 46: Standard counts the 4 cards of the ride deck to the 50."
    )


def test_a_deck_without_a_main_deck_is_told_so_and_not_that_it_has_too_few_cards() -> None:
    assert errors(DeckList(tuple(ride_deck()))) == ["8.1.2", "8.1.6"]
    assert errors(DeckList(())) == ["8.1.2", "8.1.6", "8.2.1.2"]


def test_a_g_unit_in_the_main_deck_is_taken_out() -> None:
    lines = deck(line(2, "Hour", grade=4, subtype="G"), ride=[])
    found = only(tuple(one for one in check(lines) if one.rule == "8.1.4.1"))
    assert found.message == "The main deck has 2 cards with the subtype G; it may have none."
    assert errors(mended(lines, found)) == ["8.1.4.1"]  # two cards too few now


def test_a_ride_deck_crest_in_the_main_deck_is_taken_out() -> None:
    found = only(check(deck(line(1, "Crest", type="ride-deck-crest"))))
    assert (found.rule, found.suggestion) == ("2.9.3.6", "Remove 1 of “Crest”.")


def test_the_first_vanguard_comes_from_the_ride_deck_where_there_is_one() -> None:
    without_a_beginner = [one for one in ride_deck() if one.card.numbers.get("grade") != 0]
    found = only(check(deck(ride=without_a_beginner)))
    assert (found.rule, found.message) == (
        "8.2.1.2",
        "The ride deck has no grade 0 unit, so there is no first vanguard.",
    )


def test_a_trigger_unit_may_be_the_only_grade_0_unit() -> None:
    assert check(deck(ride=[]), BOOK) == ()


def test_an_order_of_grade_0_is_no_first_vanguard() -> None:
    order_only = [line(1, "Verse", type="order", grade=0, section="ride"), *ride_deck()[1:]]
    assert errors(deck(ride=order_only)) == ["8.2.1.2"]
