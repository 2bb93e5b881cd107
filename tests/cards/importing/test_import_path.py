"""Files and folders: one transaction a file, every row accounted for, a dry run that keeps nothing."""

from pathlib import Path

import pytest
from django.db import DatabaseError

from cards.importing import Report, UnknownAdapterError, import_file, import_path, run
from cards.importing.records import Finding, Kind
from cards.importing.writing import write_records
from cards.models import Card, CardSet, Printing
from tests.cards.importing.ws_rows import row, write_file

pytestmark = pytest.mark.django_db


def found(report: Report, kind: Kind) -> list[Finding]:
    return [finding for finding in report.findings if finding.kind is kind]


def counts(report: Report) -> tuple[int, int, int, int]:
    cards = report.cards
    return cards.added, cards.changed, cards.unchanged, cards.refused


def test_a_folder_is_imported_file_by_file_and_a_second_time_changes_nothing(tmp_path: Path) -> None:
    write_file(tmp_path, "abc.json", row(), row(code="ABC/W01-E002", name="Other Cat"))
    write_file(tmp_path, "xyz.json", row("Climax", code="XYZ/S01-E001", name="Rising Tide"))
    (tmp_path / "notes.txt").write_text("no card file")
    first = import_path("ws-json", tmp_path)
    assert (first.sets, counts(first)) == (2, (3, 0, 0, 0))
    before = list(Card.objects.order_by("pk").values()) + list(Printing.objects.order_by("pk").values())
    second = import_path("ws-json", tmp_path)
    assert (second.sets, counts(second)) == (2, (0, 0, 3, 0))
    assert list(Card.objects.order_by("pk").values()) + list(Printing.objects.order_by("pk").values()) == before
    assert first.findings == second.findings


def test_what_is_added_is_listed(tmp_path: Path) -> None:
    report = import_file("ws-json", write_file(tmp_path, "abc.json", row()))
    assert report.as_json()["added"] == [{"code": "ABC/W01-E001", "name": "Lantern Cat"}]
    assert report.as_json()["changed"] == []


def test_what_is_changed_is_listed_field_by_field(tmp_path: Path) -> None:
    import_file("ws-json", write_file(tmp_path, "abc.json", row()))
    other = row(power="5000", attributes=["Harbour"], rarity="RR", ability=["【AUTO】 Draw."], name="Lantern Cats")
    report = import_file("ws-json", write_file(tmp_path, "abc.json", other))
    assert counts(report) == (0, 1, 0, 0)
    assert report.as_json()["changed"] == [
        {
            "code": "ABC/W01-E001",
            "name": "Lantern Cats",
            "fields": [
                {"field": "rarity", "before": "C", "after": "RR"},
                {"field": "name", "before": "Lantern Cat", "after": "Lantern Cats"},
                {"field": "power", "before": "4500", "after": "5000"},
                {"field": "trait", "before": "Harbour, Lamp", "after": "Harbour"},
                {
                    "field": "abilities",
                    "before": "【AUTO】 When this card attacks, draw 1 card.",
                    "after": "【AUTO】 Draw.",
                },
            ],
        }
    ]


def test_a_dry_run_says_what_would_happen_and_keeps_nothing(tmp_path: Path) -> None:
    write_file(tmp_path, "abc.json", row(), row(code="ABC/W01-E002", power="-"))
    write_file(tmp_path, "abd.json", row(code="ABC/W02-E001", power="5000"))
    report = import_path("ws-json", tmp_path, dry_run=True)
    assert counts(report) == (2, 0, 0, 1)
    assert any("reprint differs" in finding.reason for finding in report.findings)
    assert (Card.objects.count(), Printing.objects.count(), CardSet.objects.count()) == (0, 0, 0)


def test_a_broken_file_does_not_stop_the_others(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text('[{"name": ')
    write_file(tmp_path, "b.json", row())
    report = import_path("ws-json", tmp_path)
    assert (report.sets, counts(report)) == (1, (1, 0, 0, 0))
    assert [(f.file, f.position) for f in found(report, Kind.REFUSED)] == [("a.json", None)]
    assert report.has_refusals


def test_a_file_that_the_database_refuses_leaves_nothing_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_at_the_end(*args: object) -> object:
        write_records(*args)  # type: ignore[arg-type]
        raise DatabaseError("disk full")

    write_file(tmp_path, "a.json", row(), row(code="ABC/W01-E002", name="Other Cat"))
    monkeypatch.setattr(run, "write_records", fail_at_the_end)
    report = import_path("ws-json", tmp_path)
    assert (report.sets, counts(report)) == (0, (0, 0, 0, 2))
    assert "disk full" in found(report, Kind.REFUSED)[0].reason
    assert (Card.objects.count(), CardSet.objects.count()) == (0, 0)


def test_a_refused_row_is_reported_with_place_field_value_and_reason_and_the_others_go_in(tmp_path: Path) -> None:
    path = write_file(tmp_path, "abc.json", row(), "no card", row(code="ABC/W01-E002", color="PURPLE"))
    report = import_file("ws-json", path)
    assert counts(report) == (1, 0, 0, 2)
    text, colour = found(report, Kind.REFUSED)
    assert (text.position, text.reason) == (2, "a card must be a JSON object, {…}")
    assert (colour.file, colour.position, colour.code) == ("abc.json", 3, "ABC/W01-E002")
    assert (colour.field, colour.value) == ("color", "PURPLE")
    assert "RED" in colour.reason


def test_what_the_game_says_is_odd_is_flagged_and_kept(tmp_path: Path) -> None:
    report = import_file("ws-json", write_file(tmp_path, "abc.json", row(power="3017")))
    assert [(f.field, f.value) for f in found(report, Kind.FLAGGED)] == [("power", "3017")]
    assert Card.objects.get().numbers["power"] == 3017


def test_a_number_twice_with_other_content_is_refused_at_both_places(tmp_path: Path) -> None:
    path = write_file(tmp_path, "abc.json", row(), row(power="5000"), row(code="ABC/W01-E002", name="Other Cat"))
    report = import_file("ws-json", path)
    assert counts(report) == (1, 0, 0, 2)
    first, second = found(report, Kind.REFUSED)
    assert (first.position, second.position) == (1, 2)
    assert "abc.json position 2" in first.reason
    assert "abc.json position 1" in second.reason


def test_a_number_twice_with_the_same_content_is_taken_once_and_said(tmp_path: Path) -> None:
    report = import_file("ws-json", write_file(tmp_path, "abc.json", row(), row()))
    assert counts(report) == (1, 0, 1, 0)
    assert [(f.position, f.field) for f in found(report, Kind.FLAGGED)] == [(2, "code")]


def test_a_number_that_another_file_brought_with_other_content_is_refused(tmp_path: Path) -> None:
    write_file(tmp_path, "a.json", row())
    write_file(tmp_path, "b.json", row(power="5000"), row(code="ABC/W01-E002", name="Other Cat"))
    report = import_path("ws-json", tmp_path)
    assert counts(report) == (2, 0, 0, 1)
    refusal = found(report, Kind.REFUSED)[0]
    assert (refusal.file, refusal.position) == ("b.json", 1)
    assert "a.json position 1" in refusal.reason
    assert Printing.objects.get(code="ABC/W01-E001").card.numbers["power"] == 4500


def test_a_field_the_format_has_not_is_left_aside_and_said_once_a_file(tmp_path: Path) -> None:
    path = write_file(tmp_path, "abc.json", row(price="1.00"), row(code="ABC/W01-E002", name="Other Cat", price="2"))
    report = import_file("ws-json", path)
    assert [(f.field, f.position) for f in found(report, Kind.FLAGGED)] == [("price", None)]
    assert "2 rows" in found(report, Kind.FLAGGED)[0].reason


def test_reprints_that_differ_are_flagged_against_the_first_of_the_name(tmp_path: Path) -> None:
    write_file(tmp_path, "a.json", row(code="ABC/W02-E001", power="5000", ability=["【AUTO】 Draw 2 cards."]))
    write_file(tmp_path, "b.json", row(code="ABC/W01-E001"), row(code="ABC/W03-E001", attributes=["Harbour"]))
    report = import_path("ws-json", tmp_path)
    differing = [(f.code, f.field, f.value) for f in report.findings if f.reason.startswith("reprint differs")]
    assert differing == [
        ("ABC/W02-E001", "power", "5000"),
        ("ABC/W02-E001", "abilities", "【AUTO】 Draw 2 cards."),
        ("ABC/W03-E001", "trait", "Harbour"),
    ]
    assert all("ABC/W01-E001" in f.reason for f in report.findings if f.reason.startswith("reprint"))


def test_reprints_that_differ_in_wording_only_are_not_flagged(tmp_path: Path) -> None:
    path = write_file(
        tmp_path, "a.json", row(), row(code="ABC/W01-E002", ability=["【AUTO】 When this card attacks, DRAW 1 card."])
    )
    assert import_file("ws-json", path).findings == []


def test_values_too_long_to_store_are_refused(tmp_path: Path) -> None:
    path = write_file(
        tmp_path,
        "abc.json",
        row(name="x" * 301),
        row(code="ABC/W01-E002", attributes=["y" * 101]),
        row(code="ABC/W01-E003", ability=["【AUTO】 Draw."] * 51),
    )
    report = import_file("ws-json", path)
    assert [f.field for f in found(report, Kind.REFUSED)] == ["name", "trait", "abilities"]


def test_an_empty_folder_is_refused(tmp_path: Path) -> None:
    report = import_path("ws-json", tmp_path)
    assert report.has_refusals
    assert ".json" in report.findings[0].reason


def test_an_unknown_adapter_says_which_there_are(tmp_path: Path) -> None:
    with pytest.raises(UnknownAdapterError, match=r"ws-json, .*json:weiss-schwarz"):
        import_path("csv", tmp_path)


def test_fields_made_up_one_after_the_other_are_counted_once_there_are_too_many(tmp_path: Path) -> None:
    made_up = [row(code=f"ABC/W01-E{n:03}", **{f"field {n} {m}": 1 for m in range(100)}) for n in range(1, 4)]
    report = import_path("ws-json", write_file(tmp_path, "abc.json", *made_up))
    said = [
        finding.reason for finding in report.findings if finding.position is None and "such field" in finding.reason
    ]
    further = [finding.reason for finding in report.findings if finding.reason.startswith("and ")]
    assert len(said) == 100
    assert further == ["and 200 further fields that the format does not have: left aside"]
