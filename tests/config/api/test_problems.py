"""Whatever goes wrong, the API answers with a problem."""

from collections.abc import Callable

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from config.api import games
from config.errors import bad_request, page_not_found, permission_denied, server_error
from tests.config.api.conftest import Caller
from tests.config.api.problem import pointers, problem

RESOLVE = "cards/resolve/"


def test_an_unknown_address(anyone: Caller) -> None:
    body = problem(anyone("get", "nothing/here/"), "not-found")
    assert "/api/v1/docs/" in body["detail"]


def test_a_missing_slash_is_pointed_out_whatever_the_method(anyone: Caller) -> None:
    for method in ("get", "post"):
        assert "/api/v1/games/ does" in problem(anyone(method, "games"), "not-found")["detail"]


def test_an_unknown_version(client: Client) -> None:
    problem(client.get("/api/v9/games/"), "not-found")


def test_a_method_that_is_not_served(anyone: Caller) -> None:
    response = anyone("delete", "games/")
    problem(response, "method-not-allowed")
    assert response["Allow"] == "GET, HEAD, OPTIONS"


def test_a_form_instead_of_json(client: Client) -> None:
    response = client.post(f"/api/v1/{RESOLVE}", {"game": "weiss-schwarz"})
    problem(response, "unsupported-media-type")


def test_a_caller_that_takes_no_json(client: Client) -> None:
    problem(client.get("/api/v1/games/", headers={"Accept": "image/png"}), "not-acceptable")


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        (b'{"game": ', "Line 1, column 10: Expecting value."),
        (b'{"game": NaN}', "NaN is not JSON."),
        (b'{"game": 1, "game": 2}', '"game" stands twice in one object.'),
        (b"[" * 11 + b"1" + b"]" * 11, "The body is nested deeper than 10 levels."),
        (b"[" * 100_000, "The body is nested deeper than 10 levels."),
        (b"\xff", "Byte 0 of the body is not UTF-8."),
        (b"9" * 5000, "A number in the body has too many digits."),
        (b'{"\\ud800": 1}', "A text in the body holds half of a surrogate pair, which is no character."),
        (b'{"game": "\\udfff"}', "A text in the body holds half of a surrogate pair, which is no character."),
    ],
)
def test_a_body_that_is_not_json(client: Client, body: bytes, detail: str) -> None:
    response = client.post(f"/api/v1/{RESOLVE}", body, content_type="application/json")
    assert problem(response, "malformed-json")["detail"] == detail


def test_no_body_at_all(client: Client) -> None:
    response = client.post(f"/api/v1/{RESOLVE}", b"", content_type="application/json")
    assert pointers(problem(response, "invalid-input")) == ["#/game", "#/codes"]


def test_ten_levels_are_not_too_deep(client: Client) -> None:
    body = b"[" * 10 + b"1" + b"]" * 10
    problem(client.post(f"/api/v1/{RESOLVE}", body, content_type="application/json"), "invalid-input")


def test_a_body_that_is_too_large(client: Client) -> None:
    body = b'"' + b"x" * (256 * 1024) + b'"'
    response = client.post(f"/api/v1/{RESOLVE}", body, content_type="application/json")
    assert "256 KiB" in problem(response, "too-large")["detail"]


def test_every_wrong_value_is_named_with_its_pointer(anyone: Caller) -> None:
    wrong = {"game": "chess", "codes": ["LNT/W01-E001", 7, ""], "Games/~": 1}
    body = problem(anyone("post", RESOLVE, {"game": "chess", "codes": ["LNT/W01-E001", 7, ""]}), "invalid-input")
    assert pointers(body) == ["#/game", "#/codes/1", "#/codes/2"]
    assert body["detail"] == "3 values are not valid."
    body = problem(anyone("post", RESOLVE, wrong), "invalid-input")
    assert pointers(body) == ["#/Games~1~0"]
    assert body["detail"] == "There is no such name here; there are game, codes."


def test_a_body_of_another_shape(anyone: Caller) -> None:
    assert pointers(problem(anyone("post", RESOLVE, [1]), "invalid-input")) == ["#"]


def test_a_wrong_token(db: None) -> None:
    response = Caller("ctk_wrong")("get", "games/")
    problem(response, "not-signed-in")
    assert response["WWW-Authenticate"] == 'Bearer realm="api"'


def test_a_fault_of_ours_says_nothing_about_it(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(view: APIView, request: Request) -> Response:
        raise RuntimeError("the secret of the house")

    monkeypatch.setattr(games.GamesView, "get", break_down)
    client.raise_request_exception = False
    response = client.get("/api/v1/games/")
    assert "secret" not in problem(response, "server-error")["detail"]


@pytest.mark.parametrize(
    ("handler", "slug"),
    [
        (lambda request: bad_request(request, Exception()), "bad-request"),
        (lambda request: permission_denied(request, Exception()), "not-allowed"),
        (lambda request: page_not_found(request, Exception()), "not-found"),
        (server_error, "server-error"),
    ],
)
def test_errors_outside_of_views(handler: Callable[[HttpRequest], HttpResponse], slug: str) -> None:
    problem(handler(RequestFactory().get("/api/v1/anything/")), slug)
    page = handler(RequestFactory().get("/anything/"))
    assert page["Content-Type"].startswith("text/html")
