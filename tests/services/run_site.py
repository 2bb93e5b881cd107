"""A site whose runs real workers play: a database, a broker, a clock that is in a hurry, workers that can be killed."""

import json
import os
import random
import signal
import subprocess
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from celery import Celery

from config.processes import read_procfile
from rules.lab.tally import Tally
from tests import programs
from tests.services.conftest import Database

SEED = 20
START = """
import tests.services.simulation_worker
from django.core.management import call_command
from decks.samples import open_sample
from rules.games import GAMES
from rules.games.samples import sample_decks
from simulations.services import start_run

call_command("load_starter")
game = GAMES["weiss-schwarz"]
deck = open_sample(game=game, sample=sample_decks(game)[0])
print(start_run(deck=deck, kind="slow", games={games}, seed={seed}).key)
"""
STATE = "SELECT state FROM simulations_run WHERE key = '{run}'"
SUM = "SELECT sum({column}) FROM simulations_chunk c JOIN simulations_run r ON r.id = c.run_id WHERE r.key = '{run}'"
TALLIES = "SELECT tally FROM simulations_chunkresult c JOIN simulations_run r ON r.id = c.run_id WHERE r.key = '{run}'"
AT_WORK = "SELECT worker FROM simulations_chunk WHERE state = 'leased'"


@dataclass(frozen=True)
class Site:
    """A database and a broker, and a queue on it that is this test's own."""

    database: Database
    env: dict[str, str]
    app: Celery
    folder: Path

    @property
    def queue(self) -> str:
        return self.env["TEST_QUEUE"]

    @contextmanager
    def scheduler(self) -> Iterator[None]:
        """Do what the scheduler does, only more often."""
        over = threading.Event()

        def send() -> None:
            while not over.wait(0.5):
                self.app.send_task("simulations.tasks.sweep", queue=self.queue, expires=2)

        clock = threading.Thread(target=send)
        clock.start()
        try:
            yield
        finally:
            over.set()
            clock.join()

    def start_run(self, games: int, **env: str) -> str:
        """Start a run of the slow game, wake-ups included, and return its key."""
        code = START.format(games=games, seed=SEED)
        return programs.manage("shell", "--verbosity", "0", "-c", code, env=self.env | env).split()[-1]

    def rows(self, sql: str) -> list[Any]:
        rows: list[Any] = self.database.connection.execute(sql).fetchall()
        self.database.connection.commit()
        return rows

    def state(self, run: str) -> str:
        return str(self.rows(STATE.format(run=run))[0][0])

    def sum_of(self, column: str, run: str) -> int:
        """Return the sum of a column over the chunks of a run."""
        return int(self.rows(SUM.format(column=column, run=run))[0][0])

    def tally(self, run: str) -> Tally:
        """Return all results of a run, merged."""
        merged = Tally()
        for (stored,) in self.rows(TALLIES.format(run=run)):
            merged.merge(Tally.from_json(json.loads(stored) if isinstance(stored, str) else stored))
        return merged

    def await_end(self, run: str) -> None:
        programs.wait_until(lambda: self.state(run) in ("finished", "failed"), f"the end of run {run}")
        assert self.state(run) == "finished"


class Staff:
    """Workers of the Procfile's kind that are started in a moment, and killed."""

    def __init__(self, site: Site, starter: "subprocess.Popen[str]", log: Path) -> None:
        self.site = site
        self.log = log
        self.starter = starter
        self.pids: list[int] = []
        self.killed: list[int] = []

    def start(self, count: int = 1) -> None:
        words = read_procfile(programs.ROOT / "Procfile")["worker"]
        options = [word if word != "warning" else "info" for word in words[words.index("worker") :]]
        line = " ".join([*options, "--queues", self.site.queue])
        assert self.starter.stdin is not None
        assert self.starter.stdout is not None
        for _ in range(count):
            self.starter.stdin.write(line + "\n")
            self.starter.stdin.flush()
            self.pids.append(int(self.starter.stdout.readline()))

    def one_at_work(self, chance: random.Random) -> int:
        """Wait until workers are playing, and on to a moment that chance chooses; return one that plays then."""
        programs.wait_until(lambda: bool(self._at_work()), "a worker at work")
        time.sleep(chance.uniform(0, 0.4))
        return chance.choice(self._at_work() or self.pids)

    def _at_work(self) -> list[int]:
        groups = {_group_of(pid) for pid in self._playing()}
        return [pid for pid in self.pids if pid in groups]

    def _playing(self) -> list[int]:
        """Return the processes that hold chunks, without those that were killed and still hold theirs."""
        pids = [int(name.rpartition(":")[2]) for (name,) in self.site.rows(AT_WORK)]
        return [pid for pid in pids if pid not in self.killed]

    def kill(self, pid: int) -> None:
        """Kill a worker with all its processes as kill -9 does: nothing in it ends in good order."""
        self.pids.remove(pid)
        os.killpg(pid, signal.SIGKILL)

    def kill_what_plays(self, chance: random.Random) -> None:
        """Kill the process in which a worker plays, and leave the worker to get itself another."""
        worker = self.one_at_work(chance)
        for pid in self._playing():
            if _group_of(pid) == worker:
                os.kill(pid, signal.SIGKILL)
                self.killed.append(pid)


def _group_of(pid: int) -> int:
    try:
        return os.getpgid(pid)
    except ProcessLookupError:
        return 0


@contextmanager
def staff(site: Site, **env: str) -> Iterator[Staff]:
    """Keep workers that can be started for the length of the block."""
    command: list[str | Path] = [programs.BIN / "python", "-m", "tests.services.simulation_worker"]
    log = site.folder / f"workers-{uuid.uuid4().hex}.log"
    with (
        log.open("w") as output,
        subprocess.Popen(
            command, env=site.env | env, cwd=programs.ROOT, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=output,
        ) as starter,
    ):  # fmt: skip
        started = Staff(site, starter, log)
        try:
            yield started
        finally:
            for pid in list(started.pids):
                started.kill(pid)
