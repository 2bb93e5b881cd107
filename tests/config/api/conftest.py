"""What the tests of the API share: a caller with a token."""

from typing import Any

import pytest
from django.test import Client

from accounts.models import ApiToken, User
from accounts.services import create_token


@pytest.fixture
def user(db: None) -> User:
    return User.objects.create_user("ada", "ada@example.org", "a long enough pass phrase")


@pytest.fixture
def read_token(user: User) -> str:
    return create_token(user=user, name="reads", scope=ApiToken.Scope.READ)[1]


@pytest.fixture
def write_token(user: User) -> str:
    return create_token(user=user, name="writes", scope=ApiToken.Scope.WRITE)[1]


class Caller:
    """Calls the API as a script would: JSON both ways, a token if there is one."""

    def __init__(self, token: str = "") -> None:
        self.client = Client()
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def __call__(self, method: str, path: str, body: Any = None) -> Any:
        call = getattr(self.client, method)
        sent = {} if body is None else {"data": body, "content_type": "application/json"}
        return call(f"/api/v1/{path}", headers=self.headers, **sent)


@pytest.fixture
def anyone(db: None) -> Caller:
    return Caller()


@pytest.fixture
def reader(read_token: str) -> Caller:
    return Caller(read_token)


@pytest.fixture
def writer(write_token: str) -> Caller:
    return Caller(write_token)
