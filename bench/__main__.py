"""Runs every benchmark, on every database or in every build, and prints the tables; see bench/README.md."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.builds import COMPILED, compare_builds, compile_rules, run_in_build
from bench.databases import DATABASES
from bench.figures import Figure
from bench.peer import NotHereError
from bench.peer import measure as measure_peer
from tests.data.card_data import folder

BENCHMARKS = ("import_cards", "read_texts", "search", "editing")
COMPARED = 100  # games whose ends are compared between the builds
ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Return 0, or 1 if a limit was exceeded."""
    data = str(folder())
    short = os.environ.get("BENCH") == "short"
    builds = measure_builds(short)
    databases = {name: measure_on(name, data, short) for name in DATABASES}
    print_table(databases)
    print_table(builds)
    print_peer(short)
    columns = [*databases.values(), *builds.values()]
    exceeded = [figure for figures in columns for figure in figures if not figure.is_within]
    if exceeded and not short:
        say(f"{len(exceeded)} of these exceed their limit.")
    return 1 if exceeded and not short else 0


def measure_on(database: str, data: str, short: bool) -> list[Figure]:
    """Run all benchmarks on one database, each in a process of its own."""
    figures: list[Figure] = []
    with DATABASES[database]() as url, tempfile.TemporaryDirectory() as var_dir:
        env = {
            **os.environ,
            "DATABASE_URL": url,
            "VAR_DIR": var_dir,
            "LOG_LEVEL": "ERROR",
            "ALLOWED_HOSTS": "testserver",
        }
        run([sys.executable, "manage.py", "migrate", "--verbosity", "0"], env)
        run([sys.executable, "manage.py", "collectstatic", "--noinput", "--verbosity", "0"], env)
        for name in BENCHMARKS:
            say(f"{database}: {name}")
            options = ["--short"] if short else []
            out = run([sys.executable, "-m", "bench.run_one", name, data, *options], env)
            figures.extend(Figure(**figure) for figure in json.loads(out))
    return figures


def measure_builds(short: bool) -> dict[str, list[Figure]]:
    """Measure the rules engine as it stands in the source tree and compiled, each in a process of its own.

    Raises SystemExit where the two do not end alike: then the figures are of two different things.
    """
    say("compiling the rules")
    compile_rules()
    if compare_builds(20 if short else COMPARED):
        sys.exit(1)
    columns = {}
    for name, path in (("interpreted", ROOT), ("compiled", COMPILED)):
        say(f"{name}: engine")
        out = run_in_build(path, "bench.engine", *(["--short"] if short else []))
        columns[name] = [Figure(**figure) for figure in json.loads(out)]
    return columns


def print_peer(short: bool) -> None:
    """Print what weiss-sim plays in the same run with its own decks, or why that cannot be said."""
    try:
        print_table({"weiss-sim": measure_peer(short)})
    except NotHereError as error:
        say(f"weiss-sim cannot be had here, so nothing stands beside these games: {error}")


def run(command: list[str], env: dict[str, str]) -> str:
    return subprocess.run(command, env=env, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def print_table(columns: dict[str, list[Figure]]) -> None:
    """Print a row for each figure and a column for each database, the first also as the measure of the others."""
    first, *_ = columns.values()
    say("")
    say(f"{'':44}" + "".join(f"{name:>14}" for name in columns) + f"{'ratio':>8}{'limit':>18}")
    for position, figure in enumerate(first):
        values = [figures[position].value for figures in columns.values()]
        ratio = values[-1] / values[0] if values[0] else 0
        limit = " ".join(dict.fromkeys(figures[position].allowed for figures in columns.values()))
        cells = "".join(f"{value:>14,.1f}" for value in values)
        say(f"{figure.what + ', ' + figure.unit:44}{cells}{ratio:>8.2f}{limit:>18}")
    say("")


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
