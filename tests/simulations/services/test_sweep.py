"""The sweep: leases that ran out, runs that nobody finished, wake-ups that were lost."""

from datetime import timedelta

import pytest
from celery import current_app
from django.utils import timezone
from kombu.exceptions import OperationalError

from rules.lab.tally import Tally
from simulations import limits, tasks
from simulations.models import Chunk, Run
from simulations.services import stop_run, store_result
from simulations.wake_ups import WORK
from simulations.work import work_off
from tests.simulations.make import claim, make_run, renewed, states_of


def let_leases_run_out() -> None:
    Chunk.objects.leased().update(lease_until=timezone.now() - timedelta(seconds=1))


def test_a_lease_that_ran_out_is_free_again() -> None:
    run = make_run(20)
    claim()
    let_leases_run_out()
    still_held = claim()
    tasks.sweep()
    assert states_of(run) == ["waiting", "leased"]
    assert list(run.chunks.order_by("first").values_list("losses", "attempt")) == [(1, 1), (0, 1)]
    assert store_result(claim=still_held, tally=Tally())


def test_who_lost_the_lease_cannot_store_any_more() -> None:
    make_run(10)
    lost = claim()
    let_leases_run_out()
    tasks.sweep()
    assert not store_result(claim=lost, tally=Tally())
    again = claim()
    assert again.attempt == 2
    assert not store_result(claim=lost, tally=Tally())
    assert store_result(claim=again, tally=Tally())


def test_a_lease_that_ran_out_is_good_until_it_is_swept() -> None:
    make_run(10)
    slow = claim()
    let_leases_run_out()
    assert store_result(claim=slow, tally=Tally())


def test_a_chunk_that_loses_every_worker_fails_its_run() -> None:
    run = make_run(10)
    for _ in range(limits.LOSSES):
        assert renewed(run).state != Run.State.FAILED
        claim()
        let_leases_run_out()
        tasks.sweep()
    assert renewed(run).error == "10 workers were lost while they played games 0 to 9."


def test_a_complete_run_that_nobody_finished_is_finished() -> None:
    run = make_run(10)
    work_off()
    Run.objects.update(state=Run.State.RUNNING, finished_at=None)
    tasks.sweep()
    assert renewed(run).state == Run.State.FINISHED


def test_lost_wake_ups_are_sent_again(wake_ups: list[str]) -> None:
    make_run(50)
    tasks.sweep()
    assert wake_ups == [WORK]


def test_in_time_all_workers_are_told_and_never_more_than_there_is_to_do(wake_ups: list[str]) -> None:
    make_run(60)
    for _ in range(3):
        claim()
    tasks.sweep()
    assert len(wake_ups) == 3  # four would be one more than are busy, but only three chunks wait
    make_run(60)
    wake_ups.clear()
    tasks.sweep()
    assert len(wake_ups) == 4


def test_nobody_is_woken_where_nothing_waits(wake_ups: list[str]) -> None:
    stop_run(run=make_run(50))
    tasks.sweep()
    assert wake_ups == []


def test_a_broker_that_cannot_be_reached_leaves_the_run_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object, **__: object) -> None:
        raise OperationalError("connection refused")

    run = make_run(10)
    monkeypatch.setattr(current_app, "send_task", unreachable)
    tasks.sweep()
    assert renewed(run).state == Run.State.QUEUED
