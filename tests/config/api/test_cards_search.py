"""Searching by the API is searching by the query language, page by page."""

from typing import Any

import pytest

from cards.models import CardNumber
from cards.search.parse import MAX_LENGTH
from config.api import pages
from tests.config.api.conftest import Caller
from tests.config.api.problem import pointers, problem
from tests.decks.make import make_printing

GAME = "game=weiss-schwarz"


@pytest.fixture(autouse=True)
def three_cards(db: None) -> None:
    make_card("Lantern Keeper", "LNT/W01-E001", level=0)
    make_card("Lantern Smith", "LNT/W01-E002", level=1, power=5000, soul=1, trait=["Craft"])
    make_card("Bell Ringer", "LNT/W01-E003", level=2)


def make_card(name: str, code: str, **values: Any) -> None:
    """Store a card with the rows that its numbers are searched by."""
    card = make_printing(name, code=code, **values).card
    CardNumber.objects.bulk_create(CardNumber(card=card, key=key, value=value) for key, value in card.numbers.items())


def test_a_query_finds_cards_in_its_order_and_is_explained(anyone: Caller) -> None:
    body = anyone("get", f"cards/?{GAME}&q=lantern order:level dir:desc").json()
    assert [card["name"] for card in body["results"]] == ["Lantern Smith", "Lantern Keeper"]
    assert (body["total"], body["page"], body["pages"], body["size"]) == (2, 1, 1, 50)
    assert "lantern" in body["explanation"].casefold()


def test_a_card_shows_what_is_printed_and_nothing_else(anyone: Caller) -> None:
    (card,) = anyone("get", f"cards/?{GAME}&q=smith").json()["results"]
    assert card["code"] == "LNT/W01-E002"
    assert card["numbers"] == {"level": 1, "power": 5000, "soul": 1}
    assert card["words"] == {"type": ["character"], "colour": ["red"], "side": ["weiss"], "trait": ["Craft"]}
    assert anyone("get", card["url"].removeprefix("/api/v1/")).status_code == 200


def test_no_query_finds_every_card(anyone: Caller) -> None:
    assert anyone("get", f"cards/?{GAME}").json()["total"] == 3


def test_pages_lead_to_one_another(anyone: Caller) -> None:
    first = anyone("get", f"cards/?{GAME}&q=order:level&size=2").json()
    assert first["previous"] is None
    second = anyone("get", first["next"].removeprefix("/api/v1/")).json()
    assert second["next"] is None
    assert [card["name"] for card in second["results"]] == ["Bell Ringer"]
    assert anyone("get", second["previous"].removeprefix("/api/v1/")).json() == first


def test_a_page_behind_the_last_is_empty(anyone: Caller) -> None:
    body = anyone("get", f"cards/?{GAME}&page=9").json()
    assert (body["total"], body["results"], body["next"]) == (3, [], None)


def test_no_page_leads_to_one_that_is_refused(anyone: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MAX_PAGE", 2)
    body = anyone("get", f"cards/?{GAME}&size=1&page=2").json()
    assert (body["total"], body["pages"], body["next"]) == (3, 2, None)


def test_the_longest_query_that_the_language_reads_is_taken(anyone: Caller) -> None:
    assert anyone("get", f"cards/?{GAME}&q={'x' * MAX_LENGTH}").status_code == 200


def test_a_query_that_cannot_be_read_says_where_and_what_to_try(anyone: Caller) -> None:
    body = problem(anyone("get", f"cards/?{GAME}&q=lantern lvel=2"), "invalid-query")
    assert body["position"] == 8
    assert "level" in body["suggestion"]


@pytest.mark.parametrize(
    ("query", "pointer"),
    [
        ("q=x", "#/game"),
        ("game=chess", "#/game"),
        (f"{GAME}&page=0", "#/page"),
        (f"{GAME}&page=10001", "#/page"),
        (f"{GAME}&page=-1", "#/page"),
        (f"{GAME}&size=101", "#/size"),
        (f"{GAME}&size=ten", "#/size"),
        (f"{GAME}&size=%EF%BC%91", "#/size"),
        (f"{GAME}&q={'x' * (MAX_LENGTH + 1)}", "#/q"),
        (f"{GAME}&q=%00", "#/q"),
        (f"{GAME}&qq=x", "#/qq"),
        (f"{GAME}&q=a&q=b", "#/q"),
    ],
)
def test_a_wrong_parameter_is_named(anyone: Caller, query: str, pointer: str) -> None:
    assert pointers(problem(anyone("get", f"cards/?{query}"), "invalid-input")) == [pointer]
