"""The real Vanguard files: every row accounted for, a second run without effect; the start decks, whole and spoilt."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from django.db import transaction
from pytest_django import DjangoDbBlocker

from cards.format_defaults import load_formats_of
from cards.importing import Report, import_file
from cards.importing.records import Kind
from decks.checking import Judge
from decks.legality import format_spec
from rules.games import GAMES
from tests.data.card_data import folder

pytestmark = pytest.mark.django_db
VANGUARD = GAMES["vanguard"]
BEFORE = date(2022, 1, 1)
NOW = date(2026, 11, 28)
FILES = {
    "vg-d": "d-era-2021-2022.json",
    "vg-site": "d-era-2021-site-export.json",
    "vg-classic": "classic-bt01-15.json",
}
DECKS = ("dsd01", "dsd02", "dsd03", "dsd04")
REPORTS: dict[str, tuple[Report, Report]] = {}


@pytest.fixture(scope="module", autouse=True)
def imported(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[None]:
    """Import each file twice, for all tests of this module."""
    with django_db_blocker.unblock(), transaction.atomic():
        load_formats_of(VANGUARD)
        for adapter, name in FILES.items():
            path = folder() / "vanguard" / name
            REPORTS[adapter] = (import_file(adapter, path), import_file(adapter, path))
        yield
        transaction.set_rollback(True)


def read(report: Report) -> tuple[int, int]:
    return report.cards.read, report.cards.refused


def test_every_row_is_read_and_only_what_names_no_card_is_refused() -> None:
    assert read(REPORTS["vg-d"][0]) == (747, 0)
    assert read(REPORTS["vg-site"][0]) == (505, 25)  # 7 numbers of question marks, 18 rows of numbers that stand twice
    assert read(REPORTS["vg-classic"][0]) == (1647, 1)  # a placeholder for a clan


@pytest.mark.parametrize("adapter", FILES)
def test_every_finding_says_what_and_why(adapter: str) -> None:
    for finding in REPORTS[adapter][0].findings:
        assert finding.reason
        assert finding.kind in Kind
        assert finding.position is not None or not finding.code


@pytest.mark.parametrize("adapter", FILES)
def test_a_second_run_changes_nothing(adapter: str) -> None:
    first, second = REPORTS[adapter]
    assert (second.cards.added, second.cards.changed) == (0, 0)
    assert second.cards.refused == first.cards.refused
    assert first.cards.added > 0


def start_deck(name: str) -> list[str]:
    return (folder() / "vanguard" / "decks" / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def errors(tmp_path: Path, lines: list[str], on: date) -> set[str]:
    path = tmp_path / "list.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    judged = Judge(VANGUARD, format_spec(VANGUARD, "standard", on), on).file(path)
    assert (judged.unreadable, judged.verdict.unknown) == ("", ())
    return {violation.rule for violation in judged.verdict.errors}


@pytest.mark.parametrize("name", DECKS)
def test_a_start_deck_was_legal_when_it_came_out_and_is_not_today(name: str, tmp_path: Path) -> None:
    assert errors(tmp_path, start_deck(name), BEFORE) == set()
    today = errors(tmp_path, start_deck(name), NOW)
    assert {"8.1.4.1", "8.1.4.2"} <= today


@pytest.mark.parametrize("name", DECKS)
def test_each_damage_to_a_start_deck_gives_its_own_verdict(name: str, tmp_path: Path) -> None:
    whole = start_deck(name)
    main = whole.index("#MainDeck")
    assert "8.1.4.1" in errors(tmp_path, whole[:-1], BEFORE)
    assert "8.1.5" in errors(tmp_path, [*whole[:-1], fourfold(whole[main:])], BEFORE)
    assert "8.1.4.2" in errors(tmp_path, [line for at, line in enumerate(whole) if at != 1], BEFORE)


def fourfold(lines: list[str]) -> str:
    """Return a line that stands four times."""
    return next(line for line in lines if lines.count(line) == 4)
