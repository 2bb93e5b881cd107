"""Pasted card numbers are turned into printings."""

from tests.config.api.conftest import Caller
from tests.config.api.problem import pointers, problem
from tests.decks.make import make_printing


def resolve(caller: Caller, *codes: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = caller(
        "post", "cards/resolve/", {"game": "weiss-schwarz", "codes": list(codes)}
    ).json()["results"]
    return found


def test_each_number_is_answered_in_its_place(anyone: Caller) -> None:
    printing = make_printing("Lantern Keeper", code="LNT/W01-E001")
    known, unknown = resolve(anyone, "lnt/w01-e001", "XXX/W99-E001")
    assert known["text"] == "lnt/w01-e001"
    assert known["printings"] == [{"code": "LNT/W01-E001", "card": printing.card_id, "name": "Lantern Keeper"}]
    assert unknown == {"text": "XXX/W99-E001", "exact": False, "printings": []}


def test_no_numbers_and_too_many(anyone: Caller) -> None:
    for codes in ([], ["LNT/W01-E001"] * 101):
        body = problem(anyone("post", "cards/resolve/", {"game": "weiss-schwarz", "codes": codes}), "invalid-input")
        assert pointers(body) == ["#/codes"]


def test_a_read_token_is_enough(reader: Caller) -> None:
    assert reader("post", "cards/resolve/", {"game": "weiss-schwarz", "codes": ["X"]}).status_code == 200
