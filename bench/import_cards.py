"""How long the whole card database takes to import, to import again, and how much memory that needs."""

import resource
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.figures import Figure
from cards.importing import import_path

SHORT_FILES = 12
MEGABYTE = 1024  # ru_maxrss counts kilobytes on Linux


def measure(data: Path, short: bool) -> list[Figure]:
    """Import everything twice; the second time nothing changes."""
    with chosen_files(data / "weiss-schwarz" / "cards", short) as folder:
        began = time.perf_counter()
        first = import_path("ws-json", folder)
        middle = time.perf_counter()
        second = import_path("ws-json", folder)
        end = time.perf_counter()
    if second.cards.added or second.cards.changed:
        raise AssertionError(f"the second import changed something: {second.as_json()}")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MEGABYTE
    return [
        Figure("import: cards read", first.cards.read, "cards"),
        Figure("import: the first time", middle - began, "s", 60),
        Figure("import: again, nothing changed", end - middle, "s", 60),
        Figure("import: peak memory of the process", memory, "MB", 400),
    ]


@contextmanager
def chosen_files(folder: Path, short: bool) -> Iterator[Path]:
    """Yield the folder, or one with links to some of its files."""
    if not short:
        yield folder
        return
    with tempfile.TemporaryDirectory() as some:
        for path in sorted(folder.glob("*.json"))[:SHORT_FILES]:
            (Path(some) / path.name).symlink_to(path.resolve())
        yield Path(some)
