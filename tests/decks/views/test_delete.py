"""Deleting a deck."""

import pytest
from django.test import Client
from pytest_django.asserts import assertContains

from decks.models import Deck
from decks.services import share
from tests.decks.make import hold, make_deck

pytestmark = pytest.mark.django_db


def test_looking_at_the_question_deletes_nothing(client: Client) -> None:
    deck = make_deck()
    hold(client, deck)
    assertContains(client.get(f"/decks/{deck.key}/delete/"), "Delete “Night watch”?")
    assert Deck.objects.exists()


def test_the_answer_deletes_the_deck_and_its_link(client: Client) -> None:
    deck = share(deck=make_deck())
    hold(client, deck)
    page = client.post(f"/decks/{deck.key}/delete/", follow=True)
    assertContains(page, "“Night watch” is deleted.")
    assert not Deck.objects.exists()
    assert client.get(f"/decks/shared/{deck.share_key}/").status_code == 404
