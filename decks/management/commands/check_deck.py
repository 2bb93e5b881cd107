"""Says whether a deck is legal; exits with 0 legal, 1 illegal or with unknown lines, 2 unreadable."""

import json
from datetime import date
from pathlib import Path
from typing import Any, NoReturn

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from config.file_names import path_exists
from decks.checking import Judged
from decks.command_line import ILLEGAL, LEGAL, UNREADABLE, chosen_game, chosen_judge, missing_cards, saved_deck
from decks.report import report
from rules.games import GAMES


class Command(BaseCommand):
    help = "Judge a list file, every list of a folder, or a saved deck; exit 0 legal, 1 illegal, 2 unreadable."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("deck", metavar="DECK", help="a list file, a folder of lists, or the key of a saved deck")
        parser.add_argument("--game", required=True, help=f"one of {', '.join(GAMES)}")
        parser.add_argument("--format", required=True, help="the key of a format, such as standard, title or side")
        parser.add_argument("--edition", default="en", help="whose formats and lists apply (default: en)")
        parser.add_argument("--on", metavar="DATE", help="judge as of this day, such as 2026-01-31 (default: today)")
        parser.add_argument("--json", action="store_true", help="print the verdict as JSON and nothing else")

    def handle(self, *_args: Any, **options: Any) -> None:
        game = chosen_game(options["game"])
        judge = chosen_judge(game, options["format"], _day(options["on"]), options["edition"])
        path = Path(options["deck"])
        if missing := missing_cards(game):
            self.stderr.write(missing)
        is_there = bool(options["deck"]) and path_exists(path)  # an empty word is not the folder that one stands in
        if is_there and path.is_dir():
            self._finish_folder(path, list(judge.folder(path)), as_json=options["json"])
        judged = judge.file(path) if is_there else judge.deck(saved_deck(game, options["deck"], "file, folder or deck"))
        self._print(judged, as_json=options["json"])
        if judged.unreadable:
            raise CommandError(f"{path}: {judged.unreadable}", returncode=UNREADABLE)
        raise SystemExit(_exit_code(judged))

    def _print(self, judged: Judged, *, as_json: bool) -> None:
        if as_json:
            self.stdout.write(_dumped(judged.as_json() if judged.unreadable else judged.verdict.as_json()))
        elif not judged.unreadable:
            self.stdout.write(report(judged))

    def _finish_folder(self, path: Path, decks: list[Judged], *, as_json: bool) -> NoReturn:
        if not decks:
            raise CommandError(f"There is no file in {path}.", returncode=UNREADABLE)
        if as_json:
            self.stdout.write(_dumped([judged.as_json() for judged in decks]))
        else:
            self.stdout.write("\n\n".join(map(report, decks)))
            legal = sum(_exit_code(judged) == LEGAL for judged in decks)
            self.stdout.write(f"\n{legal} of {len(decks)} legal.")
        raise SystemExit(max(map(_exit_code, decks)))


def _day(written: str | None) -> date:
    if written is None:
        return timezone.localdate()
    try:
        return date.fromisoformat(written)
    except ValueError as error:
        message = f"{written!r} is no date: write it as year-month-day, such as 2026-01-31."
        raise CommandError(message, returncode=UNREADABLE) from error


def _exit_code(judged: Judged) -> int:
    if judged.unreadable:
        return UNREADABLE
    return LEGAL if judged.verdict.legal else ILLEGAL


def _dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)
