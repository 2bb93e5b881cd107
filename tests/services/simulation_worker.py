"""The project's worker with the slow game, and a lease short enough to wait for.

The environment says which queue is its own (TEST_QUEUE) and which engine it has (TEST_ENGINE_VERSION). Run as a program
it starts a worker for every line that it reads, in a moment, since all is imported already, and prints its process id.
"""

import os
import sys
from datetime import timedelta

from config.celery import app
from rules.engine import ENGINE_VERSION
from simulations import kinds, limits
from tests.services import slow_game

# Before the modules of `simulations` that take these by name are imported.
kinds.KINDS["slow"] = kinds.Kind(
    slow_game.play, games_per_chunk=10, version=os.environ.get("TEST_ENGINE_VERSION", ENGINE_VERSION)
)
limits.LEASE = timedelta(seconds=2)
limits.LOSSES = 1_000
limits.SLICE_SECONDS = 1
app.conf.task_default_queue = os.environ["TEST_QUEUE"]


def start_worker(words: list[str]) -> int:
    """Start a worker as a group of processes of its own and return its id."""
    pid = os.fork()
    if pid == 0:
        os.setpgid(0, 0)
        os.close(0)
        os.dup2(2, 1)
        app.worker_main(words)
        os._exit(0)
    return pid


def main() -> None:
    app.loader.import_default_modules()
    for number, line in enumerate(sys.stdin):
        while number and os.waitpid(-1, os.WNOHANG)[0]:
            pass  # those that were killed meanwhile are let go
        pid = start_worker([*line.split(), "--hostname", f"{number}@%h"])
        print(pid, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
