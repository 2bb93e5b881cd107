"""Requests made up from the schema, right ones and wrong ones, find nothing that the schema does not say."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.db import close_old_connections
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig
from schemathesis.core.parameters import ParameterLocation

from accounts.models import ApiToken, User
from accounts.services import create_token
from cards.api.serializers import MAX_CODE
from cards.models import Card, Format
from config.api.fields import CardCode
from config.wsgi import application
from decks.api.lists import SECTIONS
from decks.models import Deck
from rules.games import GAMES
from tests.decks.make import GAME, make_deck, make_printing

CODES = [f"LNT/W01-E{number:03}" for number in range(1, 6)]
QUERIES = [
    "",
    "lantern",
    "level>=1 order:name dir:desc",
    '"lantern keeper" or -colour:red',
    "trait:music|craft is:climax",
]

CONFIG = SchemathesisConfig.from_dict({"seed": 1, "generation": {"max-examples": 3, "deterministic": True}})
schema = schemathesis.openapi.from_wsgi("/api/v1/schema/", application, config=CONFIG)


def name_what_exists(case: schemathesis.Case[Any]) -> None:
    """Put a format, cards, decks and queries that exist in the place of made-up ones: no schema can say which do.

    Values that are wrong stay wrong, so that nothing else than them can be what is refused.
    """
    assert case.meta is not None
    there_are = {"id": Card.objects.all()[0].pk, "key": "mine", "share_key": "shared-key"}
    if not case.meta.is_negative_at(ParameterLocation.PATH):
        for name in case.path_parameters or ():
            case.path_parameters[name] = there_are[name]
    if not case.meta.is_negative_at(ParameterLocation.QUERY):
        if "q" in (case.query or ()):
            case.query["q"] = QUERIES[len(str(case.query["q"])) % len(QUERIES)]
        if "game" in (case.query or ()):
            case.query["game"] = GAME
    if isinstance(case.body, dict):
        case.body = with_known(case.body)
        text = case.body.get("list")
        if "decks" in case.path and isinstance(text, str) and re.fullmatch(r"[^\0]{0,16000}", text):
            case.body["list"] = f"4 {CODES[0]}"


def with_known(body: dict[str, Any]) -> dict[str, Any]:
    """Return a body whose well-formed formats, card numbers and revisions are ones that exist."""
    values: dict[str, Any] = {"game": GAME} if body.get("game") in list(GAMES) else {}
    wanted = body.get("format")
    if isinstance(wanted, str) and re.fullmatch("[a-z0-9-]{1,30}", wanted):
        values["format"] = "standard"
    if isinstance(body.get("list"), list):
        values["list"] = [with_known_code(line, at) for at, line in enumerate(body["list"])]
    if "revision" in body and isinstance(body["revision"], int) and body["revision"] % 2:
        values["revision"] = Deck.objects.get(key="mine").revision
    return body | values


def with_known_code(line: Any, position: int) -> Any:
    code = line.get("code") if isinstance(line, dict) else None
    well_formed = isinstance(code, str) and len(code) <= MAX_CODE and re.match(CardCode.pattern, code)
    if not well_formed:
        return line
    section = {"section": "main"} if line.get("section") in SECTIONS else {}
    return line | {"code": CODES[position % len(CODES)]} | section


@pytest.fixture(autouse=True)
def one_connection() -> Iterator[None]:
    """The whole application runs inside the test's transaction, as Django's own client does it: no request ends it."""
    signals = (request_started, request_finished)
    for signal in signals:
        signal.disconnect(close_old_connections)
    yield
    for signal in signals:
        signal.connect(close_old_connections)


@pytest.fixture
def token(db: None, settings: Any) -> str:
    settings.API_RATES = {}
    Format.objects.get_or_create(game=GAME, key="standard", defaults={"title": "Standard", "source": "x"})
    printings = [make_printing("Lantern Keeper", code=code) for code in CODES]
    user = User.objects.create_user("ada", "ada@example.org")
    make_deck((4, printings[0]), owner=user, key="mine", share_key="shared-key", visibility="unlisted")
    return create_token(user=user, name="writes", scope=ApiToken.Scope.WRITE)[1]


@schema.parametrize()
@settings(suppress_health_check=list(HealthCheck), deadline=None, database=None, derandomize=True)
def test_nothing_is_found(case: schemathesis.Case[Any], token: str) -> None:
    name_what_exists(case)
    case.call_and_validate(headers={"Authorization": f"Bearer {token}"})
