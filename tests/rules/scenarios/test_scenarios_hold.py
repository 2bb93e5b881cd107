"""Every scenario of the project holds."""

from pathlib import Path

import pytest

from rules.games import GAMES
from rules.scenarios.running import PLAYS, files_of, run_file

FILES = {
    str(file.relative_to(GAMES[key].folder)): file
    for key in PLAYS
    for file in files_of(GAMES[key].folder / "scenarios")
}


@pytest.mark.parametrize("name", FILES)
def test_the_scenario_holds(name: str) -> None:
    run = run_file(FILES[name])
    assert run.holds, f"{name}:{run.line}: {run.message}"


def test_there_are_scenarios_of_every_game_that_is_played() -> None:
    assert all(any(Path(GAMES[key].folder, "scenarios").rglob("*.yaml")) for key in PLAYS)
