"""The cases of deck construction hold, and prove every rule of construction that a game's book has."""

from pathlib import Path

import pytest

from rules.coverage import Case, CaseError, cases_of, coverage_of, holds, proves, read_case
from rules.coverage.construction import violated
from rules.games import GAMES, Game
from rules.in_force import without

CASES = [case for game in GAMES.values() for case in cases_of(game)]
WEISS = GAMES["weiss-schwarz"]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_case_has_the_verdict_that_it_says(case: Case) -> None:
    assert violated(case) == case.illegal


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_case_proves_the_rules_of_the_book_that_it_cites(case: Case) -> None:
    of_format = case.illegal - set(case.rules)
    cited = [rule for rule in case.rules if rule not in of_format and rule[0].isdigit()]
    assert [rule for rule in cited if not proves(case, rule)] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_construction_rule_of_the_book_is_proven_or_excused(game: Game) -> None:
    found = coverage_of(game, "construction")
    assert found.executable
    assert found.missing == ()
    assert all(len(why) > 20 for why in found.excused.values())


@pytest.fixture
def written(tmp_path: Path) -> Path:
    folder = tmp_path / "standard"
    folder.mkdir()
    return folder / "case.txt"


def read(path: Path, text: str) -> Case:
    path.write_text(text, encoding="utf-8")
    return read_case(WEISS, path)


def test_a_case_that_expects_the_wrong_rule_does_not_hold(written: Path) -> None:
    case = read(written, "// illegal: 5.1.2.3\n4 EMK/S02-010")
    assert violated(case) == {"5.1.2.1"}
    assert not holds(case)
    assert not proves(case, "5.1.2.1")


def test_a_case_does_not_prove_a_rule_that_its_verdict_does_not_depend_on(written: Path) -> None:
    case = read(written, "// illegal: 5.1.2.1\n4 EMK/S02-010")
    assert proves(case, "5.1.2.1")
    assert not proves(case, "5.1.2.3")
    with without(WEISS.book, "5.1.2.1"):
        assert violated(case) == set()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4 EMK/S02-010", "say either"),
        ("// legal\n// illegal: 5.1.2.1\n", "say either"),
        ("// illegal:\n", "names no rule"),
        ("// legal\n// on: yesterday\n", "is no day"),
        ("// legal\n4 EMK/S02-999", "case.txt:2: there is no starter card"),
        ("// legal\n4 EMK/S02-010 Another Name", "is “Letters Like Falling Sparks”"),
        ("// legal\nfour cards", "neither a line of cards nor a section"),
    ],
)
def test_a_case_that_cannot_be_read_says_where_and_why(written: Path, text: str, reason: str) -> None:
    with pytest.raises(CaseError, match=reason):
        read(written, text)
