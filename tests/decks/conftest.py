"""What the tests of decks share: people."""

import pytest
from django.test import Client

from accounts.models import User
from cards.models import Format
from tests.decks.make import GAME


@pytest.fixture
def owner(db: None) -> User:
    return User.objects.create_user("wren", "wren@example.org")


@pytest.fixture
def owner_client(owner: User) -> Client:
    client = Client()
    client.force_login(owner)
    return client


@pytest.fixture
def other_client(db: None) -> Client:
    client = Client()
    client.force_login(User.objects.create_user("robin", "robin@example.org"))
    return client


@pytest.fixture
def standard(db: None) -> Format:
    """The usual format, any cards allowed."""
    return Format.objects.create(game=GAME, key="standard", title="Standard", source="Format entry")
