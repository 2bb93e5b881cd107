"""Plays greedy against random with the starter decks on all cores: `python -m tests.arena [GAMES]`.

1,000 games, each seed twice with the seats exchanged, all pairs of decks alike. Ends with 1 where greedy wins less than
95% of them; a record of each game that it did not win is left in var/arena.jsonl, to be seen again by
`manage.py simulate --replay var/arena.jsonl --trace 0`.
"""

import os
import sys
import time
from collections import Counter
from collections.abc import Iterable
from itertools import product
from multiprocessing import Pool
from pathlib import Path

from rules.lab.matches import WON, Entrant, Match
from rules.lab.shares import wilson
from tests.arena.decks import starter_decks

GAMES = 1_000
SHORT = 108  # ARENA=short: each pair of decks six times, well below two minutes on two cores
LEAST = 0.95
LOST_GAMES = Path("var") / "arena.jsonl"

Outcome = tuple[str, str, str]  # the decks, how it ended for greedy, the record where it did not win


def main(arguments: list[str]) -> int:
    """Return 0, or 1 where greedy wins too little."""
    games = int(arguments[0]) if arguments else SHORT if os.environ.get("ARENA") == "short" else GAMES
    began = time.monotonic()
    with Pool() as pool:
        outcomes = list(pool.imap_unordered(played, range(games), chunksize=4))
    return report(outcomes, time.monotonic() - began)


def played(index: int) -> Outcome:
    """Play one game of the arena: by pairs of games the next two decks."""
    decks = tuple(product(starter_decks(), repeat=2))
    one, other = decks[index // 2 % len(decks)]
    match = Match(Entrant(one, "greedy"), Entrant(other, "random"), seed=20)
    game = match.game(index)
    return f"{one.name} against {other.name}", game.outcome, "" if game.outcome == WON else game.record.as_text()


def report(outcomes: Iterable[Outcome], seconds: float) -> int:
    """Say how often greedy won, by decks and in all; keep what it did not win."""
    listed = list(outcomes)
    for decks in sorted({decks for decks, _, _ in listed}):
        counts = Counter(outcome for named, outcome, _ in listed if named == decks)
        say(f"{decks:<42} {counts[WON]:4} of {counts.total():4} won")
    lost = [record for _, _, record in listed if record]
    if lost:
        LOST_GAMES.parent.mkdir(exist_ok=True)
        LOST_GAMES.write_text("\n".join(lost) + "\n", encoding="utf-8")
        say(f"Records of the others: {LOST_GAMES}")
    return verdict(len(listed) - len(lost), len(listed), seconds)


def verdict(wins: int, games: int, seconds: float) -> int:
    low, high = wilson(wins, games)
    say(
        f"Greedy won {wins} of {games} games: {wins / games:.1%}, 95% interval {low:.1%} to {high:.1%}; {seconds:.0f} s"
    )
    if wins < LEAST * games:
        say(f"At least {LEAST:.0%} are wanted.")
        return 1
    return 0


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
