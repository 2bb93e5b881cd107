"""A deck made without an account is one's own after signing up."""

import pytest
from django.test import Client

from accounts.models import User
from decks.models import Deck

pytestmark = pytest.mark.django_db
PASSWORD = "a long enough pass phrase"


def test_build_then_sign_up_then_claim(client: Client) -> None:
    client.post("/decks/new/", {"game": "weiss-schwarz"})
    deck = Deck.objects.get()
    sent = client.get("/decks/claim/")
    assert sent["Location"] == "/accounts/login/?next=/decks/claim/"
    page = client.get(sent["Location"]).content.decode()
    assert "/accounts/signup/?next=%2Fdecks%2Fclaim%2F" in page
    sign_up = {"email": "cy@example.org", "password1": PASSWORD, "password2": PASSWORD, "next": "/decks/claim/"}
    claiming = client.post("/accounts/signup/", sign_up, follow=True)
    assert deck.key in claiming.content.decode()
    client.post("/decks/claim/", {"key": deck.key})
    deck.refresh_from_db()
    assert deck.owner == User.objects.get(email="cy@example.org")
    elsewhere = Client()
    elsewhere.post("/accounts/login/", {"login": "cy@example.org", "password": PASSWORD})
    assert elsewhere.get(f"/decks/{deck.key}/").status_code == 200
