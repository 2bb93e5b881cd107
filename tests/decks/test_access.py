"""Who may edit which deck."""

import pytest
from django.contrib.auth.models import AnonymousUser
from django.contrib.sessions.backends.db import SessionStore
from django.http import Http404, HttpRequest

from accounts.models import User
from decks.access import (
    check_browser_room,
    decks_of,
    editable_deck,
    forget,
    remember,
    shared_deck,
    unclaimed_decks,
)
from decks.errors import LimitReached
from decks.limits import DECKS_PER_BROWSER
from decks.models import Deck
from decks.services import share, stop_sharing
from tests.decks.make import GAME, make_deck

pytestmark = pytest.mark.django_db


def request_of(user: User | None = None) -> HttpRequest:
    request = HttpRequest()
    request.user = user or AnonymousUser()
    request.session = SessionStore()
    return request


def test_the_browser_that_made_a_deck_may_edit_it_and_no_other() -> None:
    deck = make_deck()
    mine, other = request_of(), request_of()
    remember(mine, deck)
    assert editable_deck(mine, deck.key) == deck
    with pytest.raises(Http404):
        editable_deck(other, deck.key)


def test_a_wrong_editor_key_opens_nothing() -> None:
    deck = make_deck()
    request = request_of()
    request.session["decks"] = {deck.key: "guessed"}
    with pytest.raises(Http404):
        editable_deck(request, deck.key)
    assert not decks_of(request).exists()


@pytest.mark.parametrize("stored", ["text", ["list"], None])
def test_a_session_with_nonsense_holds_no_deck(stored: object) -> None:
    request = request_of()
    request.session["decks"] = stored
    assert not decks_of(request).exists()


def test_an_owned_deck_is_its_owners_alone_even_for_the_browser_that_made_it(owner: User) -> None:
    deck = make_deck()
    browser = request_of()
    remember(browser, deck)
    Deck.objects.filter(pk=deck.pk).update(owner=owner, editor_key="")
    assert editable_deck(request_of(owner), deck.key) == deck
    with pytest.raises(Http404):
        editable_deck(browser, deck.key)


def test_an_empty_editor_key_is_no_key(owner: User) -> None:
    deck = make_deck(owner=owner)
    request = request_of()
    request.session["decks"] = {deck.key: ""}
    with pytest.raises(Http404):
        editable_deck(request, deck.key)
    assert not decks_of(request).exists()


def test_a_user_sees_their_own_decks_and_those_of_this_browser(owner: User) -> None:
    own, held, foreign = make_deck(owner=owner), make_deck(), make_deck()
    request = request_of(owner)
    remember(request, held)
    assert set(decks_of(request)) == {own, held}
    assert list(unclaimed_decks(request)) == [held]
    assert foreign not in decks_of(request)


def test_decks_that_are_gone_are_not_remembered() -> None:
    gone, held = make_deck(), make_deck()
    request = request_of()
    remember(request, gone)
    gone.delete()
    remember(request, held)
    assert request.session["decks"] == {held.key: held.editor_key}


def test_claimed_decks_are_forgotten() -> None:
    claimed, held = make_deck(), make_deck()
    request = request_of()
    remember(request, claimed)
    remember(request, held)
    forget(request, [claimed])
    assert list(unclaimed_decks(request)) == [held]


def test_a_browser_without_an_account_holds_a_bounded_number_of_decks(owner: User) -> None:
    decks = [Deck(game=GAME, format="standard", name="Deck") for _ in range(DECKS_PER_BROWSER)]
    Deck.objects.bulk_create(decks)
    held = {deck.key: deck.editor_key for deck in decks}
    anonymous, signed_in = request_of(), request_of(owner)
    anonymous.session["decks"] = signed_in.session["decks"] = held
    with pytest.raises(LimitReached, match="sign in"):
        check_browser_room(anonymous)
    check_browser_room(signed_in)


def test_a_link_opens_a_deck_until_it_is_revoked() -> None:
    deck = share(deck=make_deck())
    link = str(deck.share_key)
    assert shared_deck(link) == deck
    stop_sharing(deck=deck)
    with pytest.raises(Http404):
        shared_deck(link)
