"""Plays random-legal games under close watch on all cores: `python -m tests.soak [GAMES [FIRST]]`.

Stops with exit status 1 at the first fault, and says how to see it again.
"""

import os
import sys
import time
import traceback
from collections.abc import Iterable
from multiprocessing import Pool

from tests.soak.watch import watch

GAMES = 50_000
SHORT = 500  # SOAK=short: at most two minutes on two cores
CHUNK = 25

Outcome = tuple[int, int, str]


def main(arguments: list[str]) -> int:
    """Return 0, or 1 if a game showed a fault."""
    games = int(arguments[0]) if arguments else SHORT if os.environ.get("SOAK") == "short" else GAMES
    first = int(arguments[1]) if arguments[1:] else 0
    with Pool() as pool:
        return follow(pool.imap_unordered(played, range(first, first + games), chunksize=CHUNK), games)


def follow(outcomes: Iterable[Outcome], games: int) -> int:
    """Say how far the games are; return 0 when all are played, or 1 at the first fault."""
    began = time.monotonic()
    decisions = 0
    for done, (index, made, fault) in enumerate(outcomes, start=1):
        if fault:
            say(f"Game {index}: {fault}\nSee it again: python -m tests.soak 1 {index}")
            return 1
        decisions += made
        if done % max(1, games // 50) == 0 or done == games:
            seconds = time.monotonic() - began
            say(f"{done:7,} games, {decisions:11,} decisions, {done / seconds:6.1f} games/s, no fault")
    return 0


def played(index: int) -> Outcome:
    """Return the number of the game, its decisions, and what went wrong."""
    try:
        return index, watch(index), ""
    except Exception:  # whatever it is, it is a fault of the engine
        return index, 0, traceback.format_exc()


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
