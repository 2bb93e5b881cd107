"""The golden files, and what is to stand in each."""

from collections.abc import Iterator
from pathlib import Path

from tests.rules.weiss_schwarz.golden import playthroughs, positions

FOLDER = Path(__file__).parent
POSITIONS = FOLDER / "positions.txt"


def playthrough(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def made() -> Iterator[tuple[Path, list[str]]]:
    """Yield each file with the lines that it has to hold today."""
    for name in playthroughs.GAMES:
        yield playthrough(name), playthroughs.told(name)
    yield POSITIONS, list(positions.lines())


def kept(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()
