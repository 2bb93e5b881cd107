"""Which rules of play are proven: a test that cites a rule passes, and fails once the rule is out of force.

A test cites rules by the end of its name (`..._7_6_1_2`) or by the mark `rules`; a scenario by its own list. The tests
are those of `tests/rules/GAME`; what was proven last is kept in `proven.json` of the game's folder.
"""

import contextlib
import io
import json
import re
import signal
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rules.books import rules_of
from rules.coverage.mutation import without_steps
from rules.games.game import Game
from rules.in_force import without
from rules.scenarios.running import PLAYS, files_of, run_file
from rules.scenarios.scenario import read_scenario

ROOT = Path(__file__).resolve().parent.parent.parent
_SUFFIX = re.compile(r"((?:_\d+)+)$")
MOST_SECONDS = 3  # of the processor's time, so that a busy machine makes no difference


class NoTestsError(RuntimeError):
    """Rules are proven by running tests, which come with the source and need the tools of developers."""


def proven(game: Game) -> Mapping[str, Sequence[str]]:
    """Return what was proven last: the tests that prove each rule."""
    path = _record(game)
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def write_proven(game: Game, found: Mapping[str, Sequence[str]]) -> None:
    """Keep what was proven."""
    text = json.dumps({rule: list(tests) for rule, tests in found.items()}, indent=1, ensure_ascii=False)
    _record(game).write_text(f"{text}\n", encoding="utf-8")


def prove(game: Game, rules: Sequence[str] = ()) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each rule of the game's book that tests cite, with those that prove it; of `rules` alone where given.

    Raises NoTestsError.
    """
    tests, scenarios = cited_by_tests(game), cited_by_scenarios(game)
    for rule in [one.id for one in rules_of(game.key) if one.executable]:
        if (rule in tests or rule in scenarios) and (not rules or rule in rules):
            found = failing_scenarios(game, rule, scenarios.get(rule, ()))
            yield rule, found or failing_tests(game, rule, tests.get(rule, ()))


def cited_by_scenarios(game: Game) -> Mapping[str, Sequence[str]]:
    """Return the scenarios of the game, as files of its folder, that cite each rule."""
    cited: dict[str, list[str]] = {}
    for file in files_of(game.folder / "scenarios") if game.key in PLAYS else ():
        for rule in read_scenario(file.read_text(encoding="utf-8"), tuple(PLAYS)).rules:
            cited.setdefault(rule, []).append(str(file.relative_to(game.folder)))
    return cited


def failing_scenarios(game: Game, rule: str, scenarios: Sequence[str]) -> tuple[str, ...]:
    """Return those of `scenarios` that hold, and do not hold without the rule."""
    holding = [name for name in scenarios if run_file(game.folder / name).holds]
    with without_steps(rule), without(game.book, rule):
        return tuple(name for name in holding if not _holds_in_time(game.folder / name))


def _holds_in_time(scenario: Path) -> bool:
    signal.signal(signal.SIGVTALRM, _too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, MOST_SECONDS)
    try:
        return run_file(scenario).holds
    except Exception:
        return False
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def failing_tests(game: Game, rule: str, tests: Sequence[str]) -> tuple[str, ...]:
    """Return those of `tests` that fail without the rule; that they pass with it is for `make test` to say.

    A game that goes on for ever without the rule is a failure too.
    """
    failures = _Failures()
    if not tests:
        return ()
    with without_steps(rule), without(game.book, rule):
        _pytest([str(ROOT / test) for test in tests], [failures])
    return tuple(test for test in tests if test in failures.found)


class _Failures:
    """Gathers the tests that fail, each after so many seconds at the latest."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def pytest_runtest_call(self) -> None:
        signal.signal(signal.SIGVTALRM, _too_long)
        signal.setitimer(signal.ITIMER_VIRTUAL, MOST_SECONDS)

    def pytest_runtest_logreport(self, report: Any) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        if report.failed:
            self.found.add(report.nodeid)


def _too_long(_signal: int, _frame: object) -> None:
    raise TimeoutError(f"the test did not end within {MOST_SECONDS} s")


def cited_by_tests(game: Game) -> Mapping[str, Sequence[str]]:
    """Return the tests of the game that cite each rule; raises NoTestsError."""
    folder = ROOT / "tests" / "rules" / game.key.replace("-", "_")
    if not folder.is_dir():
        raise NoTestsError(f"There are no tests in {folder.relative_to(ROOT)}: run this in a checkout of the source.")
    collector = _Collector()
    _pytest([str(folder), "--collect-only"], [collector])
    return collector.cited


class _Collector:
    """Gathers what pytest collects."""

    def __init__(self) -> None:
        self.cited: dict[str, list[str]] = {}

    def pytest_collection_modifyitems(self, items: Sequence[Any]) -> None:
        for item in items:
            for rule in dict.fromkeys(_rules_of(item)):
                self.cited.setdefault(rule, []).append(item.nodeid)


def _rules_of(item: Any) -> Iterator[str]:
    if suffix := _SUFFIX.search(item.originalname or item.name):
        yield suffix[1][1:].replace("_", ".")
    for mark in item.iter_markers("rules"):
        yield from mark.args


def _pytest(arguments: list[str], plugins: Sequence[Any] = ()) -> None:
    try:
        import pytest
    except ImportError as error:
        raise NoTestsError("Rules are proven with pytest; run `make install-dev` first.") from error
    options = ["-q", "-o", "addopts=", "-p", "no:cacheprovider", "-p", "no:xdist", "--rootdir", str(ROOT)]
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main([*arguments, *options], plugins=list(plugins))


def _record(game: Game) -> Path:
    return game.folder / "proven.json"
