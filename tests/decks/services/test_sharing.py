"""Links, and whose a deck is."""

import pytest

from accounts.models import User
from decks.limits import DECKS_PER_USER
from decks.models import Deck
from decks.services import LimitReached, claim, share, stop_sharing
from tests.decks.make import GAME, make_deck

pytestmark = pytest.mark.django_db


@pytest.fixture
def owner(django_user_model: type[User]) -> User:
    return django_user_model.objects.create_user("wren")


def test_sharing_twice_keeps_the_link() -> None:
    deck = make_deck()
    link = share(deck=deck).share_key
    assert link
    assert share(deck=deck).share_key == link


def test_a_link_that_was_revoked_never_comes_back() -> None:
    deck = make_deck()
    link = share(deck=deck).share_key
    assert stop_sharing(deck=deck).share_key is None
    assert share(deck=deck).share_key not in (None, link)


def test_a_claimed_deck_has_an_owner_and_no_editor_key(owner: User) -> None:
    deck = make_deck()
    assert claim(decks=[deck], owner=owner) == 1
    deck.refresh_from_db()
    assert (deck.owner, deck.editor_key) == (owner, "")


def test_a_deck_that_somebody_owns_is_not_claimed_again(owner: User, django_user_model: type[User]) -> None:
    deck = make_deck(owner=django_user_model.objects.create_user("robin"))
    assert claim(decks=[deck], owner=owner) == 0
    deck.refresh_from_db()
    assert deck.owner != owner


def test_claiming_keeps_to_the_number_of_decks_an_account_holds(owner: User) -> None:
    Deck.objects.bulk_create(
        Deck(game=GAME, format="standard", name="Deck", owner=owner, editor_key="") for _ in range(DECKS_PER_USER)
    )
    with pytest.raises(LimitReached):
        claim(decks=[make_deck()], owner=owner)
