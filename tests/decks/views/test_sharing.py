"""The unlisted link, and the page it opens in any browser."""

import re

import pytest
from django.test import Client
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects

from decks.models import Deck
from decks.services import share
from tests.decks.make import hold, make_deck, make_printing

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("standard")]


@pytest.fixture
def deck(client: Client) -> Deck:
    deck = make_deck((5, make_printing("Lantern Keeper")), unread="4 Nobody")
    hold(client, deck)
    return deck


def without_token(page: str) -> str:
    """Leave out the token against forged forms, which differs on every page."""
    return re.sub(r"[A-Za-z0-9]{64}", "", page)


def link_of(deck: Deck) -> str:
    deck.refresh_from_db()
    return f"/decks/shared/{deck.share_key}/"


def test_a_deck_is_private_until_it_is_shared(client: Client, deck: Deck) -> None:
    assertContains(client.get(f"/decks/{deck.key}/link/"), "The deck is private")
    assertRedirects(client.post(f"/decks/{deck.key}/share/"), f"/decks/{deck.key}/link/")
    assertContains(client.get(f"/decks/{deck.key}/link/"), link_of(deck))


def test_the_link_shows_cards_verdict_and_charts_in_another_browser(deck: Deck) -> None:
    share(deck=deck)
    page = Client().get(link_of(deck))
    for shown in ("Lantern Keeper", "Not legal", "5.1.2.2", "Levels: 0 5.", "Copy to my decks"):
        assertContains(page, shown)


def test_a_reader_gets_nothing_to_edit_with(deck: Deck) -> None:
    share(deck=deck)
    page = Client().get(link_of(deck))
    for hidden in (deck.key, deck.editor_key, 'name="set"', 'name="revision"', "Discard"):
        assertNotContains(page, hidden)


def test_the_owner_finds_the_way_to_the_builder(client: Client, deck: Deck) -> None:
    share(deck=deck)
    assertContains(client.get(link_of(deck)), f"/decks/{deck.key}/")


def test_a_shared_deck_is_kept_out_of_search_engines(deck: Deck) -> None:
    share(deck=deck)
    for address in (link_of(deck), f"{link_of(deck)}list.txt"):
        assert Client().get(address).headers["X-Robots-Tag"] == "noindex"


def test_a_revoked_link_opens_nothing(client: Client, deck: Deck) -> None:
    link = link_of(share(deck=deck))
    client.post(f"/decks/{deck.key}/stop-sharing/")
    for address in (link, f"{link}list.txt"):
        assert Client().get(address).status_code == 404
    assert Client().post(f"{link}copy/").status_code == 404


def test_a_private_deck_answers_like_one_that_does_not_exist(deck: Deck) -> None:
    private, absent = Client().get(f"/decks/{deck.key}/"), Client().get("/decks/no-such-deck/")
    assert (private.status_code, absent.status_code) == (404, 404)
    assert without_token(private.content.decode()).replace(deck.key, "no-such-deck") == without_token(
        absent.content.decode()
    )
