"""Files of different formats under one number: what is added, what waits for a maintainer."""

from pathlib import Path
from typing import Any

import pytest

from cards.importing import Report, import_file
from cards.importing.records import Kind
from cards.models import Card, ImportConflict, Printing
from tests.cards.importing.vanguard.rows import d_file, site_file

pytestmark = pytest.mark.django_db


def counts(report: Report) -> tuple[int, int, int, int]:
    cards = report.cards
    assert cards.read == cards.added + cards.changed + cards.unchanged + cards.refused
    return cards.added, cards.changed, cards.unchanged, cards.refused


def both(folder: Path, **offered: Any) -> Report:
    """Import a card of `vg-d`, then what `vg-site` says of it."""
    import_file("vg-d", d_file(folder, {}))
    return import_file("vg-site", site_file(folder, offered))


def stored() -> list[Any]:
    return [list(model._default_manager.order_by("pk").values()) for model in (Card, Printing, ImportConflict)]


def test_a_printing_knows_the_format_that_brought_it(tmp_path: Path) -> None:
    both(tmp_path, setCode=["D-BT90 001", "D-BT90 002"])
    assert dict(Printing.objects.values_list("code", "adapter")) == {"D-BT90/001": "vg-d", "D-BT90/002": "vg-site"}


def test_files_that_agree_are_one_card_and_the_second_adds_what_the_first_never_tells(tmp_path: Path) -> None:
    report = both(tmp_path)
    assert counts(report) == (0, 1, 0, 0)
    printing = Printing.objects.get()
    assert printing.card.words["race"] == ["Flame Dragon"]
    assert (printing.adapter, printing.image_url) == ("vg-d", "https://cards.example/7.png")
    assert [difference.field for difference in report.changed[0].differences] == ["image", "race"]
    assert report.findings == []


def test_names_agree_whatever_their_case_and_marks(tmp_path: Path) -> None:
    assert counts(both(tmp_path, name="LANTERN  dragon")) == (0, 1, 0, 0)
    assert Card.objects.get().name == "Lantern Dragon"


def test_importing_either_again_changes_nothing(tmp_path: Path) -> None:
    both(tmp_path)
    before = stored()
    assert counts(import_file("vg-d", tmp_path / "d.json")) == (0, 0, 1, 0)
    assert counts(import_file("vg-site", tmp_path / "site.json")) == (0, 0, 1, 0)
    assert stored() == before


@pytest.mark.parametrize(
    ("offered", "field", "before", "after"),
    [
        ({"name": "Lamp Dragon"}, "name", "Lantern Dragon", "Lamp Dragon"),
        ({"power": 9000}, "power", "10000", "9000"),
        ({"nation": "Stoicheia"}, "nation", "Dragon Empire", "Stoicheia"),
        ({"ability": "None"}, "skill", "intercept", "none"),
    ],
)
def test_files_that_contradict_each_other_wait_for_a_maintainer(
    tmp_path: Path, offered: dict[str, Any], field: str, before: str, after: str
) -> None:
    report = both(tmp_path, **offered)
    assert counts(report) == (0, 0, 1, 0)
    conflict = ImportConflict.objects.get()
    assert conflict.fields == [{"field": field, "stored": before, "offered": after}]
    assert (conflict.code, conflict.adapter, conflict.stored_by) == ("D-BT90/001", "vg-site", "vg-d")
    assert (conflict.file, conflict.position, conflict.state) == ("site.json", 1, "open")
    finding = report.findings[0]
    assert (finding.kind, finding.position, finding.field, finding.value) == (Kind.FLAGGED, 1, field, after)
    assert finding.reason == f"contradicts vg-d, queued for a maintainer: stored is {before}"
    assert "race" not in Card.objects.get().words


def test_a_contradiction_is_queued_once(tmp_path: Path) -> None:
    both(tmp_path, name="Lamp Dragon")
    before = stored()
    assert counts(import_file("vg-site", tmp_path / "site.json")) == (0, 0, 1, 0)
    assert stored() == before


def test_a_dry_run_queues_nothing_and_says_what_it_would(tmp_path: Path) -> None:
    import_file("vg-d", d_file(tmp_path, {}))
    report = import_file("vg-site", site_file(tmp_path, {"name": "Lamp Dragon"}), dry_run=True)
    assert counts(report) == (0, 0, 1, 0)
    assert "queued" in report.findings[0].reason
    assert not ImportConflict.objects.exists()


def test_what_waits_is_taken_back_once_the_files_agree(tmp_path: Path) -> None:
    both(tmp_path, name="Lamp Dragon")
    import_file("vg-site", site_file(tmp_path, {}))
    assert not ImportConflict.objects.exists()


def test_another_wording_is_flagged_and_the_first_text_stays(tmp_path: Path) -> None:
    report = both(tmp_path, skill="[AUTO](RC):When this unit attacks, draw two cards.")
    assert Card.objects.get().abilities() == ("[AUTO](RC):When this unit attacks, draw a card.",)
    assert [(f.kind, f.field) for f in report.findings] == [(Kind.FLAGGED, "abilities")]
    assert not ImportConflict.objects.exists()


def test_the_same_format_may_change_its_own_printings(tmp_path: Path) -> None:
    both(tmp_path)
    report = import_file("vg-d", d_file(tmp_path, {"name": "Lamp Dragon", "power": 9000}))
    assert counts(report) == (0, 1, 0, 0)
    card = Card.objects.get()
    assert (card.name, card.numbers["power"], card.words["race"]) == ("Lamp Dragon", 9000, ["Flame Dragon"])


def test_a_printing_of_unknown_origin_becomes_the_formats_that_brings_it(tmp_path: Path) -> None:
    import_file("vg-d", d_file(tmp_path, {}))
    Printing.objects.update(adapter="")
    assert counts(import_file("vg-d", tmp_path / "d.json")) == (0, 0, 1, 0)
    assert Printing.objects.get().adapter == "vg-d"
