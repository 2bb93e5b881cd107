"""Runs scenarios; exits with 0 where all hold, 1 where one fails, 2 where one is unreadable."""

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rules.scenarios.running import Run, files_of, run_file

HOLDS, FAILS, UNREADABLE = 0, 1, 2


class Command(BaseCommand):
    help = "Play scenarios (docs/scenarios.md); exit 0 all hold, 1 one fails, 2 one is unreadable."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("files", metavar="FILE", nargs="+", help="a scenario, or a folder of them")
        parser.add_argument("--trace", action="store_true", help="print what happened, each line with its rule")
        parser.add_argument("--json", action="store_true", help="print the result as JSON and nothing else")

    def handle(self, *_args: Any, **options: Any) -> None:
        files = [file for name in options["files"] for file in files_of(Path(name))]
        if not files:
            raise CommandError(f"There is no scenario in {', '.join(options['files'])}.", returncode=UNREADABLE)
        runs = [run_file(file) for file in files]
        if options["trace"]:
            self._trace(runs, as_json=options["json"])
        if options["json"]:
            self.stdout.write(json.dumps(_as_json(runs), ensure_ascii=False, indent=2))
        else:
            self._print(runs)
        raise SystemExit(_exit_code(runs))

    def _trace(self, runs: list[Run], *, as_json: bool) -> None:
        out = self.stderr if as_json else self.stdout
        for run in runs:
            out.write(f"{run.file}: {run.title}")
            for line in run.trace:
                out.write(f"  {line}")

    def _print(self, runs: list[Run]) -> None:
        failed = [run for run in runs if not run.holds]
        for run in failed:
            for line, message in run.failures:
                self.stdout.write(f"{run.file}:{line}: {message}")
        self.stdout.write(f"{len(runs) - len(failed)} of {len(runs)} hold.")


def _exit_code(runs: list[Run]) -> int:
    if not all(run.is_readable for run in runs):
        return UNREADABLE
    return HOLDS if all(run.holds for run in runs) else FAILS


def _as_json(runs: list[Run]) -> dict[str, Any]:
    failed = [run for run in runs if not run.holds]
    failures = [{"file": run.file, "line": at, "message": message} for run in failed for at, message in run.failures]
    return {"passed": len(runs) - len(failed), "failed": len(failed), "failures": failures}
