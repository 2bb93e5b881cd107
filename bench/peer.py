"""What weiss-sim, the Rust simulator of PyPI, plays on this machine, to stand beside our own games of real decks.

Only ever a measure: it lives in an environment of its own under build/, and nothing of ours needs it.
"""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

from bench.figures import Figure

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "peer"
PACKAGE: Final = "weiss-sim==1.2.0"
SECONDS = 3.0  # for each of its decks


class NotHereError(Exception):
    """The package cannot be had."""


def measure(short: bool) -> list[Figure]:
    """Return the games and decisions a second of each of its decks; raises NotHereError."""
    install()
    out = subprocess.run(
        [str(PLACE / "bin" / "python"), str(ROOT / "bench" / "peer_play.py"), "0.2" if short else str(SECONDS)],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    return [
        figure
        for deck, games, decisions in json.loads(out)
        for figure in (Figure(deck, games, "games/s"), Figure(deck, decisions, "decisions/s"))
    ]


def install() -> None:
    """Bring the environment up to date; raises NotHereError."""
    stamp = PLACE / "package.txt"
    if stamp.exists() and stamp.read_text() == PACKAGE:
        return
    venv.create(PLACE, clear=True, with_pip=True)
    command = [str(PLACE / "bin" / "python"), "-m", "pip", "install", "--quiet", PACKAGE]
    env = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["pip says nothing"])[-1]
        raise NotHereError(last)
    stamp.write_text(PACKAGE)


if __name__ == "__main__":
    for figure in measure(short=False):
        sys.stdout.write(f"{figure.what:32}{figure.value:>12,.0f} {figure.unit}\n")
