"""Imports card files from the command line."""

import json
import sys
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from cards.compiling import unread
from cards.importing import Report, adapters, import_path, own_csv
from cards.importing.adapters import OWN, key_for
from cards.importing.records import Kind
from rules.games import GAMES, Game

SHOWN_REASONS = 40


class Command(BaseCommand):
    help = "Import a card file, or a folder of them. Exit code 1 if anything was refused."

    def add_arguments(self, parser: CommandParser) -> None:
        names = sorted({key.partition(":")[0] for key in adapters()})
        parser.add_argument("adapter", choices=names, help="the format of the files")
        parser.add_argument("path", type=Path, help="a card file, or a folder of them", nargs="?")
        parser.add_argument(
            "--game", choices=list(GAMES), help=f"whose cards a file of {', '.join((*OWN, 'cfa'))} holds"
        )
        parser.add_argument(
            "--column",
            action="append",
            default=[],
            metavar="HEADING=FIELD",
            help="what a column of a table is, or a number of cfa means (again for each; nothing leaves it out)",
        )
        parser.add_argument("--template", action="store_true", help="print an empty table of the game, and no more")
        parser.add_argument("--dry-run", action="store_true", help="try everything, keep nothing")
        parser.add_argument("--report", type=Path, metavar="FILE", help="write every finding to FILE, as JSON")
        parser.add_argument("--json", action="store_true", help="print the outcome as one JSON object")

    def handle(self, *_args: Any, **options: Any) -> None:
        adapter = _adapter(options["adapter"], options["game"])
        if options["template"]:
            self.stdout.write(own_csv.template(adapters()[adapter].game), ending="")
            return
        if options["path"] is None:
            raise CommandError("Name the card file, or the folder of them.")
        if options["report"]:
            self._prepare(options["report"])
        columns = _columns(adapter, options["column"])
        report = import_path(adapter, options["path"], dry_run=options["dry_run"], columns=columns)
        if options["report"]:
            self._write(report, options["report"])
        self._explain(report)
        if options["json"]:
            self.stdout.write(json.dumps(report.summary()))
        else:
            self.stdout.write(_sentence(report))
        self._say_unread(adapters()[adapter].game)
        if report.has_refusals:
            sys.exit(1)

    def _say_unread(self, game: Game) -> None:
        """Say who reads the texts of the cards."""
        if count := unread(game).count():
            self.stderr.write(
                f"The abilities of {count} cards are still to be read: "
                "a worker does it, or `manage.py compile_text --stored` here and now."
            )

    def _prepare(self, path: Path) -> None:
        """Find out before anything is imported that the report cannot be written."""
        try:
            path.open("a").close()
        except OSError as error:
            raise CommandError(f"The report cannot be written to {path}: {error.strerror}.") from error

    def _write(self, report: Report, path: Path) -> None:
        try:
            path.write_text(json.dumps(report.as_json(), ensure_ascii=False, indent=1), encoding="utf-8")
        except OSError as error:
            self.stderr.write(f"The report cannot be written to {path}: {error.strerror}.")

    def _explain(self, report: Report) -> None:
        """Say on standard error what was found: each refusal, and how often each other thing was."""
        for finding in report.findings:
            if finding.kind is Kind.REFUSED:
                where = finding.file if finding.position is None else f"{finding.file} position {finding.position}"
                what = f" {finding.code} {finding.field} {finding.value!r}" if finding.field else ""
                self.stderr.write(f"refused: {where}{what}: {finding.reason}")
        others = [line for line in report.reasons() if line[0] is not Kind.REFUSED]
        for kind, field, reason, number in others[:SHOWN_REASONS]:
            self.stderr.write(f"{kind}: {number} x {field}: {reason}")
        if len(others) > SHOWN_REASONS:
            self.stderr.write(f"and {len(others) - SHOWN_REASONS} further reasons; --report FILE lists everything")


def _columns(adapter: str, written: list[str]) -> dict[str, str]:
    """Return what headings mean; said of a format that has none, or twice in two ways, it would be lost unseen."""
    if written and not adapters()[adapter].takes_columns:
        raise CommandError(f"--column says what tables and numbers mean; {adapter} tells that itself.")
    columns: dict[str, str] = {}
    for heading, field in map(_column, written):
        if columns.setdefault(heading, field) != field:
            raise CommandError(f"--column {heading!r} is given twice: as {columns[heading]!r} and as {field!r}.")
    return columns


def _column(text: str) -> tuple[str, str]:
    heading, sign, field = text.rpartition("=")
    if not sign:
        raise CommandError(f"--column {text!r}: write the heading, = and the field, such as --column Kosten=cost.")
    return heading, field.strip()


def _adapter(name: str, game: str | None) -> str:
    """Return the key of the adapter; the project's own format does not say itself which game it is about."""
    if name in OWN and game is None:
        raise CommandError(f"Say whose cards these are: --game with one of {', '.join(GAMES)}.")
    key = key_for(name, GAMES[game] if game else None)
    if game and adapters()[key].game.key != game:
        raise CommandError(f"{name} is a format of {adapters()[key].game.title}, not of {GAMES[game].title}.")
    return key


def _sentence(report: Report) -> str:
    cards = report.cards
    done = "Would import" if report.dry_run else "Imported"
    outcome = f"{cards.added} added, {cards.changed} changed, {cards.unchanged} unchanged, {cards.refused} refused"
    return f"{done} {report.sets} sets, {cards.read} cards: {outcome}; {report.seconds:.1f} s."
