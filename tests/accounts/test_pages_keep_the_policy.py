"""Every page about accounts is in our look and holds to the content security policy."""

import re

import pytest
from django.test import Client

from accounts.models import User

pytestmark = pytest.mark.django_db
OPEN = [
    "login/",
    "signup/",
    "password/reset/",
    "password/reset/done/",
    "confirm-email/",
    "inactive/",
    "confirm-email/x/",
]
SIGNED_IN = ["", "delete/", "logout/", "email/", "password/change/", "reauthenticate/"]


def check(page: str) -> None:
    assert 'class="site-header"' in page
    assert re.search(r"\sstyle=|\son[a-z]+=|javascript:", page) is None
    assert re.search(r"<script(?![^>]*\ssrc=)", page) is None
    assert "<h1>" in page


@pytest.mark.parametrize("path", OPEN)
def test_pages_for_everybody(client: Client, path: str) -> None:
    response = client.get(f"/accounts/{path}")
    assert response.status_code == 200
    check(response.content.decode())
    assert "script-src 'self'" in response["Content-Security-Policy"]


@pytest.mark.parametrize("path", SIGNED_IN)
def test_pages_for_those_signed_in(client: Client, user: User, path: str) -> None:
    client.force_login(user)
    response = client.get(f"/accounts/{path}")
    assert response.status_code == 200
    check(response.content.decode())


def test_the_page_after_too_many_tries(client: Client) -> None:
    for _ in range(31):
        response = client.post("/accounts/login/", {"login": "x", "password": "y"})
    assert response.status_code == 429
    check(response.content.decode())
