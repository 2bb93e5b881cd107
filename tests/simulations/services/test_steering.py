"""Stopping, resuming, extending and deleting runs."""

import pytest
from pytest_django import DjangoCaptureOnCommitCallbacks

from accounts.models import User
from simulations import limits
from simulations.errors import RefusedRun, RunLimitReached
from simulations.models import Chunk, Run
from simulations.results import result_of
from simulations.services import claim_chunk, delete_run, extend_run, resume_run, stop_run
from simulations.work import order_of, play, work_off
from tests.simulations.make import claim, make_run, renewed
from tests.simulations.make import play as play_quickly

State = Run.State


def test_nothing_of_a_stopped_run_is_claimed_until_it_is_resumed() -> None:
    run = make_run(20)
    play(claim())
    assert stop_run(run=run).state == State.STOPPED
    assert claim_chunk(worker="worker") is None
    assert resume_run(run=run).state == State.QUEUED
    work_off()
    assert (renewed(run).state, result_of(run).played) == (State.FINISHED, 20)


def test_the_start_of_a_run_stays_the_first() -> None:
    run = make_run(20)
    play(claim())
    started = renewed(run).started_at
    stop_run(run=run)
    resume_run(run=run)
    play(claim())
    assert renewed(run).started_at == started


def test_what_is_over_cannot_be_stopped() -> None:
    run = make_run(10)
    work_off()
    with pytest.raises(RefusedRun, match="not under way: it is finished"):
        stop_run(run=run)


@pytest.mark.parametrize("played", [False, True])
def test_only_stopped_and_failed_runs_are_resumed(played: bool) -> None:
    run = make_run(10)
    if played:
        work_off()
    with pytest.raises(RefusedRun, match="cannot be resumed: it is"):
        resume_run(run=run)


def test_a_longer_run_is_the_run_that_it_would_have_been_from_the_start() -> None:
    run = make_run(15)
    work_off()
    extended = extend_run(run=run, games=15)
    assert (extended.games, extended.state, extended.finished_at) == (30, State.QUEUED, None)
    assert list(run.chunks.order_by("first").values_list("first", "count")) == [(0, 10), (10, 5), (15, 10), (25, 5)]
    work_off()
    result = result_of(renewed(run))
    assert renewed(run).state == State.FINISHED
    assert result.tally == play_quickly(order_of(run), 0, 30)


def test_a_stopped_run_that_is_extended_goes_on() -> None:
    run = make_run(10)
    stop_run(run=run)
    extend_run(run=run, games=10)
    work_off()
    assert (renewed(run).state, result_of(renewed(run)).played) == (State.FINISHED, 20)


def test_a_running_run_that_is_extended_stays_running() -> None:
    run = make_run(10)
    claim()
    assert extend_run(run=renewed(run), games=10).state == State.RUNNING


@pytest.mark.parametrize("games", [0, -5, 9_991])
def test_a_run_is_extended_within_its_bounds(games: int) -> None:
    run = make_run(10)
    with pytest.raises(RefusedRun, match="A run has 10,000 games at most: this one can take 9,990 more"):
        extend_run(run=run, games=games)
    assert (renewed(run).games, Chunk.objects.count()) == (10, 1)


def test_a_failed_run_is_resumed_before_it_is_extended() -> None:
    run = make_run(10)
    Run.objects.update(state=State.FAILED, error="no room", finished_at=run.created_at)
    with pytest.raises(RefusedRun, match="resume it before"):
        extend_run(run=run, games=10)


def test_a_run_of_another_engine_is_neither_resumed_nor_extended() -> None:
    run = make_run(10)
    Run.objects.update(engine_version="old", state=State.STOPPED)
    with pytest.raises(RefusedRun, match="played by engine old, and this site now has"):
        resume_run(run=renewed(run))
    with pytest.raises(RefusedRun, match="played by engine old, and this site now has"):
        extend_run(run=renewed(run), games=10)


def test_resuming_and_extending_need_room_among_the_active_runs(owner: User) -> None:
    stopped, finished = make_run(10, owner=owner), make_run(10, owner=owner)
    work_off()
    Run.objects.filter(pk=stopped.pk).update(state=State.STOPPED, finished_at=None)
    active = [make_run(owner=owner) for _ in range(limits.ACTIVE_RUNS)]
    with pytest.raises(RunLimitReached):
        resume_run(run=renewed(stopped))
    with pytest.raises(RunLimitReached):
        extend_run(run=renewed(finished), games=10)
    extend_run(run=active[0], games=10)  # it counts already


def test_workers_are_told_of_what_waits_again(
    wake_ups: list[str], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    run = make_run(30)
    play(claim())
    stop_run(run=run)
    wake_ups.clear()
    with django_capture_on_commit_callbacks(execute=True):
        resume_run(run=run)
    assert len(wake_ups) == 2
    with django_capture_on_commit_callbacks(execute=True):
        extend_run(run=run, games=10)
    assert len(wake_ups) == 3


def test_a_run_is_deleted_with_all_that_it_counted() -> None:
    run = make_run(20)
    work_off()
    delete_run(run=run)
    assert (Run.objects.count(), Chunk.objects.count()) == (0, 0)
