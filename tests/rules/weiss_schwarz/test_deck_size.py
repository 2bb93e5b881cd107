"""5.1.2.1: a deck has exactly fifty cards."""

import pytest

from rules.games.weiss_schwarz.book import CITATION
from rules.legality import DeckLine, DeckList
from tests.rules.weiss_schwarz.make import card, check, deck, errors, only


def test_fifty_cards_are_legal() -> None:
    assert check(deck(size=50)) == ()


@pytest.mark.parametrize(("size", "suggestion"), [(49, "Add 1 card."), (51, "Remove 1 card."), (46, "Add 4 cards.")])
def test_any_other_number_is_not(size: int, suggestion: str) -> None:
    found = only(check(deck(size=size)))
    assert (found.rule, found.book) == ("5.1.2.1", CITATION)
    assert (found.found, found.wanted) == (f"{size} cards", "50 cards")
    assert found.suggestion == suggestion


def test_an_empty_deck_lacks_fifty_cards() -> None:
    found = only(check(DeckList(())))
    assert (found.rule, found.found, found.suggestion) == ("5.1.2.1", "0 cards", "Add 50 cards.")


def test_cards_put_aside_in_another_section_do_not_count() -> None:
    aside = DeckLine(3, "LNT/W01-E900", card(1, "Spare Lamp").card, section="maybe")
    assert check(DeckList((*deck(size=50).lines, aside))) == ()


def test_nothing_says_which_card_to_take_so_no_change_is_offered() -> None:
    assert only(check(deck(size=51))).mend == ()


def test_every_violation_is_reported_at_once() -> None:
    overfull = deck(card(5, "Lantern Keeper"), *(card(3, f"Tide {n}", type="climax") for n in range(3)), size=52)
    assert errors(overfull) == ["5.1.2.1", "5.1.2.2", "5.1.2.3"]
