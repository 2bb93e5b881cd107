"""What an import did, in numbers and finding by finding."""

import csv
import hashlib
import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from cards.importing.differences import Change
from cards.importing.reasons import count_reasons
from cards.importing.records import Finding, Kind
from config.spreadsheets import as_text

COLUMNS = ("kind", "file", "position", "code", "field", "value", "reason")
_WRITTEN = ("cards", "queued", "digest")


@dataclass(slots=True)
class Counts:
    """Rows by what became of them; `read` is the sum of the others."""

    added: int = 0
    changed: int = 0
    unchanged: int = 0
    refused: int = 0

    @property
    def read(self) -> int:
        return self.added + self.changed + self.unchanged + self.refused

    def add(self, other: "Counts") -> None:
        self.added += other.added
        self.changed += other.changed
        self.unchanged += other.unchanged
        self.refused += other.refused

    def as_json(self) -> dict[str, int]:
        return {
            "read": self.read,
            "added": self.added,
            "changed": self.changed,
            "unchanged": self.unchanged,
            "refused": self.refused,
        }


@dataclass(slots=True)
class Report:
    """The outcome of an import.

    `sets` counts the set files that could be read, `added` are numbers and names, `queued` counts the unchanged rows
    that wait for a maintainer, `seconds` is wall time.
    """

    adapter: str
    dry_run: bool = False
    sets: int = 0
    cards: Counts = field(default_factory=Counts)
    findings: list[Finding] = field(default_factory=list)
    added: list[tuple[str, str]] = field(default_factory=list)
    changed: list[Change] = field(default_factory=list)
    queued: int = 0
    seconds: float = 0.0

    def refuse_file(self, name: str, reason: str) -> None:
        """Note that a whole file was refused."""
        self.findings.append(Finding(Kind.REFUSED, name, None, "", "", "", reason))

    def count(self, kind: Kind) -> int:
        return sum(finding.kind is kind for finding in self.findings)

    @property
    def has_refusals(self) -> bool:
        return any(finding.kind is Kind.REFUSED for finding in self.findings)

    def summary(self) -> dict[str, Any]:
        """Return the object that `import_cards --json` prints."""
        return {
            "sets": self.sets,
            "cards": self.cards.as_json(),
            "repairs": self.count(Kind.REPAIRED),
            "flagged": self.count(Kind.FLAGGED),
            "seconds": round(self.seconds, 3),
        }

    def as_json(self) -> dict[str, Any]:
        """Return the whole report: the summary, every printing added or changed, and every finding."""
        about = {"adapter": self.adapter, "dry_run": self.dry_run}
        details = {
            "added": [{"code": code, "name": name} for code, name in self.added],
            "changed": [change.as_json() for change in self.changed],
            "queued": self.queued,
            "digest": self._digest(),
            "findings": [finding.as_json() for finding in self.findings],
        }
        return about | self.summary() | details

    def writes_as(self, seen: Mapping[str, Any]) -> bool:
        """Whether this import writes what the report `seen` (as JSON) says, no more, no less and over the same."""
        mine = self.as_json()
        return all(mine[key] == seen.get(key) for key in _WRITTEN)

    def _digest(self) -> str:
        """Return what tells two writings apart to the letter; the lists of the report cut long texts."""
        return hashlib.sha256(repr((self.added, self.changed)).encode("utf-8", "backslashreplace")).hexdigest()

    def reasons(self) -> list[tuple[Kind, str, str, int]]:
        """Return (kind, field, reason, how often) without what differs row by row, the most frequent first."""
        return count_reasons((f.kind, f.field, f.reason) for f in self.findings)


def as_csv(report: dict[str, Any]) -> str:
    """Return a report (as JSON) as a CSV table that is safe to open in a spreadsheet, one line a thing to know."""
    target = io.StringIO()
    writer = csv.writer(target)
    writer.writerow(COLUMNS)
    for line in (*report["findings"], *_outcomes(report)):
        writer.writerow([as_text(line.get(column)) for column in COLUMNS])
    return target.getvalue()


def _outcomes(report: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for added in report["added"]:
        yield {"kind": "added", "code": added["code"], "field": "name", "value": added["name"]}
    for changed in report["changed"]:
        for one in changed["fields"]:
            reason = f"was {one['before']}"
            yield {
                "kind": "changed",
                "code": changed["code"],
                "field": one["field"],
                "value": one["after"],
                "reason": reason,
            }
