"""The real lists are legal in the title format once their sets are imported."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command

from cards.format_defaults import load_formats
from cards.importing import import_file
from cards.models import Printing
from decks.lists import MatchedList, decode, match, parse_text, write_text
from rules.games import GAMES
from tests.data.card_data import folder
from tests.decks.make import GAME, make_deck

pytestmark = pytest.mark.django_db
DAY = "2026-03-01"


def lists() -> list[Path]:
    return sorted((folder() / "weiss-schwarz" / "decks").glob("*.txt"))


@pytest.fixture(autouse=True)
def catalogue() -> None:
    """Import the titles that the lists are of."""
    load_formats()
    prefixes = {line.code.split("/")[0] for path in lists() for line in parse_text(path.read_text(encoding="utf-8"))}
    for prefix in sorted(prefixes):
        for path in sorted((folder() / "weiss-schwarz" / "cards").glob(f"{prefix}_*.json")):
            import_file("ws-json", path)


def check(path: Path, format: str) -> tuple[int, Any]:
    out = StringIO()
    with pytest.raises(SystemExit) as end:
        call_command("check_deck", str(path), "--game", GAME, "--format", format, "--on", DAY, "--json", stdout=out)
    return int(end.value.code or 0), json.loads(out.getvalue())


def found(text: str) -> MatchedList:
    return match(GAMES[GAME], parse_text(text))


def test_both_lists_are_legal_in_every_format_and_the_unlisted_title_is_assumed() -> None:
    assert len(lists()) == 2
    code, verdicts = check(folder() / "weiss-schwarz" / "decks", "title")
    assert (code, [verdict["legal"] for verdict in verdicts]) == (0, [True, True])
    notes = [[violation["severity"] for violation in verdict["violations"]] for verdict in verdicts]
    assert sorted(notes) == [[], ["note"]]
    for path in lists():
        for format in ("standard", "side"):
            assert check(path, format)[0] == 0


def test_the_two_lists_mixed_are_illegal_in_title_by_the_format_entry(tmp_path: Path) -> None:
    halves = [
        line for path in lists() for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("4 ")
    ]
    mixed = tmp_path / "mixed.txt"
    mixed.write_text("\n".join(halves[:6] + halves[-6:]) + "\n", encoding="utf-8")
    code, verdict = check(mixed, "title")
    broken = [violation["rule"] for violation in verdict["violations"] if violation["severity"] == "error"]
    assert (code, broken) == (1, ["5.1.2.1", "title"])


def test_every_line_is_found_by_its_name_alone() -> None:
    for path in lists():
        lines = decode(path.read_bytes()).splitlines()
        by_name = found("\n".join(line.split(" ", 1)[0] + " " + line.split(" ", 2)[2] for line in lines))
        assert [line.reason for line in by_name.open_lines] == []
        assert sum(quantity for *_, quantity in by_name.quantities()) == 50


def test_the_lists_survive_being_saved_and_written_again() -> None:
    for path in lists():
        before = found(decode(path.read_bytes())).quantities()
        deck = make_deck(*((quantity, printing) for _, printing, quantity in before))
        after = found(write_text(deck)).quantities()
        assert sorted(after, key=lambda line: line[1].code) == sorted(before, key=lambda line: line[1].code)


def test_the_number_of_every_imported_printing_is_found_when_written_in_a_list() -> None:
    codes = list(Printing.objects.values_list("code", flat=True))
    for start in range(0, len(codes), 500):
        some = codes[start : start + 500]
        result = found("\n".join(f"1 {code}" for code in some))
        assert [line.printing.code for line in result.matched] == some
