"""The permission matrix: every endpoint of the URL configuration, by every method, for every kind of person."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.conf import settings
from django.core.cache import cache
from django.db import transaction
from django.test import Client

from accounts.models import ApiToken, User
from decks.models import Deck, DeckEntry
from simulations.models import Run
from tests.config.endpoints import Endpoint, endpoints, owned_things
from tests.config.permissions import METHODS, ROWS, Row, row_for

ENDPOINTS = endpoints()


def test_every_endpoint_has_a_row() -> None:
    missing = {endpoint.name for endpoint in ENDPOINTS if row_for(endpoint.name) is None}
    assert not missing, f"Say in tests/config/permissions.py who may use {', '.join(sorted(missing))}."


def test_every_row_has_an_endpoint() -> None:
    names = {endpoint.name for endpoint in ENDPOINTS} | {"admin:*"}
    assert not set(ROWS) - names


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: f"{endpoint.name} {endpoint.route}")
def test_everybody_gets_the_answer_that_the_table_says(endpoint: Endpoint, owner: User, other: User) -> None:
    row = row_for(endpoint.name)
    assert row is not None
    values = owned_things(owner)
    stored, sessions = everything(owner), {None: "", other: session_of(other), owner: session_of(owner)}
    for method in METHODS:
        statuses = []
        for user, session in sessions.items():
            with undone():
                statuses.append(ask(session, method, endpoint.address(values), row))
                if user != owner:
                    assert everything(owner) == stored, f"{method} by {user} changed what is {owner}'s"
        assert tuple(statuses) == row.expected(method), method


def session_of(user: User) -> str:
    """Sign the user in and return the key of the session."""
    client = Client()
    client.force_login(user)
    return str(client.cookies[settings.SESSION_COOKIE_NAME].value)


def ask(session: str, method: str, address: str, row: Row) -> int:
    """Send the request that the row describes and return the status of its answer."""
    cache.clear()
    client = Client()
    client.cookies[settings.SESSION_COOKIE_NAME] = session
    sent: dict[str, Any] = {}
    if method == "get":
        sent = {"data": row.query}
    elif address.startswith("/api/"):
        sent = {"data": row.sends, "content_type": "application/json"}
    elif method == "post":
        sent = {"data": row.sends}
    status: int = getattr(client, method)(address, **sent).status_code
    return status


def everything(owner: User) -> list[list[Any]]:
    """Return all that the owner has, to be compared."""
    return [
        list(Deck.objects.filter(owner=owner).order_by("pk").values_list()),
        list(DeckEntry.objects.filter(deck__owner=owner).order_by("pk").values_list()),
        list(Run.objects.filter(owner=owner).order_by("pk").values_list()),
        list(ApiToken.objects.filter(user=owner).order_by("pk").values_list("pk", "name")),
    ]


@contextmanager
def undone() -> Iterator[None]:
    """Roll back whatever a request stores."""
    with transaction.atomic():
        yield
        transaction.set_rollback(True)
