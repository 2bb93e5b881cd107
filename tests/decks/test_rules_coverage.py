"""The command that says how much of each rulebook is proven."""

import json
import re
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from rules.games import GAMES


def run(*words: str) -> str:
    out = StringIO()
    call_command("rules_coverage", *words, stdout=out)
    return out.getvalue()


def test_json_counts_the_rules_of_each_book() -> None:
    found = json.loads(run("--kind", "construction", "--json"))
    assert list(found) == list(GAMES)
    assert found["weiss-schwarz"] == {"executable": 5, "covered": 5, "missing": [], "excused": {}}


def test_people_read_what_is_missing() -> None:
    said = run("--book", "gate-ruler")
    assert re.search(r"gate-ruler: \d+ of 829 executable rules are proven", said)
    assert "missing: " in said


def test_all_of_weiss_schwarz_is_proven_or_excused() -> None:
    found = run("--book", "weiss-schwarz", "--json")
    one = json.loads(found)["weiss-schwarz"]
    assert (one["executable"], one["missing"]) == (360, [])
    assert one["covered"] + len(one["excused"]) == 360
    assert len(one["excused"]) <= 20


def test_a_book_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(CommandError, match="weiss-schwarz"):
        run("--book", "chess")
