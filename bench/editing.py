"""Server time of what the builder asks for: a card more or less, and the page of a full deck."""

import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from django.conf import settings
from django.test import Client

from bench.figures import Figure, percentile
from cards.models import Printing

DECK = 50


def measure(data: Path, short: bool) -> list[Figure]:
    """Fill a deck card by card through the site's own view, then open it."""
    del data
    settings.PAGE_RATES = dict.fromkeys(settings.PAGE_RATES, "100000/s")
    browser = Client(headers={"HX-Request": "true"})
    address = new_deck(browser)
    edits = [timed(edit) for edit in edits_of(browser, address, rounds=1 if short else 4)]
    pages = [timed(lambda: browser.get(address, headers={"HX-Request": ""})) for _ in range(5 if short else 20)]
    return [
        Figure("builder: set a quantity, median", statistics.median(edits), "ms", 50),
        Figure("builder: set a quantity, p95", percentile(edits, 0.95), "ms", 50),
        Figure("builder: the page of a full deck, median", statistics.median(pages), "ms"),
    ]


def new_deck(browser: Client) -> str:
    """Create a deck as the site's form does and return its address."""
    answer = browser.post("/decks/new/", {"game": "weiss-schwarz"})
    return str(answer["Location"])


def edits_of(browser: Client, address: str, rounds: int) -> list[Callable[[], Any]]:
    """Return the edits that put one copy each of so many cards into the deck, and another in the next round."""
    codes = Printing.objects.filter(game="weiss-schwarz").order_by("code").values_list("code", flat=True)[:DECK]

    def edit(code: str, quantity: int, revision: int) -> Callable[[], Any]:
        fields = {"code": code, "section": "main", "quantity": quantity, "revision": revision}
        return lambda: browser.post(f"{address}cards/", fields)

    wanted = [(code, number) for number in range(1, rounds + 1) for code in codes]
    return [edit(code, quantity, revision) for revision, (code, quantity) in enumerate(wanted, start=1)]


def timed(work: Callable[[], Any]) -> float:
    """Return the milliseconds that a request takes; one that fails is no measurement."""
    began = time.perf_counter()
    answer = work()
    milliseconds = (time.perf_counter() - began) * 1000
    if answer.status_code != 200:
        raise AssertionError(f"the request was answered with {answer.status_code}")
    return milliseconds
