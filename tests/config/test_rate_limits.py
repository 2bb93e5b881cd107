"""How often one person may write and search through the pages."""

from typing import Any

import pytest
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory
from pytest_django import Settings

from accounts.models import User
from config.rate_limits import address_of, limit_creation, limit_searches, limit_writes


@pytest.fixture(autouse=True)
def once_a_day(settings: Settings) -> None:
    # Of a day, since counters start anew at a fixed second of each period: no test may run across that.
    settings.PAGE_RATES = {"write": "1/d", "create": "1/d", "search": "1/d"}


def request(method: str = "POST", user: User | None = None, **meta: Any) -> HttpRequest:
    made = RequestFactory().generic(method, "/", **meta)
    made.user = user or AnonymousUser()
    return made


def view(_: HttpRequest) -> HttpResponse:
    return HttpResponse("done")


def test_reading_is_not_counted_as_writing() -> None:
    limited = limit_writes(view)
    assert [limited(request("GET")).status_code for _ in range(3)] == [200, 200, 200]


def test_every_search_is_counted() -> None:
    limited = limit_searches(view)
    assert [limited(request("GET")).status_code for _ in range(2)] == [200, 429]


def test_views_of_one_kind_share_their_count_and_kinds_do_not() -> None:
    one, other, creating = limit_writes(view), limit_writes(view), limit_creation(view)
    assert [each(request()).status_code for each in (one, other, creating)] == [200, 429, 200]


def test_people_are_counted_apart_by_account_or_address() -> None:
    limited = limit_writes(view)
    people = [request(), request(REMOTE_ADDR="10.0.0.9"), request(user=User(pk=1)), request(user=User(pk=2))]
    assert [limited(each).status_code for each in people] == [200, 200, 200, 200]
    assert limited(request(user=User(pk=1), REMOTE_ADDR="10.0.0.9")).status_code == 429


def test_no_rate_sets_no_limit(settings: Settings) -> None:
    settings.PAGE_RATES = {"write": None}
    limited = limit_writes(view)
    assert [limited(request()).status_code for _ in range(3)] == [200, 200, 200]


@pytest.mark.parametrize(
    ("proxies", "forwarded", "address"),
    [
        (0, "10.1.1.1", "127.0.0.1"),
        (1, "6.6.6.6, 10.1.1.1", "10.1.1.1"),
        (2, "6.6.6.6, 10.1.1.1, 10.2.2.2", "10.1.1.1"),
        (1, "not an address", "127.0.0.1"),
        (2, "10.1.1.1", "127.0.0.1"),
    ],
)
def test_only_what_our_own_proxies_say_is_believed(
    settings: Settings, proxies: int, forwarded: str, address: str
) -> None:
    settings.PROXIES = proxies
    assert address_of(request(HTTP_X_FORWARDED_FOR=forwarded)) == address


@pytest.mark.django_db
def test_the_page_of_results_is_a_search(client: Client) -> None:
    assert [client.get("/weiss-schwarz/cards/").status_code for _ in range(2)] == [200, 429]
