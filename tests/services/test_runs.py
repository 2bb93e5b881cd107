"""Runs played by real workers: killed ones, one or four, of another version, told or not."""

import random
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from celery import Celery
from kombu import Queue

from config.environment import broker
from config.variables import Environment
from tests import programs
from tests.services import addresses, slow_game
from tests.services.conftest import Database
from tests.services.run_site import SEED, Site, staff

BROKERS = {"a folder": "filesystem://", "Redis": addresses.REDIS, "RabbitMQ": addresses.AMQP}
DATABASES = {"a folder": "sqlite", "Redis": "postgres", "RabbitMQ": "postgres"}
KILLS = 20
MakeSite = Callable[[str], Site]


@pytest.fixture
def make_site(request: pytest.FixtureRequest, var_dir: Path, tmp_path: Path) -> Iterator[MakeSite]:
    sites: list[Site] = []

    def make(name: str) -> Site:
        database: Database = request.getfixturevalue(DATABASES[name])
        env = programs.environment(
            DATABASE_URL=database.url,
            BROKER_URL=BROKERS[name],
            VAR_DIR=str(var_dir),
            LOG_LEVEL="INFO",
            TEST_QUEUE=f"test-{uuid.uuid4().hex}",
        )
        address, options = broker(Environment(env), var_dir)
        app = Celery(broker=address)
        app.conf.broker_transport_options = options
        app.conf.task_ignore_result = True
        sites.append(Site(database, env, app, tmp_path))
        return sites[-1]

    yield make
    for site in sites:
        with site.app.connection_for_write() as connection:
            Queue(site.queue, channel=connection.default_channel).delete()
        site.app.close()


@pytest.mark.parametrize("name", list(BROKERS))
def test_every_game_is_counted_once_however_often_workers_are_killed(name: str, make_site: MakeSite) -> None:
    site, games, chance = make_site(name), 800, random.Random(SEED)
    with site.scheduler(), staff(site) as workers:
        run = site.start_run(games)
        workers.start(3)
        for _ in range(KILLS):
            workers.kill(workers.one_at_work(chance))
            assert site.state(run) == "running"
            workers.start()
        site.await_end(run)
    assert site.tally(run) == slow_game.count_games(SEED, 0, games)
    assert site.sum_of("losses", run) >= KILLS // 2  # the others had just stored what they played


def test_every_game_is_counted_once_however_often_one_worker_loses_its_process(make_site: MakeSite) -> None:
    site, games, chance = make_site("a folder"), 300, random.Random(SEED)
    with site.scheduler(), staff(site) as workers:
        run = site.start_run(games)
        workers.start()
        for _ in range(KILLS // 2):
            workers.kill_what_plays(chance)
        site.await_end(run)
    assert site.tally(run) == slow_game.count_games(SEED, 0, games)
    assert site.sum_of("losses", run) >= KILLS // 4


def test_one_worker_and_four_give_the_same_result(make_site: MakeSite) -> None:
    site = make_site("Redis")
    with site.scheduler(), staff(site) as workers:
        workers.start()
        alone = site.start_run(100)
        site.await_end(alone)
        workers.start(3)
        together = site.start_run(100)
        site.await_end(together)
    assert site.tally(alone) == site.tally(together) == slow_game.count_games(SEED, 0, 100)


def test_a_worker_of_another_version_leaves_chunks_alone(make_site: MakeSite) -> None:
    site = make_site("a folder")
    with staff(site, TEST_ENGINE_VERSION="another") as others:
        run = site.start_run(50)
        others.start()
        programs.wait_until(lambda: wake_ups_done(others.log) == 5, "five wake-ups, one for each chunk")
    assert (site.state(run), site.sum_of("attempt", run)) == ("queued", 0)
    with site.scheduler(), staff(site) as workers:
        workers.start()
        site.await_end(run)
    assert site.tally(run) == slow_game.count_games(SEED, 0, 50)


def wake_ups_done(log: Path) -> int:
    lines = log.read_text().splitlines()
    return sum("simulations.tasks.work" in line and " succeeded in " in line for line in lines)


def test_a_wake_up_that_is_lost_is_sent_again(make_site: MakeSite) -> None:
    site = make_site("RabbitMQ")
    run = site.start_run(50, TEST_QUEUE=f"lost-{uuid.uuid4().hex}", BROKER_URL="filesystem://")
    with site.scheduler(), staff(site) as workers:
        workers.start()
        site.await_end(run)
    assert site.tally(run) == slow_game.count_games(SEED, 0, 50)
