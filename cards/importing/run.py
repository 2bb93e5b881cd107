"""One import: takes file after file, remembers which numbers it has seen, and keeps the report."""

from collections.abc import Mapping
from pathlib import Path

from django.db import DatabaseError, transaction

from cards.importing.batch import Batch, Place, read_batch
from cards.importing.completing import complete_batch
from cards.importing.differences import Change
from cards.importing.reading import FileRefusedError
from cards.importing.records import Adapter
from cards.importing.report import Report
from cards.importing.reprints import flag_reprints
from cards.importing.sources import Shared, share
from cards.importing.writing import Outcome, Written, write_records


class ImportRun:
    """The state of one import."""

    def __init__(self, adapter: Adapter, report: Report) -> None:
        self.adapter = adapter
        self.report = report
        self.seen: dict[str, Place] = {}

    def take_files(self, files: Mapping[str, Path]) -> None:
        """Import `files` in turn, then say which reprints differ."""
        for name, path in files.items():
            self.take_file(name, path)
        self.report.findings += flag_reprints(self.adapter.game, self.seen)

    def take_file(self, name: str, path: Path) -> None:
        """Import one file in one transaction; whatever is wrong with it ends in the report."""
        try:
            batch = read_batch(self.adapter, name, self.adapter.read_file(path), self.seen)
            with transaction.atomic():
                complete_batch(self.adapter, batch)
                shared = share(self.adapter, batch)
                written = write_records(self.adapter.game, shared.records, self.adapter.source)
        except FileRefusedError as error:
            self.report.refuse_file(name, str(error))
        except DatabaseError as error:
            self.report.refuse_file(name, f"Nothing of the file was written, the database refused it: {error}")
            self.report.cards.refused += len(batch.places) + batch.refused + batch.repeated
        else:
            self._count(batch, shared, written)

    def _count(self, batch: Batch, shared: Shared, written: list[Written]) -> None:
        self.seen |= {place.record.code: place for place in batch.places}
        self.report.sets += 1
        self.report.queued += shared.queued
        self.report.findings += batch.findings + shared.findings
        counts = self.report.cards
        counts.unchanged += batch.repeated + shared.left
        counts.refused += batch.refused
        for record, what in zip(shared.records, written, strict=True):
            match what.outcome:
                case Outcome.ADDED:
                    counts.added += 1
                    self.report.added.append((record.code, record.printed.name))
                case Outcome.CHANGED:
                    counts.changed += 1
                    self.report.changed.append(Change(record.code, record.printed.name, what.differences))
                case Outcome.UNCHANGED:
                    counts.unchanged += 1
