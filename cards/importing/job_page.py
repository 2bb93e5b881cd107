"""What the page of an import job shows: the first of each kind of finding, and the rest in numbers."""

from dataclasses import dataclass, field
from typing import Any

from cards.importing.reasons import count_reasons
from cards.importing.records import Kind
from cards.models import ImportJob

SHOWN = 100


@dataclass(frozen=True, slots=True)
class Listing:
    """The first rows of something, and how many there are in all."""

    rows: list[dict[str, Any]] = field(default_factory=list)
    total: int = 0

    @property
    def is_cut(self) -> bool:
        return self.total > len(self.rows)


@dataclass(frozen=True, slots=True)
class JobPage:
    """The report of a job as its page shows it; empty while there is none."""

    is_open: bool
    has_report: bool = False
    cards: dict[str, int] = field(default_factory=dict)
    refused: Listing = field(default_factory=Listing)
    changed: Listing = field(default_factory=Listing)
    added: Listing = field(default_factory=Listing)
    flagged: Listing = field(default_factory=Listing)
    repairs: tuple[tuple[str, str, int], ...] = ()

    @property
    def would_write(self) -> bool:
        return bool(self.cards.get("added") or self.cards.get("changed"))


def page_of(job: ImportJob) -> JobPage:
    """Return what to show of `job`."""
    is_open = job.state in (ImportJob.State.QUEUED, ImportJob.State.RUNNING)
    if job.report is None or is_open:
        return JobPage(is_open)
    report, findings = job.report, job.report["findings"]
    return JobPage(
        is_open=False,
        has_report=True,
        cards=report["cards"],
        refused=_listing([one for one in findings if one["kind"] == "refused"]),
        changed=_listing(report["changed"]),
        added=_listing(report["added"]),
        flagged=_listing([one for one in findings if one["kind"] == "flagged"]),
        repairs=_counted([one for one in findings if one["kind"] == "repaired"]),
    )


def _listing(rows: list[dict[str, Any]]) -> Listing:
    return Listing(rows[:SHOWN], len(rows))


def _counted(findings: list[dict[str, Any]]) -> tuple[tuple[str, str, int], ...]:
    """Return (field, reason, how often), the most frequent first."""
    counted = count_reasons((Kind(one["kind"]), one["field"], one["reason"]) for one in findings)
    return tuple((name, reason, number) for _, name, reason, number in counted)
