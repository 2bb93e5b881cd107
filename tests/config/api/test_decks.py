"""The list of one's own decks, and making one."""

from typing import Any

import pytest
from django.test import Client

from accounts.models import User
from decks.access import HELD
from decks.limits import DECKS_PER_USER
from decks.models import Deck
from tests.config.api.conftest import Caller
from tests.config.api.problem import pointers, problem
from tests.decks.make import lines_of, make_deck, make_printing

GAME = {"game": "weiss-schwarz"}


def create(caller: Caller, **values: Any) -> Any:
    return caller("post", "decks/", GAME | values)


def test_without_a_token_there_are_no_decks(anyone: Caller) -> None:
    for response in (anyone("get", "decks/"), create(anyone)):
        problem(response, "not-signed-in")
        assert response["WWW-Authenticate"].startswith("Bearer")
    assert not Deck.objects.exists()


def test_one_sees_ones_own_decks_and_no_others(reader: Caller, user: User) -> None:
    printing = make_printing()
    mine = make_deck((4, printing), (0 + 2, make_printing()), owner=user, name="Mine")
    make_deck(owner=User.objects.create_user("bo", "bo@example.org"))
    make_deck()
    response = reader("get", "decks/")
    body = response.json()
    assert (body["total"], body["pages"]) == (1, 1)
    (deck,) = body["results"]
    assert (deck["key"], deck["name"], deck["cards"], deck["share_key"]) == (mine.key, "Mine", 6, None)
    assert reader("get", deck["url"].removeprefix("/api/v1/")).status_code == 200
    assert response["Cache-Control"] == "private, no-store"


def test_a_session_sees_the_decks_of_the_account_alone(user: User) -> None:
    own, made_here = make_deck(owner=user), make_deck(name="Of this browser")
    client = Client()
    client.force_login(user)
    session = client.session
    session[HELD.name] = {made_here.key: made_here.editor_key}
    session.save()
    assert client.get(f"/decks/{made_here.key}/").status_code == 200
    listed = client.get("/api/v1/decks/").json()["results"]
    assert [deck["key"] for deck in listed] == [own.key]
    assert client.get(f"/api/v1/decks/{made_here.key}/").status_code == 404


def test_decks_come_in_pages(reader: Caller, user: User) -> None:
    for number in range(3):
        make_deck(owner=user, name=f"Deck {number}")
    first = reader("get", "decks/?size=2").json()
    second = reader("get", first["next"].removeprefix("/api/v1/")).json()
    names = [deck["name"] for page in (first, second) for deck in page["results"]]
    assert names == ["Deck 2", "Deck 1", "Deck 0"]


def test_a_deck_is_made_with_what_is_given(writer: Caller, user: User) -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E001")
    response = create(writer, name=" Night  watch ", list=[{"code": "lnt/w01-e001", "quantity": 4, "section": "main"}])
    body = response.json()
    assert response.status_code == 201
    assert response["Location"] == body["url"]
    deck = Deck.objects.get(key=body["key"])
    assert (deck.owner, deck.name, deck.format) == (user, "Night watch", "standard")
    assert body["lines"][0]["name"] == "Lantern Keeper"
    assert body["cards"] == 4
    assert writer("get", f"decks/{deck.key}/").json() == body


def test_a_list_may_be_text_and_lines_of_one_card_add_up(writer: Caller) -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E001")
    body = create(writer, list="// mine\n2 LNT/W01-E001 Lantern Keeper\n1x Lantern Keeper\n").json()
    assert lines_of(Deck.objects.get(key=body["key"])) == {"LNT/W01-E001": 3}


def test_what_a_deck_says_of_its_list_can_be_sent_back(writer: Caller) -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E001")
    first = create(writer, list=[{"code": "LNT/W01-E001", "quantity": 4}]).json()
    second = create(writer, list=first["text"]).json()
    assert second["lines"] == first["lines"]


def test_lines_that_match_nothing_are_named_and_nothing_is_made(writer: Caller) -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E001")
    wanted = [{"code": "LNT/W01-E001", "quantity": 1}, {"code": "XXX/W99-E001", "quantity": 1}]
    body = problem(create(writer, list=wanted), "invalid-input")
    assert pointers(body) == ["#/list/1/code"]
    assert "XXX/W99-E001" in body["detail"]
    body = problem(create(writer, list="1 LNT/W01-E001\n1 Nobody"), "invalid-input")
    assert pointers(body) == ["#/list"]
    assert body["detail"].startswith("Line 2, “1 Nobody”: no card is called “Nobody”")
    assert not Deck.objects.exists()


@pytest.mark.parametrize(
    ("wrong", "pointer"),
    [
        ({"game": "chess"}, "#/game"),
        ({"name": " "}, "#/name"),
        ({"name": "x" * 121}, "#/name"),
        ({"name": "two\nlines"}, "#/name"),
        ({"name": 5}, "#/name"),
        ({"name": None}, "#/name"),
        ({"format": "nonsense"}, "#/format"),
        ({"list": 5}, "#/list"),
        ({"list": [{"code": "X"}]}, "#/list/0/quantity"),
        ({"list": [{"code": "X", "quantity": "4"}]}, "#/list/0/quantity"),
        ({"list": [{"code": "X", "quantity": True}]}, "#/list/0/quantity"),
        ({"list": [{"code": "X", "quantity": 100}]}, "#/list/0/quantity"),
        ({"list": [{"code": "X", "quantity": 1, "section": "sideboard"}]}, "#/list/0/section"),
        ({"list": [{"code": "X", "quantity": 1, "count": 1}]}, "#/list/0/count"),
        ({"list": [{"code": "X", "quantity": 1}] * 201}, "#/list"),
        ({"list": "x" * 16_001}, "#/list"),
        ({"list": "\n" * 1001}, "#/list"),
        ({"owner": "bo"}, "#/owner"),
    ],
)
def test_a_wrong_value_is_named(writer: Caller, wrong: dict[str, Any], pointer: str) -> None:
    assert pointers(problem(create(writer, **wrong), "invalid-input")) == [pointer]
    assert not Deck.objects.exists()


def test_what_no_deck_can_hold_is_refused(writer: Caller) -> None:
    make_printing("Lantern Keeper", code="LNT/W01-E001")
    body = problem(create(writer, list=[{"code": "LNT/W01-E001", "quantity": 50}] * 2), "refused")
    assert "0 to 99" in body["detail"]
    assert not Deck.objects.exists()


def test_an_account_has_room_for_so_many_decks(writer: Caller, user: User) -> None:
    Deck.objects.bulk_create(
        Deck(owner=user, editor_key="", name="one", game="weiss-schwarz", format="standard")
        for _ in range(DECKS_PER_USER)
    )
    assert "delete some first" in problem(create(writer), "refused")["detail"]


def test_a_token_that_only_reads_makes_nothing(reader: Caller) -> None:
    assert "only reads" in problem(create(reader), "not-allowed")["detail"]
    assert not Deck.objects.exists()


def test_a_session_needs_the_csrf_token_to_write(user: User) -> None:
    caller = Caller()
    caller.client.handler.enforce_csrf_checks = True
    caller.client.force_login(user)
    assert caller("get", "decks/").status_code == 200
    problem(create(caller), "not-allowed")
    caller.client.get("/accounts/login/")
    caller.client.get("/accounts/")
    caller.headers["X-CSRFToken"] = caller.client.cookies["csrftoken"].value
    assert create(caller).status_code == 201
