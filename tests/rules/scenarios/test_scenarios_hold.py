"""Every scenario of the project holds."""

from pathlib import Path

import pytest

from rules.games import GAMES
from rules.scenarios.running import PLAYS, files_of, run_file
from rules.scenarios.scenario import read_scenario

FILES = {
    str(file.relative_to(GAMES[key].folder)): file
    for key in PLAYS
    for file in files_of(GAMES[key].folder / "scenarios")
}


@pytest.mark.parametrize("name", FILES)
def test_the_scenario_holds(name: str) -> None:
    run = run_file(FILES[name])
    assert run.holds, f"{name}:{run.line}: {run.message}"


@pytest.mark.parametrize("name", [name for name in FILES if "/text/" not in name])
def test_the_scenario_lies_in_a_chapter_that_it_is_about(name: str) -> None:
    scenario = read_scenario(FILES[name].read_text(encoding="utf-8"), tuple(PLAYS))
    chapters = {int(rule.split(".")[0]) for rule in scenario.rules}
    assert int(FILES[name].parent.name.split("_")[0]) in chapters


def test_no_two_scenarios_say_that_they_show_the_same() -> None:
    titles = [read_scenario(file.read_text(encoding="utf-8"), tuple(PLAYS)).title for file in FILES.values()]
    assert len(titles) == len(set(titles))


def test_there_are_scenarios_of_every_game_that_is_played() -> None:
    assert all(any(Path(GAMES[key].folder, "scenarios").rglob("*.yaml")) for key in PLAYS)
