"""Who may use each address: a row for every endpoint, a status for every method and person.

The persons are: nobody signed in; somebody else, signed in; the owner of the decks and tokens that the addresses name.
A method without an entry is answered by `otherwise`. Whatever is private answers 404, like something that is not there.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.decks.make import GAME

METHODS = ("get", "post", "put", "patch", "delete")
Statuses = tuple[int, int, int]  # anonymous, other, owner


def everybody(status: int) -> Statuses:
    return (status, status, status)


def owner_alone(status: int) -> Statuses:
    return (404, 404, status)


def signed_in(status: int) -> Statuses:
    return (302, status, status)


def by_token(other: int, owner: int) -> Statuses:
    """The API asks whoever is not known for a token before it says anything."""
    return (401, other, owner)


NOT_ALLOWED = everybody(405)
TO_SIGN_IN = everybody(302)


@dataclass(frozen=True, slots=True)
class Row:
    """What one endpoint answers. `sends` is the body of every request but GET, `query` the parameters of GET."""

    get: Statuses | None = None
    post: Statuses | None = None
    put: Statuses | None = None
    patch: Statuses | None = None
    delete: Statuses | None = None
    otherwise: Statuses = NOT_ALLOWED
    sends: Mapping[str, Any] = field(default_factory=dict)
    query: Mapping[str, str] = field(default_factory=dict)

    def expected(self, method: str) -> Statuses:
        stated: Statuses | None = getattr(self, method)
        return stated or self.otherwise


READ_BY_ALL = Row(get=everybody(200))
READ_BY_OWNER = Row(get=owner_alone(200))
ACCOUNT_PAGE = signed_in(405)
EDIT = {"revision": "1"}
SET = EDIT | {"set": "main:1:LNT/W01-E001"}
FOUND = {"text": "4 LNT/W01-E001", "apply": "1", "mode": "replace"}

SITE = {
    "home": READ_BY_ALL,
    "robots": READ_BY_ALL,
    "favicon": Row(get=everybody(301)),
    "theme": Row(post=everybody(302)),
    "health": READ_BY_ALL,
    "cards:browse": READ_BY_ALL,
    "cards:printing": READ_BY_ALL,
    "cards:card": READ_BY_ALL,
}

DECKS = {
    "decks:mine": READ_BY_ALL,
    "decks:new": Row(get=everybody(200), post=everybody(302), sends={"game": GAME}),
    "decks:judge": Row(get=everybody(200), post=everybody(400)),  # without a list
    "decks:claim": Row(get=signed_in(200), post=signed_in(400), otherwise=ACCOUNT_PAGE),
    "decks:copy-sample": Row(post=everybody(302)),
    "decks:shared": READ_BY_ALL,
    "decks:shared-download": READ_BY_ALL,
    "decks:shared-hand": READ_BY_ALL,
    "decks:shared-formats": READ_BY_ALL,
    "decks:copy-shared": Row(post=everybody(302)),
    "decks:build": READ_BY_OWNER,
    "decks:panel": READ_BY_OWNER,
    "decks:search": READ_BY_OWNER,
    "decks:inspect": READ_BY_OWNER,
    "decks:list": READ_BY_OWNER,
    "decks:download": READ_BY_OWNER,
    "decks:hand": READ_BY_OWNER,
    "decks:formats": READ_BY_OWNER,
    # no card is there to be drawn, so the owner is refused, and told so alone
    "decks:boosters": Row(get=owner_alone(200), post=owner_alone(400), sends=EDIT | {"seed": "7"}),
    "decks:link": READ_BY_OWNER,
    "decks:set-cards": Row(post=owner_alone(302), sends=SET),
    "decks:settings": Row(post=owner_alone(302), sends=EDIT | {"name": "Renamed"}),
    "decks:discard-unread": Row(post=owner_alone(302), sends=EDIT),
    "decks:import": Row(get=owner_alone(200), post=owner_alone(302), sends=EDIT | FOUND),
    "decks:share": Row(post=owner_alone(302)),
    "decks:stop-sharing": Row(post=owner_alone(302)),
    "decks:copy": Row(post=owner_alone(302)),
    "decks:delete": Row(get=owner_alone(200), post=owner_alone(302)),
}

SIMULATIONS = {
    # the owner's deck is not legal, so its owner is refused, and says so to the owner alone
    "simulations:goldfish": Row(get=owner_alone(200), post=owner_alone(400), sends={"games": "100", "turns": "8"}),
    "simulations:matches": Row(get=owner_alone(200), post=owner_alone(400), sends={"games": "100"}),
    "simulations:run": READ_BY_OWNER,
    "simulations:progress": READ_BY_OWNER,
    "simulations:measures": READ_BY_OWNER,
    "simulations:stop": Row(post=owner_alone(302)),
    "simulations:resume": Row(post=owner_alone(302)),
    "simulations:extend": Row(post=owner_alone(302), sends={"games": "100"}),
    "simulations:delete": Row(post=owner_alone(302)),
}

ACCOUNTS = {
    "accounts:page": Row(get=signed_in(200), otherwise=ACCOUNT_PAGE),
    "accounts:add-token": Row(post=signed_in(201), otherwise=ACCOUNT_PAGE, sends={"name": "phone", "scope": "read"}),
    "accounts:end-token": Row(post=(302, 404, 302), otherwise=ACCOUNT_PAGE),
    "accounts:delete": Row(get=signed_in(200), post=signed_in(400), otherwise=ACCOUNT_PAGE),
    "account_login": Row(get=(200, 302, 302), post=(200, 302, 302), put=(200, 302, 302), otherwise=(405, 302, 302)),
    "account_signup": Row(get=(200, 302, 302), post=(200, 302, 302), put=(200, 302, 302), otherwise=(405, 302, 302)),
    "account_logout": Row(get=signed_in(200), post=everybody(302)),
    "account_inactive": READ_BY_ALL,
    "account_reauthenticate": Row(otherwise=signed_in(403)),
    "account_request_reauthentication_code": Row(otherwise=signed_in(403)),
    "account_confirm_reauthentication_code": Row(otherwise=TO_SIGN_IN),
    "account_email": Row(get=signed_in(200), post=TO_SIGN_IN, put=TO_SIGN_IN, otherwise=ACCOUNT_PAGE),
    "account_email_verification_sent": READ_BY_ALL,
    "account_change_password": Row(otherwise=TO_SIGN_IN),
    "account_set_password": Row(otherwise=signed_in(403)),
    "account_reset_password": Row(get=everybody(200), post=everybody(200), put=everybody(200)),
    "account_reset_password_done": READ_BY_ALL,
    "account_reset_password_from_key": Row(otherwise=everybody(200)),
    "account_reset_password_from_key_done": READ_BY_ALL,
    "account_confirm_login_code": Row(otherwise=TO_SIGN_IN),
    "account_confirm_email": Row(get=everybody(200), post=everybody(404)),
}

API = {
    "api:schema": READ_BY_ALL,
    "api:docs": READ_BY_ALL,
    "api:games": READ_BY_ALL,
    "api:cards": Row(get=everybody(200), query={"game": GAME}),
    "api:card": READ_BY_ALL,
    "api:resolve": Row(post=everybody(200), sends={"game": GAME, "codes": ["LNT/W01-E001"]}),
    "api:legality": Row(post=everybody(400), sends={"game": GAME, "format": "no-such-format", "list": ""}),
    "api:decks": Row(
        get=by_token(200, 200), post=by_token(201, 201), otherwise=by_token(405, 405), sends={"game": GAME}
    ),
    "api:deck": Row(
        get=by_token(404, 200),
        patch=by_token(404, 200),
        delete=by_token(404, 204),
        otherwise=by_token(405, 405),
        sends={"revision": 1, "name": "Renamed"},
    ),
    "api:share": Row(put=by_token(404, 200), delete=by_token(404, 204), otherwise=by_token(405, 405)),
    "api:deck-legality": Row(get=by_token(404, 200), otherwise=by_token(405, 405)),
    "api:shared-deck": READ_BY_ALL,
    "api:not-found": Row(otherwise=everybody(404)),
}

# The admin makes its addresses out of the registered models; all of them send whoever is no member of staff to sign in.
ADMIN = {
    "admin:login": Row(otherwise=(302, 403, 403)),
    "admin:*": Row(otherwise=TO_SIGN_IN),
}

ROWS: dict[str, Row] = SITE | DECKS | SIMULATIONS | ACCOUNTS | API | ADMIN


def row_for(name: str) -> Row | None:
    """Return the row of an endpoint: its own, or the one of all the admin."""
    return ROWS.get(name) or (ROWS["admin:*"] if name.startswith("admin:") else None)
