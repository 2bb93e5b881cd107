"""Plays random-legal games under close watch on all cores: `python -m tests.soak [GAMES [FIRST]]`.

Starter decks, and by turns with them decks of real cards where CARD_DATA names their folder: without abilities, and
with those that are read. With FIRST, the games from that number on, of one kind alone: those of real cards begin with
1,000,000, those with their texts with 2,000,000. Stops with exit status 1 at the first fault, and says how to see it
again.
"""

import os
import sys
import time
import traceback
from collections.abc import Iterable, Sequence
from multiprocessing import Pool

from tests.soak import real_decks
from tests.soak.watch import REAL, TEXTS, watch

GAMES = 20_000
SHORT = 400  # SOAK=short: at most two minutes on two cores
CHUNK = 25

Outcome = tuple[int, int, str]


def main(arguments: list[str]) -> int:
    """Return 0, or 1 if a game showed a fault."""
    games = int(arguments[0]) if arguments else SHORT if os.environ.get("SOAK") == "short" else GAMES
    numbers = from_number(int(arguments[1]), games) if arguments[1:] else by_turns(games)
    with Pool() as pool:
        return follow(pool.imap_unordered(played, numbers, chunksize=CHUNK), games)


def from_number(first: int, games: int) -> Sequence[int]:
    """Return so many numbers of one kind; ends with a sentence where there are no real cards for them."""
    if first >= REAL:
        real_decks.decks_of_sets(with_texts=first >= TEXTS)
    return range(first, first + games)


def by_turns(games: int) -> Sequence[int]:
    """Return the numbers of so many games, two in three of real cards where there are any, and say which it is."""
    if not os.environ.get("CARD_DATA"):
        say("Starter decks alone: CARD_DATA names no folder with real cards.")
        return range(games)
    pairs = [len(real_decks.list_pairings(with_texts=texts)) for texts in (False, True)]
    sets = [len(real_decks.decks_of_sets(with_texts=texts)) for texts in (False, True)]  # once, for all processes
    real = f"{pairs[0]} pairings of real lists and {sets[0]} real sets"
    say(f"Starter decks, and by turns with them {real}, without texts and with.")
    return [index // 3 + (0, REAL, TEXTS)[index % 3] for index in range(games)]


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
