"""People for the tests of accounts."""

import pytest

from accounts.models import User


@pytest.fixture
def user(db: None) -> User:
    return User.objects.create_user("ada", "ada@example.org", "a long enough pass phrase")
