"""The command `import_cards`: what it prints where, and its exit codes."""

import json
import os
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from cards.models import Card
from tests.cards.importing.ws_rows import row, write_file

pytestmark = pytest.mark.django_db


class Ran:
    """What a run of the command printed, and its exit code."""

    def __init__(self, *arguments: object) -> None:
        out, err = StringIO(), StringIO()
        self.code = 0
        try:
            call_command("import_cards", *map(str, arguments), stdout=out, stderr=err)
        except SystemExit as exit_:
            self.code = int(str(exit_.code))
        self.out, self.err = out.getvalue(), err.getvalue()


@pytest.fixture
def clean(tmp_path: Path) -> Path:
    return write_file(tmp_path, "abc.json", row(), row("Climax", code="ABC/W01-E002", name="Rising Tide"))


def test_json_is_all_that_standard_output_gets(clean: Path) -> None:
    ran = Ran("ws-json", clean, "--json")
    summary = json.loads(ran.out)
    assert summary.keys() == {"sets", "cards", "repairs", "flagged", "seconds"}
    assert summary["cards"] == {"read": 2, "added": 2, "changed": 0, "unchanged": 0, "refused": 0}
    assert (summary["sets"], summary["repairs"], summary["flagged"]) == (1, 4, 0)
    assert ran.code == 0


def test_messages_go_to_standard_error(clean: Path) -> None:
    ran = Ran("ws-json", clean, "--json")
    assert "repaired: 1 x power: means that there is none" in ran.err


def test_without_json_a_sentence_says_what_happened(clean: Path) -> None:
    assert Ran("ws-json", clean).out.startswith("Imported 1 sets, 2 cards: 2 added, 0 changed, 0 unchanged, 0 refused")
    assert Ran("ws-json", clean).out.startswith("Imported 1 sets, 2 cards: 0 added, 0 changed, 2 unchanged, 0 refused")


def test_a_dry_run_keeps_nothing(clean: Path) -> None:
    assert Ran("ws-json", clean, "--dry-run").out.startswith("Would import 1 sets, 2 cards: 2 added")
    assert Card.objects.count() == 0


def test_something_refused_is_exit_code_1_and_says_where(tmp_path: Path) -> None:
    ran = Ran("ws-json", write_file(tmp_path, "abc.json", row(), row(code="ABC/W01-E002", color="PURPLE")))
    assert ran.code == 1
    assert "refused: abc.json position 2 ABC/W01-E002 color 'PURPLE': is none of" in ran.err
    assert Card.objects.count() == 1


def test_a_missing_path_and_an_empty_folder_are_exit_code_1(tmp_path: Path) -> None:
    assert Ran("ws-json", tmp_path / "none.json").code == 1
    assert Ran("ws-json", tmp_path).code == 1


def test_the_report_holds_every_finding(clean: Path, tmp_path: Path) -> None:
    path = tmp_path / "report.txt"
    Ran("ws-json", clean, "--report", path)
    report = json.loads(path.read_text(encoding="utf-8"))
    assert report["adapter"] == "ws-json"
    assert len(report["findings"]) == 4
    assert report["findings"][0].keys() == {"kind", "file", "position", "code", "field", "value", "reason"}


def test_a_report_that_cannot_be_written_is_said(clean: Path, tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="cannot be written"):
        call_command("import_cards", "ws-json", str(clean), "--report", str(tmp_path / "no" / "folder.json"))
    assert not Card.objects.exists(), "nothing is imported without the report that was asked for"


def test_a_path_too_long_for_the_disk_is_refused_as_a_missing_file() -> None:
    ran = Ran("ws-json", "a" * 5000, "--json")
    assert ran.code == 1
    assert "cannot be opened" in ran.err


def test_a_file_whose_name_is_no_text_can_be_reported(tmp_path: Path) -> None:
    (tmp_path / os.fsdecode(b"\xff.json")).write_text("[1]")
    report = tmp_path / "report.txt"
    ran = Ran("ws-json", tmp_path, "--report", report)
    assert ran.code == 1
    assert json.loads(report.read_text(encoding="utf-8"))["findings"][0]["file"] == r"\xff.json"


def test_an_unknown_adapter_lists_those_there_are(clean: Path) -> None:
    with pytest.raises(CommandError, match="ws-json"):
        call_command("import_cards", "tarot", str(clean))


def test_the_starter_format_is_an_adapter_too(tmp_path: Path) -> None:
    card = {"code": "ABC/W01-001", "name": "Lantern Cat", "type": "climax", "colour": "red", "side": "weiss"}
    path = write_file(tmp_path, "own.json", card | {"trigger": ["soul"], "abilities": ["【CONT】 Draw."]})
    assert Ran("json", path, "--game", "weiss-schwarz").code == 0
    assert Card.objects.get().words["type"] == ["climax"]


def test_a_table_needs_its_game_and_takes_columns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.csv"
    path.write_text("Nummer,name,type,colour,side,trigger\nABC/W01-003,Bell,climax,red,weiss,soul\n", "utf-8")
    with pytest.raises(CommandError, match="Say whose cards these are"):
        call_command("import_cards", "csv", str(path))
    with pytest.raises(CommandError, match="write the heading, = and the field"):
        call_command("import_cards", "csv", str(path), "--game", "weiss-schwarz", "--column", "Nummer")
    assert Ran("csv", path, "--game", "weiss-schwarz", "--column", "Nummer=code").code == 0
    assert Card.objects.get().words["trigger"] == ["soul"]
    call_command("import_cards", "csv", "--game", "weiss-schwarz", "--template")
    assert capsys.readouterr().out.startswith("code,name,")
