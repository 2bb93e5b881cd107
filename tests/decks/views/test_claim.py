"""Decks made without an account become those of an account."""

import pytest
from django.test import Client
from pytest_django.asserts import assertContains, assertRedirects

from accounts.models import User
from decks.limits import DECKS_PER_USER
from decks.models import Deck
from tests.decks.make import GAME, hold, make_deck

pytestmark = pytest.mark.django_db


def test_a_deck_made_before_signing_up_is_offered_and_then_owned(client: Client) -> None:
    client.post("/decks/new/", {"game": GAME})
    password = "a quite long pass phrase"
    client.post(
        "/accounts/signup/", {"email": "wren@example.org", "password1": password, "password2": password}, follow=True
    )
    deck = Deck.objects.get()
    assertContains(client.get("/decks/claim/"), deck.key)
    assertRedirects(client.post("/decks/claim/", {"key": deck.key}), "/decks/")
    deck.refresh_from_db()
    assert deck.owner == User.objects.get()


def test_after_that_only_the_owner_edits(owner_client: Client, client: Client) -> None:
    deck = make_deck()
    hold(owner_client, deck)
    hold(client, deck)
    owner_client.post("/decks/claim/", {"key": deck.key})
    assert client.get(f"/decks/{deck.key}/").status_code == 404
    assert owner_client.get(f"/decks/{deck.key}/").status_code == 200


def test_only_the_chosen_decks_are_claimed(owner_client: Client, owner: User) -> None:
    chosen, left = make_deck(), make_deck()
    hold(owner_client, chosen, left)
    owner_client.post("/decks/claim/", {"key": chosen.key})
    assert list(Deck.objects.owned_by(owner)) == [chosen]


def test_a_deck_of_another_browser_is_not_claimed(owner_client: Client) -> None:
    deck = make_deck()
    assert owner_client.post("/decks/claim/", {"key": deck.key}).status_code == 400
    deck.refresh_from_db()
    assert deck.owner is None


def test_without_an_account_one_is_asked_to_sign_in_and_comes_back(client: Client) -> None:
    assertRedirects(client.get("/decks/claim/"), "/accounts/login/?next=/decks/claim/")
    assertRedirects(client.post("/decks/claim/"), "/accounts/login/?next=/decks/claim/")


def test_nothing_chosen_is_said(owner_client: Client) -> None:
    hold(owner_client, make_deck())
    assertContains(owner_client.post("/decks/claim/"), "Choose at least one deck", status_code=400)


def test_a_full_account_claims_nothing(owner_client: Client, owner: User) -> None:
    Deck.objects.bulk_create(
        Deck(game=GAME, format="standard", name="Deck", owner=owner, editor_key="") for _ in range(DECKS_PER_USER)
    )
    deck = make_deck()
    hold(owner_client, deck)
    assertContains(owner_client.post("/decks/claim/", {"key": deck.key}), "delete some first", status_code=400)
    deck.refresh_from_db()
    assert deck.owner is None
