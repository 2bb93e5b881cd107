"""Log lines can be read by machines or by people, and tell which request they belong to."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory

from config import logs

LOGGER = logging.getLogger("decks.example")


@pytest.fixture
def output() -> io.StringIO:
    return io.StringIO()


@pytest.fixture(params=["json", "text"])
def log_format(request: pytest.FixtureRequest, output: io.StringIO) -> Iterator[str]:
    handler = logging.StreamHandler(output)
    handler.setFormatter(logs.formatter(request.param))
    LOGGER.addHandler(handler)
    yield request.param
    LOGGER.removeHandler(handler)


def view(_request: HttpRequest) -> HttpResponse:
    LOGGER.warning("saved %s cards", 50)
    return HttpResponse()


def test_a_line_carries_the_id_of_its_request(log_format: str, output: io.StringIO) -> None:
    request = RequestFactory().get("/", headers={"X-Request-ID": "from-the-proxy"})
    response = logs.RequestIdMiddleware(view)(request)
    line = output.getvalue()
    assert response["X-Request-ID"] == "from-the-proxy"
    assert "saved 50 cards" in line
    assert "from-the-proxy" in line
    if log_format == "json":
        assert json.loads(line)["request_id"] == "from-the-proxy"


def test_a_line_outside_of_requests_carries_none(log_format: str, output: io.StringIO) -> None:
    LOGGER.warning("started")
    assert "started" in output.getvalue()
    assert "request_id" not in output.getvalue()


def test_a_traceback_is_part_of_the_line(log_format: str, output: io.StringIO) -> None:
    try:
        raise ValueError("of no use")
    except ValueError:
        LOGGER.exception("failed")
    assert "ValueError: of no use" in output.getvalue()
    if log_format == "json":
        assert json.loads(output.getvalue())["level"] == "error"


@pytest.mark.parametrize("given", ["", "short", "x" * 65, 'quoted"-and-long', "two words here"])
def test_an_unusable_id_is_replaced(given: str) -> None:
    response = logs.RequestIdMiddleware(lambda _: HttpResponse())(
        RequestFactory().get("/", headers={"X-Request-ID": given})
    )
    assert response["X-Request-ID"] != given
    assert logs.USABLE_ID.fullmatch(response["X-Request-ID"])


@pytest.mark.django_db
def test_every_answer_of_the_site_names_its_request(client: Client) -> None:
    assert logs.USABLE_ID.fullmatch(client.get("/")["X-Request-ID"])
