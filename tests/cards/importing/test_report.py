"""The report as people and spreadsheets read it."""

import csv
import io
from typing import Any

import pytest

from cards.importing.differences import Change, Difference
from cards.importing.job_page import page_of
from cards.importing.records import Finding, Kind, shown
from cards.importing.report import Counts, Report, as_csv
from cards.models import ImportJob


def finding(value: str = "x", kind: Kind = Kind.REPAIRED, field: str = "ability 1", reason: str = "mended") -> Finding:
    return Finding(kind, "a.json", 1, "ABC/W01-E001", field, value, reason)


def report_of(*findings: Finding) -> dict[str, Any]:
    return Report("ws-json", findings=list(findings)).as_json()


def test_read_is_the_sum_of_what_became_of_the_rows() -> None:
    assert Counts(added=1, changed=2, unchanged=3, refused=4).as_json()["read"] == 10


def test_reasons_are_counted_without_positions_refusals_last() -> None:
    report = Report("ws-json")
    report.findings = [
        finding(),
        finding(field="ability 2", reason="mended: so"),
        finding(kind=Kind.REFUSED, field="name", reason="is missing"),
    ]
    assert report.reasons() == [(Kind.REFUSED, "name", "is missing", 1), (Kind.REPAIRED, "ability", "mended", 2)]
    assert report.has_refusals


def test_the_page_of_an_import_counts_repairs_like_the_command() -> None:
    report = Report("ws-json")
    report.findings = [finding(field="name"), finding(field="ability 2"), finding(field="ability 1")]
    job = ImportJob(state=ImportJob.State.PREVIEWED, report=report.as_json())
    assert page_of(job).repairs == tuple(line[1:] for line in report.reasons())


@pytest.mark.parametrize("cell", ["=1+1", "+1", "-1", "@x", "\tx"])
def test_no_cell_of_the_table_is_a_formula(cell: str) -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(report_of(finding(cell))))))
    assert rows[0]["value"] == f"'{cell}"


def test_the_table_has_a_line_for_each_finding_whatever_it_holds() -> None:
    table = as_csv(report_of(finding('a "b", c\nd'), finding("")))
    rows = list(csv.DictReader(io.StringIO(table)))
    assert [row["value"] for row in rows] == ['a "b", c\nd', ""]


def test_values_are_shown_short_and_storable() -> None:
    assert len(shown("x" * 500)) == 200
    assert shown(["-", "-"]) == "['-', '-']"
    assert shown("a\0b\ud800") == "a\\0b\\ud800"


def test_the_table_tells_what_was_added_and_changed() -> None:
    report = Report("ws-json", added=[("ABC/W01-E002", "Other Cat")])
    report.changed = [Change("ABC/W01-E001", "Lantern Cat", (Difference("power", "500", "1000"),))]
    added, changed = csv.DictReader(io.StringIO(as_csv(report.as_json())))
    assert (added["kind"], added["code"], added["value"]) == ("added", "ABC/W01-E002", "Other Cat")
    assert (changed["kind"], changed["field"], changed["value"]) == ("changed", "power", "1000")
    assert changed["reason"] == "was 500"
