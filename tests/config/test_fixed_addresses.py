"""robots.txt and the icon."""

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


def test_search_engines_are_asked_to_leave_decks_accounts_and_administration_alone(client: Client) -> None:
    response = client.get("/robots.txt")
    assert response.headers["Content-Type"].startswith("text/plain")
    assert response.content.decode().splitlines() == [
        "User-agent: *",
        "Disallow: /decks/",
        "Disallow: /accounts/",
        "Disallow: /admin/",
    ]


def test_the_icon_is_found_at_the_old_address(client: Client) -> None:
    assert client.get("/favicon.ico").headers["Location"] == "/static/favicon.svg"
