"""Turns every exception of an API view into a problem."""

import math
from collections.abc import Iterator
from typing import Any

from django.core.exceptions import PermissionDenied, RequestDataTooBig
from django.http import Http404
from rest_framework import exceptions
from rest_framework.response import Response
from rest_framework.views import set_rollback

from config.api import problems
from config.api.problems import Kind, ProblemError

KIND_OF: tuple[tuple[type[Exception], Kind], ...] = (
    (Http404, problems.NOT_FOUND),
    (exceptions.NotFound, problems.NOT_FOUND),
    (exceptions.ParseError, problems.MALFORMED_JSON),
    (exceptions.NotAuthenticated, problems.NOT_SIGNED_IN),
    (exceptions.AuthenticationFailed, problems.NOT_SIGNED_IN),
    (PermissionDenied, problems.NOT_ALLOWED),
    (exceptions.PermissionDenied, problems.NOT_ALLOWED),
    (exceptions.MethodNotAllowed, problems.METHOD_NOT_ALLOWED),
    (exceptions.NotAcceptable, problems.NOT_ACCEPTABLE),
    (RequestDataTooBig, problems.TOO_LARGE),
    (exceptions.UnsupportedMediaType, problems.UNSUPPORTED_MEDIA_TYPE),
    (exceptions.Throttled, problems.TOO_MANY_REQUESTS),
)
ABSENT = "There is nothing here that you may see."


def as_problem(exc: Exception, _context: dict[str, Any]) -> Response | None:
    """Return the problem for an exception; None leaves an unexpected one to Django, which logs it and answers 500."""
    kind, detail, members = describe(exc)
    if kind is None:
        return None
    set_rollback()
    body = problems.body_of(kind, detail, members)
    return Response(body, kind.status, headers=headers_of(exc), content_type=problems.MEDIA_TYPE)


def describe(exc: Exception) -> tuple[Kind | None, str, dict[str, Any]]:
    """Return the kind of an exception, the sentence that explains it and further members."""
    if isinstance(exc, ProblemError):
        return exc.kind, str(exc.detail), exc.members
    if isinstance(exc, exceptions.ValidationError):
        errors = list(located(exc.detail))
        return problems.INVALID_INPUT, problems.count_of(errors), {"errors": errors}
    kind = next((kind for of, kind in KIND_OF if isinstance(exc, of)), None)
    if kind is problems.NOT_FOUND:
        return kind, ABSENT, {}  # one sentence for all, so that a private thing answers as an absent one
    return kind, str(getattr(exc, "detail", "") or (kind.advice if kind else "")), {}


def located(detail: Any, pointer: str = "") -> Iterator[dict[str, str]]:
    """Yield each message of a validation error with the JSON pointer (RFC 6901) of the value it is about."""
    match detail:
        case dict():
            for key, inner in detail.items():
                own = "" if key == "non_field_errors" else "/" + str(key).replace("~", "~0").replace("/", "~1")
                yield from located(inner, pointer + own)
        case list() | tuple():
            for position, inner in enumerate(detail):
                yield from located(inner, pointer if isinstance(inner, str) else f"{pointer}/{position}")
        case _:
            yield {"detail": str(detail), "pointer": f"#{pointer}"}


def headers_of(exc: Exception) -> dict[str, str]:
    headers = {}
    if challenge := getattr(exc, "auth_header", None):
        headers["WWW-Authenticate"] = challenge
    if wait := getattr(exc, "wait", None):
        headers["Retry-After"] = str(max(1, math.ceil(wait)))
    return headers
