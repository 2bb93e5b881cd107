"""The project's own format is one source, as JSON or as a table; the cards that come with a game give way to it."""

import json
from pathlib import Path
from typing import Any

import pytest

from accounts.models import User
from cards import starter
from cards.importing import Report, import_file
from cards.importing.settling import take
from cards.models import Card, ImportConflict, Printing
from rules.games import GAMES
from tests.cards.importing.ws_rows import row

pytestmark = pytest.mark.django_db
GAME = GAMES["weiss-schwarz"]
HEAD = "code,name,type,colour,level,cost,power,soul,trait,side,trigger,abilities"


def as_table(folder: Path, name: str, code: str = "ABC/W01-003") -> Report:
    path = folder / "cards.csv"
    path.write_text(f"{HEAD}\n{code},{name},climax,red,,,,,,weiss,soul,【CONT】 Glow.\n", "utf-8")
    return import_file("csv:weiss-schwarz", path)


def as_json(folder: Path, name: str, code: str = "ABC/W01-003") -> Report:
    card = {"code": code, "name": name, "type": "climax", "colour": "red", "side": "weiss", "trigger": "soul"}
    path = folder / "cards.json"
    path.write_text(json.dumps([card | {"abilities": ["【CONT】 Glow."]}]), "utf-8")
    return import_file("json:weiss-schwarz", path)


@pytest.mark.parametrize(("first", "then"), [(as_json, as_table), (as_table, as_json)])
def test_either_writing_corrects_the_other(tmp_path: Path, first: Any, then: Any) -> None:
    first(tmp_path, "Bell")
    assert then(tmp_path, "Bell").cards.unchanged == 1
    report = then(tmp_path, "Lamp")
    assert (report.cards.changed, report.has_refusals, report.queued) == (1, False, 0)
    assert (Card.objects.get().name, Printing.objects.get().adapter) == ("Lamp", "own:weiss-schwarz")
    assert not ImportConflict.objects.exists()


def test_another_format_still_asks(tmp_path: Path) -> None:
    as_table(tmp_path, "Bell", code="ABC/W01-E001")
    path = tmp_path / "ws.json"
    path.write_text(json.dumps([row()]), "utf-8")
    import_file("ws-json", path)
    conflict = ImportConflict.objects.get()
    assert (conflict.adapter, conflict.stored_by) == ("ws-json", "own:weiss-schwarz")


@pytest.mark.parametrize("correct", [as_json, as_table])
def test_a_correction_of_a_card_that_comes_with_the_game_outlives_the_next_start(tmp_path: Path, correct: Any) -> None:
    starter.load_cards_of(GAME)
    assert correct(tmp_path, "Bell", code="HRB/W01-001").cards.changed == 1
    report = starter.load_cards_of(GAME)
    assert (report.cards.changed, report.queued) == (0, 0)
    printing = Printing.objects.get(code="HRB/W01-001")
    assert (printing.card.name, printing.adapter) == ("Bell", "own:weiss-schwarz")
    assert not ImportConflict.objects.exists()


def test_what_says_the_same_as_a_card_that_comes_with_the_game_leaves_it_its_own() -> None:
    starter.load_cards_of(GAME)
    report = import_file("json:weiss-schwarz", starter.starter_cards(GAME))
    assert report.cards.read == report.cards.unchanged
    assert set(Printing.objects.values_list("adapter", flat=True)) == {"starter:weiss-schwarz"}


def test_a_question_of_earlier_between_the_two_writings_can_be_answered(tmp_path: Path) -> None:
    user = User.objects.create_user(username="keeper", email="keeper@decks.example")
    as_table(tmp_path, "Bell")
    path = tmp_path / "d.json"
    path.write_text(json.dumps([row(code="ABC/W01-003", name="Lamp")]), "utf-8")
    import_file("ws-json", path)
    ImportConflict.objects.update(adapter="own:weiss-schwarz")
    conflict = ImportConflict.objects.get()
    take(conflict=conflict, user=user)
    assert ImportConflict.objects.get().state == "taken"
    assert Card.objects.get().name == "Lamp"


def test_what_waits_is_taken_back_once_its_file_may_write(tmp_path: Path) -> None:
    as_table(tmp_path, "Bell", code="ABC/W01-E001")
    path = tmp_path / "ws.json"
    path.write_text(json.dumps([row()]), "utf-8")
    import_file("ws-json", path)
    Printing.objects.all().delete()
    assert import_file("ws-json", path).cards.added == 1
    assert not ImportConflict.objects.exists()
