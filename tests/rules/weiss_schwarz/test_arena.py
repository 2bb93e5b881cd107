"""A slice of `make arena`, and what it says when greedy wins too little."""

from pathlib import Path

import pytest

from rules.lab.matches import LOST, WON
from tests.arena import __main__ as arena


@pytest.fixture(autouse=True)
def lost_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(arena, "LOST_GAMES", tmp_path / "arena.jsonl")
    return arena.LOST_GAMES


def test_greedy_wins_with_every_pair_of_decks() -> None:
    outcomes = [arena.played(index) for index in range(18)]
    assert len({decks for decks, _, _ in outcomes}) == 9
    assert arena.report(outcomes, 1.0) == 0


def test_less_than_95_percent_is_a_failure_and_its_records_are_kept(
    lost_games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena.report([("A against B", WON, "")] * 19 + [("A against B", LOST, "{}")], 1.0) == 0
    assert arena.report([("A against B", WON, "")] * 18 + [("A against B", LOST, "{}")] * 2, 1.0) == 1
    assert lost_games.read_text() == "{}\n{}\n"
    said = capsys.readouterr().out
    assert "Greedy won 18 of 20 games: 90.0%, 95% interval 69.9% to 97.2%" in said
    assert "At least 95% are wanted." in said
