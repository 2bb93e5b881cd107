"""Reads an answer that must be a problem."""

import json
from typing import Any

from django.http import HttpResponseBase

from config.api.problems import KINDS

KIND_BY_SLUG = {kind.slug: kind for kind in KINDS}


def problem(response: HttpResponseBase, slug: str) -> dict[str, Any]:
    """Return the body of a response that is the problem of that kind in every way RFC 9457 asks for."""
    kind = KIND_BY_SLUG[slug]
    body: dict[str, Any] = json.loads(getattr(response, "content", b""))
    assert response.status_code == kind.status, body
    assert response["Content-Type"] == "application/problem+json"
    assert list(body)[:4] == ["type", "title", "status", "detail"]
    assert (body["type"], body["title"], body["status"]) == (kind.type, kind.title, kind.status)
    assert body["detail"]
    return body


def pointers(body: dict[str, Any]) -> list[str]:
    """Return which values a problem is about."""
    return [entry["pointer"] for entry in body["errors"]]
