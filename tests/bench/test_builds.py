"""The two builds of the rules, and how they are held against each other. `make compile` does it with real games."""

from pathlib import Path

import pytest

from bench.builds import MODULES, ROOT, compare, run_in_build
from tests.soak.digests import build, end_of

INTERPRETED = "interpreted\n0: turn 9, 80 steps, abc\n9 goldfished: def\n3 scenarios: all hold\n"


def test_every_module_to_compile_is_there_once() -> None:
    modules = [module for line in MODULES for module in line.split()]
    assert len(set(modules)) == len(modules)
    assert [module for module in modules if not (ROOT / "rules" / f"{module}.py").exists()] == []


def test_all_of_the_engine_is_compiled() -> None:
    files = {f"engine/{file.stem}" for file in (ROOT / "rules" / "engine").glob("*.py")} - {"engine/__init__"}
    assert files <= {module for line in MODULES for module in line.split()}


def test_builds_that_end_alike_are_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(INTERPRETED, INTERPRETED.replace("interpreted", "compiled")) == 0
    assert "1 games, a goldfish run and all scenarios end alike" in capsys.readouterr().out


def test_builds_that_play_differently_are_a_fault_and_the_first_game_is_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    other = INTERPRETED.replace("interpreted", "compiled").replace("abc", "abd")
    assert compare(INTERPRETED, other) == 1
    assert "0: turn 9, 80 steps, abd" in capsys.readouterr().out


def test_holding_a_build_against_itself_proves_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(INTERPRETED, INTERPRETED) == 1
    assert "they are interpreted and interpreted" in capsys.readouterr().out


def test_the_rules_of_a_build_come_from_its_folder(tmp_path: Path) -> None:
    """The source tree, which is the current folder, does not shadow them."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "__init__.py").write_text("print('the rules of this build')")
    (tmp_path / "asks.py").write_text("import rules")
    assert run_in_build(tmp_path, "asks") == "the rules of this build\n"


def test_games_end_alike_in_another_process() -> None:
    assert build() == "interpreted"
    printed = run_in_build(ROOT, "tests.soak.digests", "2").splitlines()
    assert printed[:3] == ["interpreted", end_of(0), end_of(1)]
    assert printed[-1].endswith("scenarios: all hold")
