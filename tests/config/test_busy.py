"""A database busy with a long write answers 503 and when to try again: that is no error of the site."""

from typing import Any

import pytest
from django.db import OperationalError
from django.test import Client

from cards.importing import jobs
from cards.tasks import sweep_import_jobs
from tests.decks.make import hold, make_deck

pytestmark = pytest.mark.django_db


def locked(*_: Any, **__: Any) -> Any:
    raise OperationalError("database is locked")


def broken(*_: Any, **__: Any) -> Any:
    raise OperationalError("disk I/O error")


def test_an_edit_that_did_not_get_its_turn_is_told_to_try_again(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = make_deck()
    hold(client, deck)
    monkeypatch.setattr("decks.services.change_settings", locked)
    response = client.post(f"/decks/{deck.key}/settings/", {"revision": deck.revision, "name": "Dusk"})
    assert (response.status_code, response["Retry-After"]) == (503, "10")
    assert b"try again in a few seconds" in response.content


def test_a_program_gets_a_problem(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("decks.api.legality.judge_list", locked)
    body = {"game": "weiss-schwarz", "format": "standard", "list": "4 Lamp"}
    response = client.post("/api/v1/legality/", body, content_type="application/json")
    assert (response.status_code, response.json()["type"]) == (503, "/api/v1/docs/#busy")


def test_another_fault_of_the_database_stays_an_error(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = make_deck()
    hold(client, deck)
    client.raise_request_exception = False
    monkeypatch.setattr("decks.services.change_settings", broken)
    assert client.post(f"/decks/{deck.key}/settings/", {"revision": deck.revision, "name": "Dusk"}).status_code == 500


def test_the_sweeper_leaves_a_busy_database_to_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "give_up_lost_jobs", locked)
    sweep_import_jobs()
    monkeypatch.setattr(jobs, "give_up_lost_jobs", broken)
    with pytest.raises(OperationalError):
        sweep_import_jobs()
