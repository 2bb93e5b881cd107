"""A real worker process does the work that another process sent, through each broker and database."""

import os
import signal
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from celery import Celery
from kombu import Queue

from config.environment import broker
from config.processes import read_procfile
from config.variables import Environment
from tests import programs
from tests.services import addresses
from tests.services.conftest import Database

TASK = "accounts.tasks.clear_expired_sessions"
BROKERS = {"a folder": "filesystem://", "Redis": addresses.REDIS, "RabbitMQ": addresses.AMQP}
DATABASES = {"a folder": "sqlite", "Redis": "postgres", "RabbitMQ": "postgres"}


@pytest.fixture(params=list(BROKERS))
def setup(request: pytest.FixtureRequest, var_dir: Path) -> tuple[Database, dict[str, str]]:
    database: Database = request.getfixturevalue(DATABASES[request.param])
    env = programs.environment(
        DATABASE_URL=database.url, BROKER_URL=BROKERS[request.param], VAR_DIR=str(var_dir), LOG_LEVEL="INFO"
    )
    return database, env


@pytest.fixture
def queue(setup: tuple[Database, dict[str, str]], var_dir: Path) -> Iterator[tuple[Celery, str]]:
    """A queue of this test's own on the broker, and an application that can send to it."""
    address, options = broker(Environment(setup[1]), var_dir)
    name = f"test-{uuid.uuid4().hex}"
    app = Celery(broker=address)
    app.conf.broker_transport_options = options
    app.conf.task_ignore_result = True
    yield app, name
    with app.connection_for_write() as connection:
        Queue(name, channel=connection.default_channel).delete()
    app.close()


def test_a_worker_does_what_is_sent(
    setup: tuple[Database, dict[str, str]], queue: tuple[Celery, str], tmp_path: Path
) -> None:
    database, env = setup
    app, name = queue
    database.expire_sessions(3)
    app.send_task(TASK, queue=name)  # sent before the worker runs: the broker keeps it
    worker = read_procfile(programs.ROOT / "Procfile")["worker"]
    with programs.running(*worker, "--queues", name, env=env, log=tmp_path / "worker.log"):
        programs.wait_until(lambda: database.sessions() == 0, "the task sent before the worker started")
        database.expire_sessions(3)
        app.send_task(TASK, queue=name)
        programs.wait_until(lambda: database.sessions() == 0, "the task sent to the running worker")
    assert "Traceback" not in (tmp_path / "worker.log").read_text()


def test_a_worker_goes_on_however_often_its_process_is_killed(
    setup: tuple[Database, dict[str, str]], queue: tuple[Celery, str], tmp_path: Path
) -> None:
    database, env = setup
    app, name = queue
    words = read_procfile(programs.ROOT / "Procfile")["worker"]
    with programs.running(*words, "--queues", name, env=env, log=tmp_path / "worker.log") as worker:
        for round_ in range(4):
            database.expire_sessions(3)
            app.send_task(TASK, queue=name)
            programs.wait_until(lambda: database.sessions() == 0, f"the task after {round_} kills")
            os.kill(child_of(worker.pid), signal.SIGKILL)


def child_of(pid: int) -> int:
    """Return the one process that a worker has to do its tasks, once it has one."""

    def children() -> list[str]:
        return "".join(path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")).split()

    programs.wait_until(lambda: bool(children()), "the worker's process")
    (child,) = children()
    return int(child)


def test_every_task_is_done_once_by_several_workers(sqlite: Database, var_dir: Path, tmp_path: Path) -> None:
    """Through the folder, the broker whose locking is least known; what was done is counted in the workers' logs."""
    env = programs.environment(DATABASE_URL=sqlite.url, VAR_DIR=str(var_dir), LOG_LEVEL="INFO")
    address, options = broker(Environment(env), var_dir)
    app = Celery(broker=address)
    app.conf.broker_transport_options = options
    sent = {app.send_task(TASK, ignore_result=True).id for _ in range(40)}
    app.close()
    words = read_procfile(programs.ROOT / "Procfile")["worker"]
    worker = [word if word != "warning" else "info" for word in words]
    logs = [tmp_path / "one.log", tmp_path / "two.log"]

    def done() -> list[str]:
        lines = [line for log in logs for line in log.read_text().splitlines() if " succeeded in " in line]
        return [line.split(f"{TASK}[", 1)[1].split("]", 1)[0] for line in lines]

    with (
        programs.running(*worker, "--hostname", "one@%h", env=env, log=logs[0]),
        programs.running(*worker, "--hostname", "two@%h", env=env, log=logs[1]),
    ):
        programs.wait_until(lambda: len(done()) >= len(sent), "40 tasks")
    assert sorted(done()) == sorted(sent)
