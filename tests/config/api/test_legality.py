"""The verdict on a posted list, and on a deck of one's own: the one the command prints."""

from datetime import date
from typing import Any

import pytest

from accounts.models import User
from cards.models import Format
from decks.legality import judge
from decks.models import Deck
from tests.config.api.conftest import Caller
from tests.config.api.problem import pointers, problem
from tests.decks.make import make_deck, make_printing

CODE = "LNT/W01-E001"


@pytest.fixture(autouse=True)
def standard(db: None) -> None:
    Format.objects.all().delete()
    Format.objects.create(
        game="weiss-schwarz", key="standard", title="Standard", source="Floor rules", since=date(2020, 1, 1)
    )
    make_printing("Lantern Keeper", code=CODE)


def verdict(caller: Caller, **values: Any) -> Any:
    return caller("post", "legality/", {"game": "weiss-schwarz", "format": "standard"} | values)


def rules(body: dict[str, Any]) -> list[str]:
    return [violation["rule"] for violation in body["violations"]]


def test_anybody_gets_every_violation_at_once(anyone: Caller) -> None:
    body = verdict(anyone, list=[{"code": CODE, "quantity": 5}], on="2024-05-06").json()
    assert set(body) == {"legal", "game", "format", "on", "violations", "unknown", "remarks"}
    assert (body["legal"], body["game"], body["format"], body["on"]) == (
        False,
        "weiss-schwarz",
        "standard",
        "2024-05-06",
    )
    assert {"5.1.2.1", "5.1.2.2"} <= set(rules(body))
    five = next(violation for violation in body["violations"] if violation["rule"] == "5.1.2.2")
    assert five["cards"] == [CODE]
    assert five["mend"] == [{"section": "main", "code": CODE, "quantity": 4}]


def test_text_and_lines_are_judged_alike(anyone: Caller) -> None:
    assert (
        verdict(anyone, list=f"4 {CODE} Lantern Keeper").json()
        == verdict(anyone, list=[{"code": CODE, "quantity": 4}]).json()
    )


def test_lines_that_match_nothing_are_listed_and_the_list_is_not_legal(anyone: Caller) -> None:
    body = verdict(anyone, list=f"4 {CODE}\n4 Nobody").json()
    assert (body["legal"], body["unknown"]) == (False, ["4 Nobody"])
    body = verdict(anyone, list=[{"code": "XXX/W99-E001", "quantity": 2}]).json()
    assert body["unknown"] == ["2 XXX/W99-E001"]


def test_a_name_that_contradicts_its_number_and_a_line_that_matches_nothing_are_remarked_on(anyone: Caller) -> None:
    body = verdict(anyone, list=f"-4 {CODE}\n4 {CODE} Moth Queen").json()
    assert body["unknown"] == [f"-4 {CODE}"]
    assert body["remarks"] == [
        f"line 1: the figures beside {CODE} are no number of copies: write “4 {CODE}”",
        f"line 2: the list says “Moth Queen”, but {CODE} is “Lantern Keeper”",
    ]


def test_nothing_is_stored(anyone: Caller) -> None:
    verdict(anyone, list=f"4 {CODE}")
    assert not Deck.objects.exists()


@pytest.mark.parametrize(
    ("wrong", "pointer", "words"),
    [
        ({"format": "nonsense"}, "#/format", "Formats there are: standard"),
        ({"format": "Standard!"}, "#/format", "lower case"),
        ({"on": "1999-01-01"}, "#/format", "not in force"),
        ({"on": "20240101"}, "#/on", "YYYY-MM-DD"),
        ({"on": "2024-02-30"}, "#/on", "YYYY-MM-DD"),
        ({"list": {"main": []}}, "#/list", "text, or as an array"),
        ({"list": "\n" * 1001}, "#/list", "at most 1000"),
    ],
)
def test_a_wrong_value_is_named(anyone: Caller, wrong: dict[str, Any], pointer: str, words: str) -> None:
    body = problem(verdict(anyone, **({"list": ""} | wrong)), "invalid-input")
    assert pointers(body) == [pointer]
    assert words in body["detail"]


def test_a_deck_of_ones_own_is_judged_as_of_a_day(reader: Caller, user: User) -> None:
    deck = make_deck(owner=user)
    body = reader("get", f"decks/{deck.key}/legality/?on=2024-05-06").json()
    assert body == judge(deck, date(2024, 5, 6)).as_json()
    assert reader("get", f"decks/{deck.key}/legality/").json() == judge(deck).as_json()
    assert pointers(problem(reader("get", f"decks/{deck.key}/legality/?on=soon"), "invalid-input")) == ["#/on"]


def test_a_read_token_is_enough(reader: Caller) -> None:
    assert verdict(reader, list="").status_code == 200


def test_a_section_of_another_game_is_refused_in_lines_and_remarked_on_in_text(anyone: Caller) -> None:
    lines = [{"code": CODE, "quantity": 1}, {"code": CODE, "quantity": 1, "section": "ride"}]
    body = problem(verdict(anyone, list=lines), "invalid-input")
    assert pointers(body) == ["#/list/1/section"]
    assert body["detail"] == "Weiß Schwarz decks have no section ride; use one of main."
    (remark,) = verdict(anyone, list=f"Ride deck\n4 {CODE}").json()["remarks"]
    assert "a part that Weiß Schwarz decks do not have" in remark
