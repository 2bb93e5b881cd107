"""The calls that docs/api.md shows answer as it says, on the starter set; and the limits it names are the real ones."""

import json
import re
import shlex
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode, urlsplit

import pytest
from django.conf import settings
from django.test import Client

from cards.search.parse import MAX_LENGTH
from cards.starter import load_starter
from config.api.pages import MAX_PAGE, MAX_PAGE_SIZE
from config.api.parsers import MAX_BYTES, MAX_DEPTH
from config.environment import API_RATES
from decks.limits import LINES_PER_DECK, LIST_LINES
from decks.models import Deck

TEXT = (settings.BASE_DIR / "docs" / "api.md").read_text()
EXAMPLE = re.compile(r"```sh\n# (?P<status>\d+)\n(?P<command>.*?)```(?:\n\n```json\n(?P<shown>.*?)```)?", re.DOTALL)


@dataclass
class Call:
    """What a curl command sends."""

    address: str = ""
    method: str = ""
    as_query: bool = False
    headers: dict[str, str] = field(default_factory=dict)
    parameters: list[tuple[str, str]] = field(default_factory=list)
    body: str | None = None


def read_curl(command: str) -> Call:
    words = iter(shlex.split(command)[1:])
    call = Call()
    for word in words:
        match word:
            case "-X":
                call.method = next(words)
            case "-G":
                call.as_query = True
            case "-H":
                name, value = next(words).split(": ", 1)
                call.headers[name] = value
            case "-d" | "--data-urlencode":
                name, value = next(words).split("=", 1)
                call.parameters.append((name, value))
            case "--json":
                call.body = next(words)
            case _:
                assert not word.startswith("-"), word
                call.address = word
    return call


def send(client: Client, call: Call) -> Any:
    path = urlsplit(call.address).path + (f"?{urlencode(call.parameters)}" if call.as_query else "")
    method = call.method or ("GET" if call.body is None else "POST")
    return client.generic(method, path, call.body or "", content_type="application/json", headers=call.headers)


def check_shown(shown: Any, real: Any, where: str = "") -> None:
    """Everything shown is in the answer; the answer may hold more."""
    if isinstance(shown, dict):
        for name, value in shown.items():
            check_shown(value, real[name], f"{where}/{name}")
    elif isinstance(shown, list):
        for position, value in enumerate(shown):
            check_shown(value, real[position], f"{where}/{position}")
        assert shown or not real, where
    else:
        assert shown == real, where


@pytest.mark.django_db
def test_every_example_answers_as_it_says(client: Client, write_token: str) -> None:
    load_starter()
    examples = list(EXAMPLE.finditer(TEXT))
    assert len(examples) == TEXT.count("curl ")
    for example in examples:
        newest = Deck.objects.order_by("-pk").first()
        command = example["command"].replace("$TOKEN", write_token).replace("$KEY", newest.key if newest else "")
        response = send(client, read_curl(command))
        assert response.status_code == int(example["status"]), (command, response.content)
        if example["shown"]:
            check_shown(json.loads(example["shown"]), response.json())


def test_the_limits_are_the_real_ones() -> None:
    table = TEXT.split("## Limits")[1]
    for rate in API_RATES.values():
        assert f"| {rate.removesuffix('/min')} a minute |" in table
    for words in (
        f"{MAX_BYTES // 1024} KiB, nested {MAX_DEPTH} deep",
        f"{LINES_PER_DECK} lines, or 16,000 characters of text in at most {LIST_LINES:,} lines",
        f"| {MAX_LENGTH} characters |",
        f"| {MAX_PAGE_SIZE} entries, {MAX_PAGE:,} pages |",
    ):
        assert words in table
