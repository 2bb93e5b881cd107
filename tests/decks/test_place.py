"""Where in the builder somebody is."""

import pytest
from django.http import QueryDict

from cards.search.parse import MAX_LENGTH
from decks.models import Deck
from decks.views.place import LAST_PAGE, Place


def test_the_address_says_the_search_the_page_and_the_card() -> None:
    place = Place.read(QueryDict("q=level%3A0&page=2&card=7"))
    assert place == Place("level:0", 2, 7)
    assert place.address(Deck(key="abc")) == "/decks/abc/?q=level%3A0&page=2&card=7"


def test_what_says_nothing_is_left_out() -> None:
    assert Place().address(Deck(key="abc")) == "/decks/abc/"


@pytest.mark.parametrize("value", ["", "-1", "x", "²", "99999999999", "1.5"])
def test_numbers_that_make_no_sense_are_as_if_absent(value: str) -> None:
    query = QueryDict(mutable=True)
    query.update({"page": value, "card": value})
    assert Place.read(query) == Place()


def test_queries_and_pages_are_bounded() -> None:
    place = Place.read(QueryDict(f"q={'x' * 5000}&page=999999999"))
    assert (len(place.query), place.page) == (MAX_LENGTH, LAST_PAGE)


def test_a_form_brings_its_place_along() -> None:
    form = QueryDict(mutable=True)
    form["back"] = Place("a b", 3, 4).encoded()
    assert Place.read_back(form) == Place("a b", 3, 4)


def test_a_long_query_in_any_script_is_brought_along_whole() -> None:
    place = Place("𠮷" * MAX_LENGTH, LAST_PAGE, 999_999_999)
    form = QueryDict(mutable=True)
    form["back"] = place.encoded()
    assert Place.read_back(form) == place


def test_a_card_opens_at_the_place_one_is() -> None:
    assert Place("a b", 2, 9).before_card == "?q=a+b&page=2&card="
    assert Place(card=9).before_card == "?card="
