"""Reads the rows of one file into records, settling numbers that occur twice."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cards.importing.checks import check_record
from cards.importing.reading import Rows, fault_of
from cards.importing.records import Adapter, CardRecord, Finding, Kind, Notes, Row, RowRefusedError, shown

MAX_UNREAD = 100


@dataclass(frozen=True, slots=True)
class Place:
    """Where a number was read, and what stood there."""

    file: str
    position: int
    record: CardRecord

    def __str__(self) -> str:
        return f"{self.file} position {self.position}"


@dataclass(slots=True)
class Batch:
    """What one file holds: the places to write, how many rows were refused or repeated another, and what to report.

    Of the fields `untold` the file says nothing: its records are to be completed and checked before they are written.
    """

    file: str
    places: list[Place] = field(default_factory=list)
    refused: int = 0
    repeated: int = 0
    findings: list[Finding] = field(default_factory=list)
    untold: frozenset[str] = frozenset()

    def records(self) -> list[CardRecord]:
        return [place.record for place in self.places]


def read_batch(adapter: Adapter, file: str, rows: list[Any], earlier: Mapping[str, Place]) -> Batch:
    """Return the batch of a file's `rows`; `earlier` are the numbers that files before it brought."""
    batch = Batch(file, untold=rows.untold if isinstance(rows, Rows) else frozenset())
    for remark in rows.remarks if isinstance(rows, Rows) else ():
        batch.findings.append(Finding(Kind.FLAGGED, file, None, "", remark.field, shown(remark.value), remark.reason))
    read: defaultdict[str, list[Place]] = defaultdict(list)
    unread: Counter[str] = Counter()
    for position, row in enumerate(rows, start=1):
        for place in _read_row(adapter, batch, position, row):
            read[place.record.code].append(place)
        if isinstance(row, dict):
            unread.update(row.keys() - adapter.known)
    for code, places in read.items():
        _settle(batch, code, places, earlier.get(code))
    _say_unread(batch, unread)
    return batch


def _say_unread(batch: Batch, unread: Counter[str]) -> None:
    """Note the fields that the format does not have; a file that makes up one after the other gets them counted."""
    names = sorted(unread)
    for name in names[:MAX_UNREAD]:
        reason = f"the format has no such field: left aside in {unread[name]} rows"
        batch.findings.append(Finding(Kind.FLAGGED, batch.file, None, "", shown(name), "", reason))
    if len(names) > MAX_UNREAD:
        reason = f"and {len(names) - MAX_UNREAD:,} further fields that the format does not have: left aside"
        batch.findings.append(Finding(Kind.FLAGGED, batch.file, None, "", "", "", reason))


def _read_row(adapter: Adapter, batch: Batch, position: int, row: Any) -> list[Place]:
    """Return the records of the row's printings in their place, without those that are refused."""
    fault = fault_of(row)
    if fault:
        code = _code_of(adapter, row)
        batch.findings.append(Finding(Kind.REFUSED, batch.file, position, code, "", shown(row), fault))
        batch.refused += 1
        return []
    read = (_read_part(adapter, batch, position, part) for part in adapter.parts(row))
    return [place for place in read if place is not None]


def _read_part(adapter: Adapter, batch: Batch, position: int, part: Row) -> Place | None:
    """Return the record of one printing in its place, or None after refusing it."""
    notes = Notes(batch.file, position, _code_of(adapter, part))
    record = None
    try:
        record = adapter.read_row(part, notes)
        if not batch.untold:
            check_record(adapter.game, record, notes)
    except RowRefusedError as error:
        notes.refused(error.field, error.value, error.reason)
        record = None
    batch.findings += notes.findings
    if record is None or notes.has_refusal:
        batch.refused += 1
        return None
    return Place(batch.file, position, record)


def _code_of(adapter: Adapter, row: Any) -> str:
    return shown(str(row.get(adapter.code_field, ""))) if isinstance(row, dict) else ""


def _settle(batch: Batch, code: str, places: list[Place], earlier: Place | None) -> None:
    """Take the place of a number once; nothing tells which of two different contents is right, so neither is taken."""
    contents = places if earlier is None else [earlier, *places]
    if any(place.record != contents[0].record for place in contents):
        for place in places:
            others = ", ".join(str(other) for other in contents if other is not place)
            _say(batch, Kind.REFUSED, place, code, f"the same number stands with other content at {others}")
        batch.refused += len(places)
        return
    for place in contents[1:]:
        _say(batch, Kind.FLAGGED, place, code, f"repeats {contents[0]}, word for word")
        batch.repeated += 1
    if earlier is None:
        batch.places.append(places[0])


def _say(batch: Batch, kind: Kind, place: Place, code: str, reason: str) -> None:
    batch.findings.append(Finding(kind, batch.file, place.position, code, "code", code, reason))
