"""The card beside the deck."""

import pytest
from django.test import Client
from pytest_django.asserts import assertContains

from tests.decks.make import add_printing, hold, make_deck, make_printing

pytestmark = pytest.mark.django_db


def test_a_card_shows_its_text_and_every_printing_with_what_the_deck_holds(client: Client) -> None:
    printing = make_printing("Bell", code="LNT/W01-E001", text=("Draw a card.",))
    parallel = add_printing(printing.card, "LNT/W01-E001SP")
    deck = make_deck((2, parallel))
    hold(client, deck)
    card = client.get(f"/decks/{deck.key}/inspect/{printing.card_id}/")
    assertContains(card, "Draw a card.")
    assertContains(card, "2 printings")
    assertContains(card, 'value="main:1:LNT/W01-E001"')
    assertContains(card, 'value="main:3:LNT/W01-E001SP"')


def test_a_card_that_is_not_there_is_not_found(client: Client) -> None:
    deck = make_deck()
    hold(client, deck)
    assert client.get(f"/decks/{deck.key}/inspect/999999/").status_code == 404


def test_a_card_of_another_game_is_not_found(client: Client) -> None:
    printing = make_printing()
    printing.card.game = "another-game"
    printing.card.save()
    deck = make_deck()
    hold(client, deck)
    assert client.get(f"/decks/{deck.key}/inspect/{printing.card_id}/").status_code == 404
