"""One address, or one user, may ask so often; a searching one less often."""

from typing import Any

import pytest
from django.test import Client

from tests.config.api.conftest import Caller
from tests.config.api.problem import problem

SEARCH = "cards/?game=weiss-schwarz"


@pytest.fixture(autouse=True)
def low_rates(settings: Any) -> None:
    settings.API_RATES = {"anonymous": "4/min", "user": "6/min", "search": "2/min", "legality": "1/min"}


def calls_until_refused(caller: Caller, path: str) -> int:
    for count in range(10):
        response = caller("get", path)
        if response.status_code == 429:
            problem(response, "too-many-requests")
            assert 1 <= int(response["Retry-After"]) <= 60
            return count
    raise AssertionError("never refused")


def test_nobody_in_particular(anyone: Caller) -> None:
    assert calls_until_refused(anyone, "games/") == 4


def test_a_user_may_ask_more_often_and_is_counted_apart(anyone: Caller, reader: Caller) -> None:
    assert calls_until_refused(anyone, "games/") == 4
    assert calls_until_refused(reader, "games/") == 6


def test_searching_has_a_tighter_limit_of_its_own(anyone: Caller) -> None:
    assert calls_until_refused(anyone, SEARCH) == 2
    assert anyone("get", "games/").status_code == 200


def test_another_address_is_counted_apart(db: None) -> None:
    for address in ("192.0.2.1", "192.0.2.2"):
        client = Client(REMOTE_ADDR=address)
        statuses = [client.get("/api/v1/games/").status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 200, 429]


def test_a_header_that_anybody_can_write_does_not_help(db: None) -> None:
    client = Client()
    statuses = [
        client.get("/api/v1/games/", headers={"X-Forwarded-For": f"192.0.2.{number}"}).status_code
        for number in range(5)
    ]
    assert statuses[-1] == 429
