"""One's own deck: read, changed on a revision, deleted; that of others is not there."""

from typing import Any

import pytest

from accounts.models import User
from decks.models import Deck
from tests.config.api.conftest import Caller
from tests.config.api.problem import pointers, problem
from tests.decks.make import lines_of, make_deck, make_printing

NOTHING: dict[str, Any] = {"revision": 1}


def headers_of(answer: Any) -> list[tuple[str, str]]:
    """Return the headers that are about the answer; the name of the request differs each time."""
    return sorted((name, value) for name, value in answer.headers.items() if name != "X-Request-ID")


@pytest.fixture
def deck(user: User) -> Deck:
    return make_deck((4, make_printing("Lantern Keeper", code="LNT/W01-E001")), owner=user, unread="1 Nobody")


def edit(caller: Caller, deck: Deck, **values: Any) -> Any:
    return caller("patch", f"decks/{deck.key}/", {"revision": deck.revision} | values)


def test_everything_of_a_deck(reader: Caller, deck: Deck) -> None:
    body = reader("get", f"decks/{deck.key}/").json()
    (line,) = body["lines"]
    assert (line["section"], line["code"], line["quantity"], line["name"]) == (
        "main",
        "LNT/W01-E001",
        4,
        "Lantern Keeper",
    )
    assert body["unread"] == ["1 Nobody"]
    assert "4 LNT/W01-E001 Lantern Keeper" in body["text"]
    assert (body["revision"], body["cards"]) == (1, 4)


def test_a_deck_is_renamed(writer: Caller, deck: Deck) -> None:
    body = edit(writer, deck, name="Day watch").json()
    assert (body["name"], body["revision"]) == ("Day watch", 2)
    assert lines_of(deck) == {"LNT/W01-E001": 4}


def test_a_list_takes_the_place_of_the_old_one(writer: Caller, deck: Deck) -> None:
    make_printing("Bell Ringer", code="LNT/W01-E002")
    body = edit(writer, deck, list=[{"code": "LNT/W01-E002", "quantity": 2}]).json()
    assert lines_of(deck) == {"LNT/W01-E002": 2}
    assert (body["cards"], body["unread"]) == (2, [])


def test_name_and_list_change_together_or_not_at_all(writer: Caller, deck: Deck) -> None:
    problem(edit(writer, deck, name="Day watch", list="1 Nobody"), "invalid-input")
    deck.refresh_from_db()
    assert (deck.name, deck.revision, lines_of(deck)) == ("Night watch", 1, {"LNT/W01-E001": 4})
    body = edit(writer, deck, name="Day watch", list="").json()
    assert (body["name"], body["lines"]) == ("Day watch", [])
    assert edit(writer, Deck.objects.get(), name="Noon watch").status_code == 200


@pytest.mark.parametrize("change", [{"name": "Day watch"}, {"list": ""}, {"name": "Day watch", "list": ""}])
def test_an_edit_on_an_old_revision_gets_the_deck_as_it_is(writer: Caller, deck: Deck, change: dict[str, Any]) -> None:
    edit(writer, deck, name="Changed elsewhere")
    body = problem(edit(writer, deck, **change), "stale-revision")
    assert body["current"] == writer("get", f"decks/{deck.key}/").json()
    assert body["current"]["revision"] == 2
    assert lines_of(deck) == {"LNT/W01-E001": 4}


@pytest.mark.parametrize(
    ("wrong", "pointer"),
    [({"revision": 0}, "#/revision"), ({"revision": "1"}, "#/revision"), ({"format": "nonsense"}, "#/format")],
)
def test_a_wrong_value_is_named(writer: Caller, deck: Deck, wrong: dict[str, Any], pointer: str) -> None:
    assert pointers(problem(edit(writer, deck, **wrong), "invalid-input")) == [pointer]


def test_an_edit_must_name_its_revision(writer: Caller, deck: Deck) -> None:
    body = problem(writer("patch", f"decks/{deck.key}/", {"name": "Day watch"}), "invalid-input")
    assert pointers(body) == ["#/revision"]


def test_a_deck_is_deleted(writer: Caller, deck: Deck) -> None:
    response = writer("delete", f"decks/{deck.key}/")
    assert (response.status_code, response.content) == (204, b"")
    problem(writer("get", f"decks/{deck.key}/"), "not-found")


def test_a_token_that_only_reads_changes_nothing(reader: Caller, deck: Deck) -> None:
    problem(edit(reader, deck, name="Day watch"), "not-allowed")
    problem(reader("delete", f"decks/{deck.key}/"), "not-allowed")
    assert Deck.objects.get().name == "Night watch"


@pytest.mark.parametrize(
    ("method", "path"),
    [("get", ""), ("patch", ""), ("delete", ""), ("put", "share/"), ("delete", "share/"), ("get", "legality/")],
)
def test_a_deck_of_others_answers_like_one_that_is_not_there(writer: Caller, method: str, path: str) -> None:
    other = User.objects.create_user("bo", "bo@example.org")
    theirs = make_deck(owner=other, share_key="share-key", visibility="unlisted")
    anonymous = make_deck()
    body = NOTHING if method == "patch" else None
    answers = [writer(method, f"decks/{key}/{path}", body) for key in (theirs.key, anonymous.key, "no-such-deck")]
    for answer in answers:
        problem(answer, "not-found")
    assert len({answer.content for answer in answers}) == 1
    assert len({str(headers_of(answer)) for answer in answers}) == 1
    assert Deck.objects.count() == 2
