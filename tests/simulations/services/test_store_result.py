"""Storing a result: once, by whoever holds the chunk; the last one finishes the run."""

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from rules.lab.tally import Tally
from simulations.models import Chunk, ChunkResult, Run
from simulations.results import result_of
from simulations.services import delete_run, extend_run, fail_chunk, stop_run, store_result
from simulations.services.endings import finish_run
from simulations.work import order_of, play
from tests.simulations.make import claim, make_run, renewed, states_of
from tests.simulations.make import play as play_quickly


def tally() -> Tally:
    counted = Tally()
    counted.add("game", 0)
    return counted


def test_a_result_is_stored_and_the_chunk_is_done() -> None:
    run = make_run(25)
    assert store_result(claim=claim(), tally=tally())
    assert states_of(run) == ["done", "waiting", "waiting"]
    result = ChunkResult.objects.get()
    assert (result.run, result.games, result.tally) == (run, 10, {"game": {"0": 1}})
    assert renewed(run).state == Run.State.RUNNING


def test_a_result_is_stored_once() -> None:
    make_run(10)
    held = claim()
    assert store_result(claim=held, tally=tally())
    assert not store_result(claim=held, tally=tally())
    assert ChunkResult.objects.count() == 1


def test_a_late_result_of_an_older_attempt_is_thrown_away() -> None:
    run = make_run(10)
    late = claim()
    fail_chunk(claim=late, reason="lost")
    again = claim()
    assert not store_result(claim=late, tally=tally())
    assert ChunkResult.objects.count() == 0
    assert store_result(claim=again, tally=tally())
    assert not store_result(claim=late, tally=tally())
    assert (ChunkResult.objects.count(), renewed(run).state) == (1, Run.State.FINISHED)


def test_the_database_takes_no_second_result() -> None:
    make_run(10)
    held = claim()
    store_result(claim=held, tally=tally())
    with pytest.raises(IntegrityError), transaction.atomic():
        ChunkResult.objects.create(run=held.run, chunk=held.chunk, games=10, tally={})


def test_the_last_result_finishes_the_run() -> None:
    run = make_run(20)
    store_result(claim=claim(), tally=tally())
    assert renewed(run).finished_at is None
    store_result(claim=claim(), tally=tally())
    run = renewed(run)
    assert run.state == Run.State.FINISHED
    assert run.finished_at is not None


def test_a_stopped_run_takes_what_is_being_played() -> None:
    run = make_run(20)
    first, second = claim(), claim()
    stop_run(run=run)
    assert store_result(claim=first, tally=tally())
    assert renewed(run).state == Run.State.STOPPED
    assert store_result(claim=second, tally=tally())
    assert renewed(run).state == Run.State.FINISHED


def test_a_run_that_was_extended_meanwhile_goes_on() -> None:
    run = make_run(10)
    held = claim()
    extend_run(run=run, games=10)
    store_result(claim=held, tally=tally())
    assert not finish_run(run=run.pk)
    assert renewed(run).state == Run.State.RUNNING


def test_the_result_of_a_run_that_was_deleted_is_thrown_away() -> None:
    run = make_run(10)
    held = claim()
    delete_run(run=run)
    assert not store_result(claim=held, tally=tally())
    assert (Chunk.objects.count(), ChunkResult.objects.count()) == (0, 0)


def test_the_merged_result_is_that_of_playing_all_at_once_in_whatever_order_chunks_are_played() -> None:
    run = make_run(30)
    held = [claim() for _ in range(3)]
    for one in reversed(held):
        play(one)
    result = result_of(renewed(run))
    assert result.tally == play_quickly(order_of(run), 0, 30)
    assert (result.played, result.games, result.is_complete) == (30, 30, True)


def test_a_provisional_result_says_how_far_it_is() -> None:
    run = make_run(30)
    assert (result_of(run).played, list(result_of(run).tally)) == (0, [])
    play(claim())
    result = result_of(run)
    assert (result.played, result.is_complete, result.tally.count("game")) == (10, False, 10)


def test_a_chunk_has_a_worker_only_while_it_is_leased() -> None:
    make_run(10)
    with pytest.raises(IntegrityError), transaction.atomic():
        Chunk.objects.update(state="leased")
    with pytest.raises(IntegrityError), transaction.atomic():
        Chunk.objects.update(lease_until=timezone.now())
