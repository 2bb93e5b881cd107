"""Deleting an account takes the password and says what becomes of decks."""

import pytest
from django.core.cache import cache
from django.test import Client

from accounts.models import User
from decks.models import Deck
from tests.decks.make import make_deck

pytestmark = pytest.mark.django_db
PAGE = "/accounts/delete/"
PASSWORD = "a long enough pass phrase"


@pytest.fixture
def browser(client: Client, user: User) -> Client:
    cache.clear()
    client.force_login(user)
    return client


def test_it_asks_first(browser: Client) -> None:
    assert "cannot be undone" in browser.get(PAGE).content.decode()
    assert User.objects.exists()


@pytest.mark.parametrize(
    "wrong",
    [{}, {"password": "not this one", "shared_decks": "delete"}, {"password": PASSWORD, "shared_decks": "sell"}],
)
def test_without_the_password_or_the_choice_nothing_happens(browser: Client, wrong: dict[str, str]) -> None:
    assert browser.post(PAGE, wrong).status_code == 400
    assert User.objects.exists()


def test_account_and_decks_go_and_one_is_signed_out(browser: Client, user: User) -> None:
    make_deck(owner=user, visibility="unlisted", share_key="share-key")
    response = browser.post(PAGE, {"password": PASSWORD, "shared_decks": "delete"}, follow=True)
    assert "Your account is deleted." in response.content.decode()
    assert not User.objects.exists()
    assert not Deck.objects.exists()
    assert "_auth_user_id" not in browser.session


def test_decks_that_this_browser_made_without_the_account_stay_with_it(browser: Client) -> None:
    session = browser.session
    session["decks"] = {"deck-key": "editor-key"}
    session.save()
    browser.post(PAGE, {"password": PASSWORD, "shared_decks": "delete"})
    assert browser.session["decks"] == {"deck-key": "editor-key"}


def test_shared_decks_can_stay(browser: Client, user: User) -> None:
    make_deck(owner=user, visibility="unlisted", share_key="share-key")
    make_deck(owner=user)
    browser.post(PAGE, {"password": PASSWORD, "shared_decks": "keep"})
    assert [deck.share_key for deck in Deck.objects.all()] == ["share-key"]


def test_guessing_the_password_is_stopped(browser: Client) -> None:
    statuses = [browser.post(PAGE, {"password": "guess", "shared_decks": "delete"}).status_code for _ in range(11)]
    assert statuses == [400] * 10 + [429]
    cache.clear()
