"""Deleting an account takes its decks and tokens along, except shared decks that are left on purpose."""

import pytest

from accounts.models import ApiToken, User
from accounts.services import create_token, delete_account
from decks.models import Deck

pytestmark = pytest.mark.django_db


def make_deck(owner: User, **values: str) -> Deck:
    usual = {"game": "weiss-schwarz", "format": "standard", "name": "Bells"}
    return Deck.objects.create(owner=owner, editor_key="", **usual, **values)


def shared_deck(owner: User) -> Deck:
    return make_deck(owner, visibility="unlisted", share_key="share-key")


def test_everything_goes(user: User) -> None:
    shared_deck(user)
    make_deck(user)
    create_token(user=user, name="laptop", scope=ApiToken.Scope.READ)
    delete_account(user=user, keep_shared_decks=False)
    assert not User.objects.exists()
    assert not Deck.objects.exists()
    assert not ApiToken.objects.exists()


def test_shared_decks_can_stay_but_nobody_can_edit_them(user: User) -> None:
    shared, private = shared_deck(user), make_deck(user)
    delete_account(user=user, keep_shared_decks=True)
    left = Deck.objects.get()
    assert left.pk == shared.pk != private.pk
    assert left.owner is None
    assert left.share_key == "share-key"
    assert left.editor_key


def test_decks_of_others_are_not_touched(user: User) -> None:
    other = User.objects.create_user("bo", "bo@example.org")
    deck = shared_deck(other)
    delete_account(user=user, keep_shared_decks=True)
    deck.refresh_from_db()
    assert deck.owner == other
