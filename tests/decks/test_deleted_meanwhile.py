"""A deck that is deleted elsewhere while an edit of it is under way answers like one that was never there."""

from collections.abc import Callable
from typing import Any

import pytest
from django.http import HttpRequest
from django.test import Client

from accounts.models import User
from decks import access
from decks.models import Deck
from decks.services import share
from tests.decks.make import make_deck, make_printing

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("deleted_once_found")]
FORMS: dict[str, dict[str, str]] = {
    "cards": {"revision": "1", "set": "main:1:LNT/W01-E001"},
    "cards/": {"revision": "no number", "set": "main:1:NONE/W01-E001"},
    "settings": {"revision": "1", "name": "Renamed"},
    "unread": {"revision": "1"},
    "import": {"revision": "1", "text": "2 LNT/W01-E001", "apply": "1", "mode": "replace"},
    "import/": {"revision": "1", "text": "2 LNT/W01-E001", "apply": "1", "mode": "add"},
    "share": {},
    "stop-sharing": {},
    "copy": {},
}


@pytest.fixture
def deck(owner: User) -> Deck:
    return share(deck=make_deck((4, make_printing("Lantern Keeper", code="LNT/W01-E001")), owner=owner))


@pytest.fixture
def deleted_once_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever may edit a deck finds it deleted by another window right after that."""

    def deleting(allowed: Callable[[HttpRequest, Deck], bool]) -> Callable[[HttpRequest, Deck], bool]:
        def check(request: HttpRequest, deck: Deck) -> bool:
            answer = allowed(request, deck)
            Deck.objects.filter(pk=deck.pk).delete()
            return answer

        return check

    def deleting_own(user: User, key: str) -> Deck:
        deck = access.owned_deck(user, key)
        Deck.objects.filter(pk=deck.pk).delete()
        return deck

    monkeypatch.setattr(access, "may_edit", deleting(access.may_edit))
    monkeypatch.setattr("decks.api.views.owned_deck", deleting_own)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("headers", [{}, {"HX-Request": "true"}], ids=["page", "fragment"])
def test_a_form_for_it_finds_nothing(owner_client: Client, deck: Deck, form: str, headers: dict[str, str]) -> None:
    response = owner_client.post(f"/decks/{deck.key}/{form.rstrip('/')}/", FORMS[form], headers=headers)
    assert response.status_code == 404
    assert not Deck.objects.exists()


@pytest.mark.parametrize(
    ("method", "below", "body"),
    [
        ("patch", "", {"revision": 1, "name": "Renamed"}),
        ("patch", "", {"revision": 1, "list": "2 LNT/W01-E001"}),
        ("put", "share/", {}),
        ("delete", "share/", {}),
    ],
)
def test_the_api_finds_nothing(owner_client: Client, deck: Deck, method: str, below: str, body: dict[str, Any]) -> None:
    send = getattr(owner_client, method)
    response = send(f"/api/v1/decks/{deck.key}/{below}", body, content_type="application/json")
    assert response.status_code == 404
    assert response["Content-Type"] == "application/problem+json"


def test_a_copy_of_a_shared_deck_is_not_an_empty_one(
    client: Client, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("decks.views.mine.check_browser_room", lambda _: Deck.objects.all().delete())
    assert client.post(f"/decks/shared/{deck.share_key}/copy/").status_code == 404
    assert not Deck.objects.exists()
