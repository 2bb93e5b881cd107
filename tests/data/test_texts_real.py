"""How much of the real cards' text is read, of all sets and of those that nobody looked at when it was first read."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.bilingual import Pair, pairs_in
from rules.text.reading import NAME_NOT_KNOWN
from tests.commands import run_command
from tests.data.card_data import folder

# What has been read before stays read.
LEAST = {"lines": 0.965, "distinct": 0.95, "cards": 0.945, "two_languages": 0.81}
LEAST_OF_HELD_OUT = 0.955  # of their lines

# How many names of cards use every construct: one that fewer use is no rule of the language, but of a card.
LEAST_NAMES = 3


@pytest.fixture(scope="module")
def found() -> Any:
    path = folder() / "weiss-schwarz" / "cards"
    return run_command("compile_text", str(path), "--adapter", "ws-json", "--constructs", "--json").json


@pytest.mark.parametrize("what", LEAST)
def test_as_much_is_read_as_before(found: Any, what: str) -> None:
    assert found[what]["exact"] >= LEAST[what] * found[what]["total"], found[what]


def test_as_much_is_read_of_the_sets_that_nobody_looked_at(found: Any) -> None:
    drawn = json.loads((Path(__file__).parent / "held_out_sets.json").read_text(encoding="utf-8"))["sets"]
    of_sets = [found["sets"][name] for name in drawn]
    assert len(of_sets) == 20
    assert sum(one["exact"] for one in of_sets) >= LEAST_OF_HELD_OUT * sum(one["total"] for one in of_sets)


def test_every_construct_serves_several_cards(found: Any) -> None:
    assert {name: uses for name, uses in found["constructs"].items() if uses < LEAST_NAMES} == {}


def test_what_is_not_read_says_where(found: Any) -> None:
    assert len(found["unsupported"]) == found["lines"]["total"] - found["lines"]["exact"]
    for one in found["unsupported"]:
        assert one["text"][one["at"] :].strip().startswith(one["words"].split()[0] if one["words"] else ""), one


def test_names_in_two_languages_are_known_or_it_is_said_at_the_name_that_they_are_not(found: Any) -> None:
    pairs = {Pair(one["english"], one["japanese"]): one["standing"] for one in found["pairs"]}
    known = {pair for pair, standing in pairs.items() if standing == "known"}
    assert len(known) > 0.85 * len(pairs) > 0
    assert not {pair.english for pair in known} & {pair.english for pair in pairs.keys() - known}
    assert not {pair.japanese for pair in known} & {pair.japanese for pair in pairs.keys() - known}
    unknown = [one for one in found["unsupported"] if one["reason"] == NAME_NOT_KNOWN]
    assert unknown
    for one in unknown:
        assert [name.pair in known for name in pairs_in(one["text"]) if name.at == one["at"]] == [False]


def test_few_names_in_texts_are_of_no_card(found: Any) -> None:
    names = found["names"]
    assert names["total"] > 50 * len(names["missing"]) > 0
    assert any(one["alike"] for one in names["missing"])
