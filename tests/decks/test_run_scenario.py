"""The command that plays scenarios."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from tests.commands import Outcome

HOLDS = "scenario: it holds\ngame: weiss-schwarz\nrules: [6.5]\nwhen:\n  - P: {pass: main}\nthen:\n  P: {hand: 0}\n"
FAILS = HOLDS.replace("hand: 0", "hand: 1")
UNREADABLE = HOLDS.replace("hand: 0", "hands: 0")


def run(*words: object) -> Outcome:
    out, err = StringIO(), StringIO()
    with pytest.raises(SystemExit) as ended:
        call_command("run_scenario", *map(str, words), stdout=out, stderr=err)
    return Outcome(int(str(ended.value.code)), out.getvalue(), err.getvalue())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "holds.yaml").write_text(HOLDS)
    (tmp_path / "fails.yaml").write_text(FAILS)
    (tmp_path / "deep" / "unreadable.yml").write_text(UNREADABLE)
    (tmp_path / "notes.txt").write_text("no scenario")
    return tmp_path


def test_exit_0_where_all_hold(folder: Path) -> None:
    assert run(folder / "holds.yaml") == Outcome(0, "1 of 1 hold.\n", "")


def test_exit_1_with_the_line_where_one_fails(folder: Path) -> None:
    found = run(folder / "holds.yaml", folder / "fails.yaml")
    assert found.code == 1
    assert f"{folder / 'fails.yaml'}:7: then: P: hand: 1 wanted, 0 found: none." in found.out
    assert "1 of 2 hold." in found.out


def test_exit_2_where_one_is_unreadable_and_a_folder_has_all_of_its_files(folder: Path) -> None:
    found = run(folder, "--json")
    assert found.code == 2
    assert found.json["passed"] == 1
    assert found.json["failed"] == 2
    assert [(Path(one["file"]).name, one["line"]) for one in found.json["failures"]] == [
        ("unreadable.yml", 7),
        ("fails.yaml", 7),
    ]
    assert set(found.json["failures"][0]) == {"file", "line", "message"}


def test_the_trace_tells_what_happened_and_keeps_out_of_the_json(folder: Path) -> None:
    found = run(folder / "holds.yaml", "--trace")
    assert "it holds" in found.out
    assert "P ends turn" not in found.out
    found = run(folder / "holds.yaml", "--trace", "--json")
    assert found.json == {"passed": 1, "failed": 0, "failures": []}
    assert "it holds" in found.err


def test_a_file_that_is_not_there_or_no_text_is_unreadable(tmp_path: Path) -> None:
    assert "It cannot be read: No such file or directory." in run(tmp_path / "none.yaml").out
    (tmp_path / "picture.yaml").write_bytes(b"\xff\xfe\x00")
    found = run(tmp_path / "picture.yaml")
    assert found.code == 2
    assert "It is no text in UTF-8." in found.out


def test_an_empty_folder_is_said(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="There is no scenario in") as refused:
        call_command("run_scenario", str(tmp_path))
    assert refused.value.returncode == 2
