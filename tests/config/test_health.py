"""The health page says whether the database and the broker answer, and nothing more."""

from typing import Any

import pytest
from django.test import Client

from config import health

pytestmark = pytest.mark.django_db


def test_all_is_well(client: Client) -> None:
    response = client.get("/health/")
    assert response.status_code == 200
    assert response.json() == {"database": "ok", "broker": "ok"}
    assert "no-store" in response["Cache-Control"]


def test_a_broker_folder_that_is_gone(client: Client, settings: Any, tmp_path: Any) -> None:
    settings.CELERY_BROKER_TRANSPORT_OPTIONS = {"data_folder_out": str(tmp_path / "gone")}
    response = client.get("/health/")
    assert response.status_code == 503
    assert response.json() == {"database": "ok", "broker": "no answer"}


def test_a_database_that_is_gone_is_not_explained_to_strangers(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise OSError("password of the database is wrong")

    monkeypatch.setitem(health.CHECKS, "database", refuse)
    response = client.get("/health/")
    assert response.status_code == 503
    assert response.json() == {"database": "no answer", "broker": "ok"}
