"""Addresses of cards and searches."""

import pytest

from cards.links import card_link, exact_name_query, printing_link, search_link, value_query
from cards.models import Card
from cards.search import explain_query
from rules.games import GAMES

GAME = GAMES["weiss-schwarz"]


def test_a_card_is_found_at_its_number() -> None:
    card = Card(pk=7, game=GAME.key, first_code="LNT/W01-E001")
    assert card_link(card) == "/weiss-schwarz/cards/LNT/W01-E001/"


def test_a_card_without_a_printing_is_found_at_its_row() -> None:
    assert card_link(Card(pk=7, game=GAME.key, first_code="")) == "/cards/7/"


def test_signs_in_a_number_are_escaped() -> None:
    assert printing_link(GAME.key, "A?B#C/1 2") == "/weiss-schwarz/cards/A%3FB%23C/1%202/"


def test_an_address_says_only_what_is_unusual() -> None:
    assert search_link(GAME, "a b", view="list", page=1) == "/weiss-schwarz/cards/?q=a+b"
    assert search_link(GAME, "a b", view="grid", page=2) == "/weiss-schwarz/cards/?q=a+b&view=grid&page=2"


@pytest.mark.parametrize("word", ["Music", "Night Watch", 'The "Best"', "back\\slash", "a|b", "or", "(x)", "/x/", "♪"])
def test_any_word_makes_a_query_that_can_be_read(word: str) -> None:
    assert explain_query(GAME, value_query("name", word))
    assert explain_query(GAME, exact_name_query(word))
