"""The importer's two doors: one file, or a file or folder of files."""

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from django.db import transaction

from cards.compiling import unread
from cards.importing.adapters import adapters, starter
from cards.importing.planning import renew_statistics
from cards.importing.records import Adapter
from cards.importing.report import Report
from cards.importing.run import ImportRun
from cards.names import renew_missing, renew_pairs
from cards.wake_ups import announce_texts
from config.file_names import path_exists, printable_name
from rules.games import Game


class UnknownAdapterError(ValueError):
    """No adapter of that name; the message lists those there are."""


def find_adapter(key: str, columns: Mapping[str, str] | None = None) -> Adapter:
    """Return the adapter called `key`, reading tables by `columns` (heading to field); raises UnknownAdapterError."""
    known = adapters(columns or {})
    if key not in known:
        raise UnknownAdapterError(f"There is no adapter {key!r}; there are {', '.join(known)}.")
    return known[key]


def import_file(
    adapter: str, path: Path, *, dry_run: bool = False, name: str = "", columns: Mapping[str, str] | None = None
) -> Report:
    """Import one card file; with `dry_run` everything is tried and nothing kept. `name` is what the report calls it."""
    return _import(find_adapter(adapter, columns), {name or printable_name(path): path}, dry_run)


def import_as_seen(
    adapter: str, path: Path, seen: Mapping[str, Any], *, name: str, columns: Mapping[str, str] | None = None
) -> Report:
    """Import one card file if that does what the report `seen` of an earlier dry run says.

    If not, because cards have changed since, nothing is kept, and the report is that of a dry run: what it would do.
    """
    return _import(find_adapter(adapter, columns), {name: path}, dry_run=False, seen=seen)


def import_path(adapter: str, path: Path, *, dry_run: bool = False, columns: Mapping[str, str] | None = None) -> Report:
    """Import a card file, or every file of a folder that has the adapter's suffix, in the order of their names.

    Each file is one transaction: a broken one is refused whole and does not stop the others. A dry run holds the
    database's write lock until it is done.
    """
    found = find_adapter(adapter, columns)
    files = sorted(path.glob(f"*{found.suffix}")) if path_exists(path) and path.is_dir() else [path]
    report = _import(found, {printable_name(file): file for file in files}, dry_run)
    if not files:
        report.refuse_file(printable_name(path), f"The folder holds no {found.suffix} file.")
    return report


def import_starter(game: Game, path: Path) -> Report:
    """Import the cards that come with `game`, where no other file brought cards under their numbers."""
    return _import(starter(game), {printable_name(path): path}, dry_run=False)


def _import(
    adapter: Adapter, files: Mapping[str, Path], dry_run: bool, seen: Mapping[str, Any] | None = None
) -> Report:
    started = time.perf_counter()
    run = ImportRun(adapter, Report(adapter.key, dry_run))
    report = run.report
    if dry_run or seen is not None:
        with transaction.atomic():
            run.take_files(files)
            report.dry_run = dry_run or (seen is not None and not report.writes_as(seen))
            transaction.set_rollback(report.dry_run)
    else:
        run.take_files(files)
    if not report.dry_run and (report.cards.added or report.cards.changed):
        renew_statistics()
        if adapter.game.texts is not None:
            renew_pairs(adapter.game)
            if not unread(adapter.game).exists():  # else whoever reads the texts does it
                renew_missing(adapter.game, adapter.game.texts)
            announce_texts()
    report.seconds = time.perf_counter() - started
    return report
