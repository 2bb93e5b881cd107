"""How long the texts of all cards take to be read and stored, on one core, and how much memory that needs."""

import resource
import time
from pathlib import Path

from bench.figures import Figure
from bench.import_cards import MEGABYTE
from cards.compiling import read_some
from cards.models import Program
from rules.games.weiss_schwarz import WEISS_SCHWARZ

BATCHES = 5  # of a hundred cards, in a short run
LIMIT = 120  # seconds
MEMORY_LIMIT = 500  # MB


def measure(data: Path, short: bool) -> list[Figure]:
    """Read what import_cards left unread; programs are stored as a worker stores them."""
    del data  # import_cards has read it into the database
    began = time.perf_counter()
    batches = 0
    while read_some(WEISS_SCHWARZ) and not (short and batches >= BATCHES):
        batches += 1
    seconds = time.perf_counter() - began
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MEGABYTE
    return [
        Figure("texts: distinct ones read", Program.objects.count(), "texts"),
        Figure("texts: all of them", seconds, "s", LIMIT),
        Figure("texts: peak memory of the process", memory, "MB", MEMORY_LIMIT),
    ]
