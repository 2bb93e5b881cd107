"""Searching all cards: every query of the corpus that the tests hold both databases to."""

import statistics
import sys
import time
from pathlib import Path

from bench.figures import Figure, percentile
from cards.search import search
from rules.games import GAMES
from tests.cards.search.corpus import corpus

GAME = GAMES["weiss-schwarz"]
ROUNDS = 10
LIMIT = 50.0


def measure(data: Path, short: bool) -> list[Figure]:
    """Time whole searches: reading the query, counting, the first page of 50 cards."""
    del data  # import_cards has read it into the database
    times = time_queries(corpus(GAME), rounds=1 if short else ROUNDS)
    every = [milliseconds for measured in times.values() for milliseconds in measured]
    medians = {query: statistics.median(measured) for query, measured in times.items()}
    for query in sorted(medians, key=medians.__getitem__, reverse=True)[:5]:
        sys.stderr.write(f"  {medians[query]:6.1f} ms  {query}\n")
    return [
        Figure("search, median", percentile(every, 0.5), "ms"),
        Figure("search, p95", percentile(every, 0.95), "ms", LIMIT),
        Figure("search, slowest query", max(medians.values()), "ms"),
    ]


def time_queries(queries: list[str], rounds: int) -> dict[str, list[float]]:
    """Return the milliseconds of each round by query, after one round to warm up."""
    times: dict[str, list[float]] = {query: [] for query in queries}
    for turn in range(rounds + 1):
        for query in queries:
            start = time.perf_counter()
            search(GAME, query)
            if turn:
                times[query].append((time.perf_counter() - start) * 1000)
    return times
