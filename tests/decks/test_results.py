"""The search column: what was found, and what the deck holds of it."""

import pytest

from decks.results import PAGE_SIZE, results_for
from tests.decks.make import add_printing, make_deck, make_printing

pytestmark = pytest.mark.django_db


def test_a_row_adds_the_first_printing_of_a_card_that_the_deck_does_not_hold() -> None:
    printing = make_printing("Bell", code="LNT/W01-E001")
    add_printing(printing.card, "LNT/W01-E001SP")
    (row,) = results_for(make_deck(), "bell").rows
    assert (row.code, row.quantity, row.section) == ("LNT/W01-E001", 0, "main")


def test_a_row_adds_the_printing_that_the_deck_holds_already() -> None:
    card = make_printing("Bell", code="LNT/W01-E001").card
    parallel = add_printing(card, "LNT/W01-E001SP")
    (row,) = results_for(make_deck((3, parallel)), "bell").rows
    assert (row.code, row.quantity) == ("LNT/W01-E001SP", 3)


def test_other_decks_do_not_count() -> None:
    printing = make_printing("Bell")
    make_deck((4, printing))
    (row,) = results_for(make_deck(), "bell").rows
    assert row.quantity == 0


def test_further_results_are_on_the_next_page() -> None:
    for number in range(PAGE_SIZE + 1):
        make_printing(f"Bell {number:03}")
    deck = make_deck()
    first = results_for(deck, "bell")
    assert (len(first.rows), first.next_page) == (PAGE_SIZE, 2)
    last = results_for(deck, "bell", page=2)
    assert ([row.card.name for row in last.rows], last.next_page) == ([f"Bell {PAGE_SIZE:03}"], None)


def test_a_query_that_cannot_be_read_is_an_answer_too() -> None:
    results = results_for(make_deck(), "bell level:")
    assert results.error is not None
    assert results.before_error + results.from_error == "bell level:"
    assert results.rows == ()
