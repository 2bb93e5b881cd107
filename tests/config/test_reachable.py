"""A database or broker that does not answer is told in one sentence."""

import pytest
from django.db import OperationalError, connection
from pytest_django import Settings

from config import reachable
from config.variables import WrongSetting


def test_a_broker_that_does_not_answer_is_named_without_its_password(settings: Settings) -> None:
    settings.CELERY_BROKER_URL = "redis://:secret-word@127.0.0.1:1/0"
    with pytest.raises(WrongSetting, match=r"The broker at redis://.* set BROKER_URL") as refusal:
        reachable.require_broker()
    assert "secret-word" not in str(refusal.value)


def test_the_broker_that_needs_no_server_always_answers() -> None:
    reachable.require_broker()


def test_a_database_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise OperationalError("connection refused.\nIs it running?")

    monkeypatch.setattr(connection, "ensure_connection", refuse)
    with pytest.raises(WrongSetting, match=r"The database at .* \(connection refused\): .* set DATABASE_URL"):
        reachable.require_database()
