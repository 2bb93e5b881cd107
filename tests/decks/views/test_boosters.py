"""The page on which boosters are opened for a deck."""

import re

import pytest
from django.test import Client
from pytest_django import Settings
from pytest_django.asserts import assertContains, assertNotContains

from cards.models import Printing
from decks.models import Deck
from tests.decks.make import hold, make_deck, make_printing
from tests.decks.pooled import PORTER, held, load, pooled_deck

pytestmark = pytest.mark.django_db


@pytest.fixture
def deck(client: Client) -> Deck:
    load()
    deck = pooled_deck({}, {})
    hold(client, deck)
    return deck


def address(deck: Deck) -> str:
    return f"/decks/{deck.key}/boosters/"


def revision(deck: Deck) -> int:
    return Deck.objects.get(pk=deck.pk).revision


def test_the_page_says_what_is_opened_and_offers_a_seed(client: Client, deck: Deck) -> None:
    page = client.get(address(deck))
    assertContains(page, "Five boosters of 8 cards")
    assertContains(page, "Open five boosters")
    assertContains(page, f'name="seed" value="{page.context["seed"]}"')
    assert held(deck, "pool") == {}


def test_opening_fills_the_pool_and_shows_every_card(client: Client, deck: Deck) -> None:
    response = client.post(address(deck), {"revision": 1, "seed": "7"}, follow=True)
    assert response.redirect_chain == [(f"{address(deck)}?seed=7", 302)]
    assertContains(response, "The boosters of seed 7 are open")
    assertContains(response, "These five boosters are the pool of the deck.")
    assertContains(response, 'class="face face-', count=40)
    assert sum(held(deck, "pool").values()) == sum(held(deck, "main").values()) == 40


def test_the_address_opens_the_same_boosters_again(client: Client, deck: Deck) -> None:
    names = [re.findall(r"NVL1-\d{3}", client.get(f"{address(deck)}?seed=7").content.decode()) for _ in range(2)]
    assert names[0] == names[1]
    assert len(names[0]) >= 40
    assert held(deck, "pool") == {}


def test_without_a_seed_one_is_drawn(client: Client, deck: Deck) -> None:
    response = client.post(address(deck), {"revision": 1, "seed": ""})
    assert re.fullmatch(rf"{address(deck)}\?seed=\d+", response["Location"])


def test_a_pool_is_replaced_only_after_that_was_offered(client: Client, deck: Deck) -> None:
    client.post(address(deck), {"revision": 1, "seed": "7"})
    before = held(deck, "pool")
    asked = client.post(address(deck), {"revision": 2, "seed": "8"}, follow=True)
    assert asked.redirect_chain == [(f"{address(deck)}?seed=8", 302)], "so that one can go back to it, or reload it"
    assertContains(asked, "has 40 cards in its deck and 40 cards in its pool already")
    assertContains(asked, "Replace them by these boosters")
    assertContains(asked, 'autocomplete="off" readonly>')  # no others than those that are shown
    assertContains(asked, "Look at others")
    assertContains(asked, '<input type="hidden" name="replace" value="1">')
    assert held(deck, "pool") == before
    client.post(address(deck), {"revision": 2, "seed": "8", "replace": "1"})
    assert held(deck, "pool") != before


def test_who_comes_back_is_told_that_the_deck_has_a_pool(client: Client, deck: Deck) -> None:
    client.post(address(deck), {"revision": 1, "seed": "7"})
    page = client.get(address(deck))
    assertContains(page, "has 40 cards in its deck and 40 cards in its pool already")
    assertContains(page, "Open five boosters")
    assertNotContains(page, 'name="replace"')


def test_opening_the_same_boosters_twice_is_answered_with_them(client: Client, deck: Deck) -> None:
    for _ in range(2):
        response = client.post(address(deck), {"revision": 1, "seed": "7"}, follow=True)
        assert response.redirect_chain == [(f"{address(deck)}?seed=7", 302)]
        assertContains(response, "These five boosters are the pool of the deck.")
        assertNotContains(response, "nothing was opened")
    assert sum(held(deck, "pool").values()) == 40


@pytest.mark.parametrize("seed", ["x", "-1", "1.5", "1" * 10])
def test_what_is_no_seed_is_refused(client: Client, deck: Deck, seed: str) -> None:
    page = client.post(address(deck), {"revision": 1, "seed": seed})
    assertContains(page, "A seed is a whole number of up to 9 digits", status_code=400)


def test_a_revision_that_is_missing_is_refused(client: Client, deck: Deck) -> None:
    assertContains(client.post(address(deck), {"seed": "7"}), "must be a whole number", status_code=400)


def test_a_change_in_another_window_is_told(client: Client, deck: Deck) -> None:
    Deck.objects.filter(pk=deck.pk).update(revision=4)
    page = client.post(address(deck), {"revision": 1, "seed": "7"})
    assertContains(page, "changed in another window", status_code=409)
    assertContains(page, 'name="revision" value="4"', status_code=409)
    assert held(deck, "pool") == {}


def test_decks_of_another_format_are_told_which_format_opens_boosters(client: Client, deck: Deck) -> None:
    other = pooled_deck({}, {}, "strategy")
    hold(client, deck, other)
    page = client.get(address(other))
    assertContains(page, "choose another first: Blitz Shield")
    assertNotContains(page, "Open five boosters")
    assertContains(
        client.post(address(other), {"revision": 1, "seed": "7"}), "not built from boosters", status_code=400
    )


def test_a_rarity_without_cards_is_said(client: Client, deck: Deck) -> None:
    Printing.objects.filter(game=deck.game, rarity="R").update(rarity="")
    assertContains(client.post(address(deck), {"revision": 1, "seed": "7"}), "the rarity R", status_code=400)
    assertContains(client.get(f"{address(deck)}?seed=7"), "the rarity R", status_code=400)


def test_a_game_without_boosters_has_no_such_page(client: Client, deck: Deck) -> None:
    other = make_deck((1, make_printing()))
    hold(client, deck, other)
    assert client.get(address(other)).status_code == 404


def test_writing_too_often_is_refused(client: Client, deck: Deck, settings: Settings) -> None:
    settings.PAGE_RATES = {**settings.PAGE_RATES, "write": "1/h"}
    client.post(address(deck), {"revision": 1, "seed": "7"})
    assert client.post(address(deck), {"revision": 2, "seed": "7"}).status_code == 429
    assert client.get(address(deck)).status_code == 200


def test_the_builder_offers_boosters_beside_the_pool_and_only_there(client: Client, deck: Deck) -> None:
    strategy = pooled_deck({PORTER: 1}, {}, "strategy")
    hold(client, deck, strategy)
    page = client.get(f"/decks/{deck.key}/")
    assertContains(page, f'<a href="{address(deck)}">Open five boosters</a>', html=True)
    assertContains(page, "Kept beside the deck, not counted.")
    assertNotContains(client.get(f"/decks/{strategy.key}/"), "boosters")
