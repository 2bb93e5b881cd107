"""A page that answers a form never leads back to an address that only takes forms."""

import re
from urllib.parse import unquote

import pytest
from django.test import Client
from django.urls import resolve

from accounts.models import User
from config.methods import MARK
from decks.models import Deck
from tests.config.endpoints import Endpoint, endpoints, owned_things
from tests.config.permissions import row_for

pytestmark = pytest.mark.django_db


def takes_forms_only(endpoint: Endpoint) -> bool:
    row = row_for(endpoint.name)
    return row is not None and row.expected("get")[2] == 405


FORMS_ONLY = [e for e in endpoints() if not e.name.startswith(("admin:", "api:")) and takes_forms_only(e)]


def ways_back(page: str) -> set[str]:
    """Return where signing in and choosing a theme lead back to."""
    signing_in = re.findall(r'href="/accounts/login/\?next=([^"]*)"', page)
    return {unquote(address) for address in signing_in} | set(re.findall(r'name="next" value="([^"]*)"', page))


@pytest.mark.parametrize("endpoint", FORMS_ONLY, ids=lambda endpoint: endpoint.name)
def test_what_takes_forms_only_is_known_for_it(endpoint: Endpoint, owner: User) -> None:
    assert getattr(resolve(endpoint.address(owned_things(owner))).func, MARK, False)


def test_a_page_that_is_asked_for_leads_back_to_itself(client: Client) -> None:
    assert ways_back(client.get("/decks/new/?game=weiss-schwarz").content.decode()) == {
        "/decks/new/?game=weiss-schwarz"
    }


def test_a_form_that_is_shown_again_leads_back_to_the_form(client: Client) -> None:
    response = client.post("/decks/new/", {"game": "weiss-schwarz", "format": "no-such-format"})
    assert response.status_code == 400
    assert ways_back(response.content.decode()) == {"/decks/new/"}


@pytest.mark.parametrize(
    ("form", "sent"),
    [
        ("cards/", {"revision": "0", "set": "main:1:LNT/W01-E001"}),
        ("cards/", {"revision": "1", "set": "main:1:NONE/W01-E001"}),
        ("settings/", {"revision": "1", "name": " "}),
        ("unread/", {"revision": "0"}),
    ],
)
def test_an_edit_that_was_not_made_leads_back_to_the_builder(
    form: str, sent: dict[str, str], owner: User, owner_client: Client
) -> None:
    builder = f"/decks/{owned_things(owner)['key']}/"
    response = owner_client.post(builder + form, sent | {"back": "q=level:3"})
    assert response.status_code in (400, 409)
    assert response.context["here"] == f"{builder}?q=level%3A3"
    assert owner_client.get(response.context["here"]).status_code == 200


def test_a_refused_token_leads_back_to_the_account(owner_client: Client) -> None:
    response = owner_client.post("/accounts/tokens/", {"name": ""})
    assert response.status_code == 400
    assert ways_back(response.content.decode()) == {"/accounts/"}


@pytest.mark.parametrize("address", ["/nowhere/", "/decks/no-such-deck/share/"])
def test_a_form_that_went_nowhere_leads_to_the_first_page(client: Client, address: str) -> None:
    response = client.post(address)
    assert response.status_code == 404
    assert ways_back(response.content.decode()) == {"/"}


def test_signing_in_for_a_token_leads_to_the_account(client: Client, owner: User) -> None:
    revoke = f"/accounts/tokens/{owner.pk}/revoke/"
    for address in ("/accounts/tokens/", revoke):
        assert client.post(address)["Location"] == "/accounts/login/?next=/accounts/"


def test_too_many_forms_lead_to_the_first_page(owner: User, owner_client: Client, settings: object) -> None:
    settings.PAGE_RATES = {"write": "0/m", "create": "0/m", "search": "1/m"}  # type: ignore[attr-defined]
    key = owned_things(owner)["key"]
    response = owner_client.post(f"/decks/{key}/share/")
    assert response.status_code == 429
    assert ways_back(response.content.decode()) == {"/"}
    assert Deck.objects.get(key=key).share_key is None
