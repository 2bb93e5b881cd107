"""One import: takes file after file, remembers which numbers it has seen, and keeps the report."""

from pathlib import Path

from django.db import DatabaseError, transaction

from cards.importing.batch import Batch, Place, read_batch
from cards.importing.reading import FileRefusedError, read_rows
from cards.importing.records import Adapter, Finding, Kind
from cards.importing.report import Report
from cards.importing.reprints import flag_reprints
from cards.importing.writing import Outcome, write_records


class ImportRun:
    """The state of one import."""

    def __init__(self, adapter: Adapter, report: Report) -> None:
        self.adapter = adapter
        self.report = report
        self.seen: dict[str, Place] = {}

    def take_files(self, files: list[Path]) -> None:
        """Import `files` in turn, then say which reprints differ."""
        for path in files:
            self.take_file(path)
        self.report.findings += flag_reprints(self.adapter.game, self.seen)

    def take_file(self, path: Path) -> None:
        """Import one file in one transaction; whatever is wrong with it ends in the report."""
        try:
            batch = read_batch(self.adapter, path.name, read_rows(path), self.seen)
            with transaction.atomic():
                outcomes = write_records(self.adapter.game, batch.records())
        except FileRefusedError as error:
            self.refuse_file(path.name, str(error))
        except DatabaseError as error:
            self.refuse_file(path.name, f"Nothing of the file was written, the database refused it: {error}")
            self.report.cards.refused += len(batch.places) + batch.refused + batch.repeated
        else:
            self._count(batch, outcomes)

    def refuse_file(self, name: str, reason: str) -> None:
        self.report.findings.append(Finding(Kind.REFUSED, name, None, "", "", "", reason))

    def _count(self, batch: Batch, outcomes: list[Outcome]) -> None:
        self.seen |= {place.record.code: place for place in batch.places}
        self.report.sets += 1
        self.report.findings += batch.findings
        counts = self.report.cards
        counts.added += outcomes.count(Outcome.ADDED)
        counts.changed += outcomes.count(Outcome.CHANGED)
        counts.unchanged += outcomes.count(Outcome.UNCHANGED) + batch.repeated
        counts.refused += batch.refused
