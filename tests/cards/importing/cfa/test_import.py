"""A text database into the catalogue, by command: twice the same, and with a report."""

import json
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from cards.models import Card, Printing
from tests.cards.importing.cfa.samples import TRIGGER, UNIT
from tests.cards.importing.test_import_cards import Ran

pytestmark = pytest.mark.django_db
MEANT = ("--column", "CardInClan 3=Kagero", "--column", "TriggerUnit 1=critical")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "one.txt").write_bytes(UNIT.replace("Lantern Dragon", "Lantern’s Dragon").encode("cp1252"))
    (tmp_path / "two.txt").write_text(TRIGGER + "what is this\n", "utf-8")
    return tmp_path


def test_a_folder_is_imported_and_a_second_time_changes_nothing(folder: Path, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    ran = Ran("cfa", folder, *MEANT, "--json", "--report", report)
    assert (ran.code, json.loads(ran.out)["cards"]["added"]) == (0, 2)
    assert dict(Printing.objects.values_list("code", "adapter")) == {"CFA/1123": "cfa", "CFA/1124": "cfa"}
    assert Card.objects.get(first_code="CFA/1123").name == "Lantern’s Dragon"
    before = list(Card.objects.values())
    assert json.loads(Ran("cfa", folder, *MEANT, "--json").out)["cards"]["unchanged"] == 2
    assert list(Card.objects.values()) == before
    said = [(one["field"], one["value"]) for one in json.loads(report.read_text())["findings"]]
    assert said == [("DCards", ""), ("line 3", "what is this")]


def test_it_serves_both_games_of_vanguard_and_no_other(folder: Path) -> None:
    assert Ran("cfa", folder, *MEANT, "--game", "vanguard-2014").code == 0
    assert set(Printing.objects.values_list("game", "adapter")) == {("vanguard-2014", "cfa:vanguard-2014")}
    assert Ran("cfa", folder, *MEANT, "--game", "vanguard").code == 0
    with pytest.raises(CommandError, match="cfa is a format of"):
        call_command("import_cards", "cfa", str(folder), "--game", "weiss-schwarz")


def test_what_a_number_means_is_said_once_and_only_of_formats_that_ask(folder: Path) -> None:
    with pytest.raises(CommandError, match="given twice: as 'Kagero' and as 'Granblue'"):
        Ran("cfa", folder, "--column", "CardInClan 3=Kagero", "--column", "CardInClan 3=Granblue")
    with pytest.raises(CommandError, match="vg-d tells that itself"):
        Ran("vg-d", folder, "--column", "CardInClan 3=Kagero")
    ran = Ran("cfa", folder, "--column", "Clan 3=Kagero")
    assert (ran.code, "is no number with a meaning" in ran.err) == (1, True)
