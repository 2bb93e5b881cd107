"""Errors of the API as problem details (RFC 9457): their kinds, and how one is answered."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.http import JsonResponse
from rest_framework.exceptions import APIException

MEDIA_TYPE = "application/problem+json"
DOCS = "/api/v1/docs/"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of problem: the last part of its type address, its status and title, and what to do about it."""

    slug: str
    status: int
    title: str
    advice: str

    @property
    def type(self) -> str:
        """The address that names the kind, which is also where it is documented."""
        return f"{DOCS}#{self.slug}"


INVALID_INPUT = Kind(
    "invalid-input",
    400,
    "The input is not valid",
    "Each entry of errors says which value is meant and what it must be.",
)
MALFORMED_JSON = Kind("malformed-json", 400, "The body is not JSON", "Mend the body where the detail points.")
INVALID_QUERY = Kind(
    "invalid-query",
    400,
    "The card query cannot be read",
    "position counts characters of the query from 0; suggestion says what to try, if anything comes to mind.",
)
BAD_REQUEST = Kind("bad-request", 400, "The request cannot be read", "The detail says what is wrong with it.")
NOT_SIGNED_IN = Kind(
    "not-signed-in", 401, "Sign in first", "Send a personal token as a bearer token, or use a signed-in session."
)
NOT_ALLOWED = Kind(
    "not-allowed", 403, "Not allowed", "A token that only reads cannot write; a session needs the CSRF header to write."
)
NOT_FOUND = Kind("not-found", 404, "Not found", "It does not exist, or it is private: the answer is the same for both.")
METHOD_NOT_ALLOWED = Kind(
    "method-not-allowed", 405, "Method not allowed", "The Allow header lists the methods of this address."
)
NOT_ACCEPTABLE = Kind("not-acceptable", 406, "Only JSON is served", "Accept application/json.")
STALE_REVISION = Kind(
    "stale-revision",
    409,
    "The deck has changed meanwhile",
    "current is the deck as it stands: apply your change to it and send it again with its revision.",
)
REFUSED = Kind(
    "refused", 409, "This cannot be stored", "There is no room for it, or it breaks a limit that the detail names."
)
TOO_LARGE = Kind("too-large", 413, "The body is too large", "Send less; the limits are listed on this page.")
UNSUPPORTED_MEDIA_TYPE = Kind(
    "unsupported-media-type", 415, "Only JSON is read", "Send a JSON body with Content-Type application/json."
)
TOO_MANY_REQUESTS = Kind("too-many-requests", 429, "Too many requests", "Wait for the seconds in Retry-After.")
SERVER_ERROR = Kind("server-error", 500, "Something broke on our side", "It is noted in the log. Try again later.")
BUSY = Kind(
    "busy", 503, "The database is busy", "A large import is being written. Send it again after Retry-After seconds."
)

KINDS = (
    INVALID_INPUT,
    MALFORMED_JSON,
    INVALID_QUERY,
    BAD_REQUEST,
    NOT_SIGNED_IN,
    NOT_ALLOWED,
    NOT_FOUND,
    METHOD_NOT_ALLOWED,
    NOT_ACCEPTABLE,
    STALE_REVISION,
    REFUSED,
    TOO_LARGE,
    UNSUPPORTED_MEDIA_TYPE,
    TOO_MANY_REQUESTS,
    SERVER_ERROR,
    BUSY,
)


class ProblemError(APIException):
    """Raised where a view has more to say than a status; `members` join the standard ones in the answer."""

    def __init__(self, kind: Kind, detail: str, **members: Any) -> None:
        super().__init__(detail)
        self.status_code = kind.status
        self.kind = kind
        self.members = members


class InvalidInput(ProblemError):
    """Input that is well formed but cannot be used: the JSON pointer of each value, and what is wrong with it."""

    def __init__(self, errors: Iterable[tuple[str, str]]) -> None:
        entries = [{"detail": message, "pointer": f"#{pointer}"} for pointer, message in errors]
        super().__init__(INVALID_INPUT, count_of(entries), errors=entries)


def count_of(errors: list[dict[str, str]]) -> str:
    """Say how many values are wrong; one is quoted at once."""
    if len(errors) == 1:
        return errors[0]["detail"]
    return f"{len(errors)} values are not valid."


def body_of(kind: Kind, detail: str, members: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the members of a problem in the order of the RFC."""
    return {"type": kind.type, "title": kind.title, "status": kind.status, "detail": detail, **(members or {})}


def problem_response(kind: Kind, detail: str) -> JsonResponse:
    """Answer with a problem where no API view runs."""
    return JsonResponse(body_of(kind, detail), status=kind.status, content_type=MEDIA_TYPE)
