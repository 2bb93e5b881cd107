"""Times every query of the corpus over the catalogue that DATABASE_URL names.

`python -m bench.search [--rounds N] [--json]`; exits with 1 if the 95th percentile is over the limit.
"""

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import django

LIMIT = 50.0
GAME = "weiss-schwarz"


@dataclass(frozen=True, slots=True)
class Timing:
    """Milliseconds of whole searches: parsing, counting, the first page of 50 cards."""

    database: str
    cards: int
    queries: int
    p50: float
    p95: float
    slowest: list[tuple[float, str]]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    timing = measure(options.rounds)
    sys.stdout.write(json.dumps(asdict(timing)) + "\n" if options.json else report(timing))
    return 0 if timing.p95 < LIMIT else 1


def measure(rounds: int) -> Timing:
    """Run the corpus once to warm up, then `rounds` times."""
    from django.db import connection

    from cards.models import Card
    from cards.search import search
    from rules.games import GAMES
    from tests.cards.search.corpus import corpus

    queries = corpus(GAMES[GAME])
    times: dict[str, list[float]] = {query: [] for query in queries}
    for _ in range(rounds + 1):
        for query in queries:
            start = time.perf_counter()
            search(GAMES[GAME], query)
            times[query].append((time.perf_counter() - start) * 1000)
    warm = {query: measured[1:] for query, measured in times.items()}
    cuts = statistics.quantiles([one for measured in warm.values() for one in measured], n=100)
    slowest = sorted(((round(statistics.median(m), 1), query) for query, m in warm.items()), reverse=True)
    return Timing(
        database=connection.vendor,
        cards=Card.objects.filter(game=GAME).count(),
        queries=len(queries),
        p50=round(cuts[49], 1),
        p95=round(cuts[94], 1),
        slowest=slowest[:10],
    )


def report(timing: Timing) -> str:
    lines = [f"{milliseconds:8.1f} ms  {query}" for milliseconds, query in timing.slowest]
    summary = f"search, {timing.database}: {timing.queries} queries over {timing.cards} cards, "
    return "\n".join([*lines, f"{summary}p50 {timing.p50} ms, p95 {timing.p95} ms (limit {LIMIT:g} ms)", ""])


if __name__ == "__main__":
    sys.exit(main())
