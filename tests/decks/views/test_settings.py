"""Renaming a deck, building it for another format, forgetting unread lines."""

import pytest
from django.test import Client
from pytest_django.asserts import assertContains, assertNotContains

from cards.models import Format
from decks.models import Deck
from tests.decks.make import GAME, hold, make_deck

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("standard")]
SCRIPT = {"HX-Request": "true"}


@pytest.fixture
def deck(client: Client) -> Deck:
    deck = make_deck(unread="4 Nobody")
    Format.objects.create(game=GAME, key="side", title="Side", source="Format entry")
    hold(client, deck)
    return deck


def test_a_plain_form_sends_name_and_format(client: Client, deck: Deck) -> None:
    answer = client.post(f"/decks/{deck.key}/settings/", {"name": "Day watch", "format": "side", "revision": 1})
    assert answer.headers["Location"] == f"/decks/{deck.key}/"
    deck.refresh_from_db()
    assert (deck.name, deck.format) == ("Day watch", "side")


def test_the_script_sends_what_changed_alone(client: Client, deck: Deck) -> None:
    answer = client.post(f"/decks/{deck.key}/settings/", {"format": "side", "revision": 1}, headers=SCRIPT)
    assertContains(answer, 'data-format="side"')
    deck.refresh_from_db()
    assert (deck.name, deck.format) == ("Night watch", "side")


def test_a_rename_from_an_old_revision_shows_both_names(client: Client, deck: Deck) -> None:
    client.post(f"/decks/{deck.key}/settings/", {"name": "Day watch", "revision": 1})
    conflict = client.post(
        f"/decks/{deck.key}/settings/", {"name": "Dawn watch", "format": "standard", "revision": 1}, headers=SCRIPT
    )
    for shown in ("Day watch", "Dawn watch", "Put mine on top"):
        assertContains(conflict, shown, status_code=409)
    assertNotContains(conflict, '<th scope="row">Format</th>', status_code=409)


@pytest.mark.parametrize(("sent", "said"), [({"name": " "}, "needs a name"), ({"format": "blitz"}, "no format")])
def test_a_setting_that_cannot_be_says_why(client: Client, deck: Deck, sent: dict[str, str], said: str) -> None:
    assertContains(client.post(f"/decks/{deck.key}/settings/", sent | {"revision": "1"}), said, status_code=400)


def test_unread_lines_are_shown_until_they_are_discarded(client: Client, deck: Deck) -> None:
    assertContains(client.get(f"/decks/{deck.key}/"), "4 Nobody")
    client.post(f"/decks/{deck.key}/unread/", {"revision": 1})
    assertNotContains(client.get(f"/decks/{deck.key}/"), "4 Nobody")


def test_unread_lines_are_not_discarded_from_an_old_revision(client: Client, deck: Deck) -> None:
    answer = client.post(f"/decks/{deck.key}/unread/", {"revision": 9}, headers=SCRIPT)
    assertContains(answer, "forgotten", status_code=409)
    deck.refresh_from_db()
    assert deck.unread == "4 Nobody"
