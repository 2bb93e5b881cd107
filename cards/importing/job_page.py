"""What the page of an import job shows: the first of each kind of finding, and the rest in numbers."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from cards.compiling import unread
from cards.importing import cfa, own_csv
from cards.importing.adapters import adapters
from cards.importing.reading import FileRefusedError, read_bytes
from cards.importing.reasons import count_reasons
from cards.importing.records import Kind
from cards.models import ImportJob, MissingName, NamePair
from rules.games import Game

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
class Column:
    """A column of an uploaded table: its heading, the field that it is taken for, and the fields it could be.

    Of a database it is a number: what it means, and what it could mean; no choices where any name will do. `found` are
    the cards that have it, as long as nobody said the meaning.
    """

    heading: str
    field: str
    choices: tuple[tuple[str, str], ...]
    found: str = ""


@dataclass(frozen=True, slots=True)
class JobPage:
    """The report of a job as its page shows it; empty while there is none."""

    is_open: bool
    has_report: bool = False
    cards: dict[str, int] = field(default_factory=dict)
    queued: int = 0
    refused: Listing = field(default_factory=Listing)
    changed: Listing = field(default_factory=Listing)
    added: Listing = field(default_factory=Listing)
    flagged: Listing = field(default_factory=Listing)
    repairs: tuple[tuple[str, str, int], ...] = ()
    columns: tuple["Column", ...] = ()
    is_database: bool = False
    unread: int = 0
    missing: Listing = field(default_factory=Listing)
    unknown: tuple[NamePair, ...] = ()

    @property
    def asks(self) -> bool:
        """Whether a number is left whose meaning nobody has said."""
        return self.is_database and not all(column.field for column in self.columns)

    @property
    def would_write(self) -> bool:
        return bool(self.cards.get("added") or self.cards.get("changed") or self.queued)


def page_of(job: ImportJob) -> JobPage:
    """Return what to show of `job`."""
    is_open = job.state in (ImportJob.State.QUEUED, ImportJob.State.RUNNING)
    columns = () if is_open or job.state == ImportJob.State.APPLIED else columns_of(job)
    is_database = job.adapter.partition(":")[0] == "cfa"
    if job.report is None or is_open:
        return JobPage(is_open, columns=columns, is_database=is_database)
    report, findings = job.report, job.report["findings"]
    page = JobPage(
        is_open=False,
        has_report=True,
        cards=report["cards"],
        queued=report.get("queued", 0),
        refused=_listing([one for one in findings if one["kind"] == "refused"]),
        changed=_listing(report["changed"]),
        added=_listing(report["added"]),
        flagged=_listing([one for one in findings if one["kind"] == "flagged"]),
        repairs=_counted([one for one in findings if one["kind"] == "repaired"]),
        columns=columns,
        is_database=is_database,
    )
    adapter = adapters().get(job.adapter)
    return _with_texts(page, adapter.game) if adapter and job.state == ImportJob.State.APPLIED else page


def _with_texts(page: JobPage, game: Game) -> JobPage:
    """Say of how many cards of the game the text is still to be read, or what its texts say of names."""
    if left := unread(game).count():
        return replace(page, unread=left)
    missing = MissingName.objects.filter(game=game.key)
    rows = [
        {"name": one.name, "is_part": one.is_part, "card": one.cards[0], "more": len(one.cards) - 1, "alike": one.alike}
        for one in missing[:SHOWN]
    ]
    unknown = NamePair.objects.filter(game=game.key).exclude(standing=NamePair.Standing.KNOWN)
    return replace(page, missing=Listing(rows, missing.count()), unknown=tuple(unknown[:SHOWN]))


def columns_of(job: ImportJob) -> tuple[Column, ...]:
    """Return what can be said of the columns of a job's table, or of the numbers of its database; often nothing."""
    adapter = adapters().get(job.adapter)
    if adapter is None or not adapter.takes_columns:
        return ()
    return _headings(job, adapter.game) if adapter.suffix == ".csv" else _numbers(job, adapter.game)


def _headings(job: ImportJob, game: Game) -> tuple[Column, ...]:
    """Return the columns of a table; none where its headings cannot be read."""
    try:
        headings = own_csv.headings_of(read_bytes(Path(job.upload.path)))
    except FileRefusedError:
        return ()
    choices = own_csv.fields_of(game)
    meant = own_csv.mapping(headings, game, job.columns)
    return tuple(Column(heading, key, choices) for heading, key in meant.items())


def _numbers(job: ImportJob, game: Game) -> tuple[Column, ...]:
    """Return the numbers that the report of a database asks the meaning of, and those that were told."""
    findings = (job.report or {}).get("findings", ())
    found = {one["field"]: one["value"] for one in findings if one["position"] is None}
    return tuple(
        Column(heading, job.columns.get(heading, ""), cfa.choices(game, heading), found.get(heading, ""))
        for heading in cfa.asked(game, findings, job.columns)
    )


def _listing(rows: list[dict[str, Any]]) -> Listing:
    return Listing(rows[:SHOWN], len(rows))


def _counted(findings: list[dict[str, Any]]) -> tuple[tuple[str, str, int], ...]:
    """Return (field, reason, how often), the most frequent first."""
    counted = count_reasons((Kind(one["kind"]), one["field"], one["reason"]) for one in findings)
    return tuple((name, reason, number) for _, name, reason, number in counted)
