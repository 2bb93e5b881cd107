"""The search beside the deck."""

import pytest
from django.test import Client
from pytest_django import Settings
from pytest_django.asserts import assertContains, assertNotContains

from decks.models import Deck
from decks.results import PAGE_SIZE
from tests.decks.make import hold, make_deck, make_printing

pytestmark = pytest.mark.django_db


@pytest.fixture
def deck(client: Client) -> Deck:
    deck = make_deck((3, make_printing("Lantern Keeper")))
    hold(client, deck)
    return deck


def test_what_is_found_comes_as_a_part_of_the_page(client: Client, deck: Deck) -> None:
    make_printing("Rope Maker")
    found = client.get(f"/decks/{deck.key}/search/", {"q": "lantern"})
    assertContains(found, "Lantern Keeper")
    assertContains(found, '<span class="row-quantity" data-count>3</span>', html=True)
    assertNotContains(found, "Rope Maker")
    assertNotContains(found, "<html")


def test_a_button_sets_one_copy_more_than_the_deck_holds(client: Client, deck: Deck) -> None:
    code = deck.entries.get().printing.code
    assertContains(client.get(f"/decks/{deck.key}/search/", {"q": "lantern"}), f'value="main:4:{code}"')


def test_more_rows_follow_the_last_without_the_rest_of_the_column(client: Client, deck: Deck) -> None:
    for number in range(PAGE_SIZE + 1):
        make_printing(f"Bell {number:03}")
    first = client.get(f"/decks/{deck.key}/search/", {"q": "bell"})
    assertContains(first, "More cards")
    more = client.get(f"/decks/{deck.key}/search/", {"q": "bell", "page": "2", "more": "1"})
    assertContains(more, f"Bell {PAGE_SIZE:03}")
    assertNotContains(more, 'id="found"')


def test_nothing_found_says_what_to_try(client: Client, deck: Deck) -> None:
    assertContains(client.get(f"/decks/{deck.key}/search/", {"q": "zebra"}), "Try fewer words")


def test_too_many_searches_are_answered_with_how_long_to_wait(client: Client, deck: Deck, settings: Settings) -> None:
    settings.PAGE_RATES = settings.PAGE_RATES | {"search": "2/d"}
    answers = [client.get(f"/decks/{deck.key}/search/") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert int(answers[2].headers["Retry-After"]) > 0
    assertContains(answers[2], "Try again in", status_code=429)
