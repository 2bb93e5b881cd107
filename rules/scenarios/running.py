"""Runs scenarios out of files."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rules.games.weiss_schwarz import scripted as weiss_schwarz
from rules.scenarios.errors import Failed, Unreadable
from rules.scenarios.scenario import Scenario, read_scenario
from rules.scenarios.source import MOST_CHARACTERS

# Plays a scenario of one game; the list gets a line for everything that happened.
Play = Callable[[Scenario, list[str]], None]

PLAYS: Final[dict[str, Play]] = {"weiss-schwarz": weiss_schwarz.play}
ENDINGS: Final = (".yaml", ".yml")
MOST_BYTES: Final = 4 * MOST_CHARACTERS + 4  # more are refused as too many characters


@dataclass
class Run:
    """What became of one file: it held, or the line where it did not, and why; `trace` is what happened.

    `further` are the lines of other differences that were found with the first, and what they are.
    """

    file: str
    line: int = 0
    message: str = ""
    further: tuple[tuple[int, str], ...] = ()
    is_readable: bool = True
    title: str = ""
    trace: list[str] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        return not self.message

    @property
    def failures(self) -> tuple[tuple[int, str], ...]:
        """Return every line that does not hold, and why."""
        return () if self.holds else ((self.line, self.message), *self.further)


def run_file(path: Path) -> Run:
    """Run one file."""
    try:
        with path.open("rb") as file:
            written = file.read(MOST_BYTES).decode("utf-8-sig")
    except OSError as error:
        return Run(str(path), 1, f"It cannot be read: {error.strerror or error}.", is_readable=False)
    except UnicodeDecodeError:
        return Run(str(path), 1, "It is no text in UTF-8.", is_readable=False)
    return run_text(written, str(path))


def run_text(written: str, file: str = "scenario") -> Run:
    """Run one scenario as it is written."""
    run = Run(file)
    try:
        scenario = read_scenario(written, tuple(PLAYS))
        run.title = scenario.title
        PLAYS[scenario.game](scenario, run.trace)
    except Unreadable as error:
        run.line, run.message, run.is_readable = error.line, error.message, False
    except Failed as error:
        run.line, run.message = error.line, error.message
        run.further = tuple((one.line, one.message) for one in error.further)
    return run


def files_of(path: Path) -> Iterator[Path]:
    """Return a file, or every scenario in a folder and the folders in it, in order."""
    if not path.is_dir():
        yield path
        return
    yield from sorted(one for one in path.rglob("*") if one.suffix in ENDINGS and one.is_file())
