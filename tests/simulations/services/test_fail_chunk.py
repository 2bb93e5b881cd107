"""Failing: a chunk is tried three times, then its run fails with the reason."""

from rules.lab.tally import Tally
from simulations.kinds import KINDS, Kind
from simulations.models import Chunk, Run
from simulations.services import claim_chunk, fail_chunk, resume_run, store_result
from simulations.work import play
from tests.simulations.make import QUICK, claim, make_run, renewed, states_of


def test_a_failed_chunk_waits_for_another_attempt() -> None:
    run = make_run(10)
    assert fail_chunk(claim=claim(), reason="no room")
    assert (states_of(run), renewed(run).state) == (["waiting"], Run.State.RUNNING)
    assert claim().attempt == 2


def test_after_three_failures_the_run_fails_with_the_reason() -> None:
    run = make_run(25)
    for _ in range(3):
        fail_chunk(claim=claim(), reason="no room")
    run = renewed(run)
    assert run.state == Run.State.FAILED
    assert run.error == "Playing games 0 to 9 failed 3 times: no room"
    assert run.finished_at is not None
    assert claim_chunk(worker="worker") is None


def test_who_does_not_hold_the_chunk_cannot_fail_it() -> None:
    make_run(10)
    late = claim()
    fail_chunk(claim=late, reason="first")
    claim()
    assert not fail_chunk(claim=late, reason="late")
    assert Chunk.objects.get().failures == 1


def test_an_error_in_a_game_is_a_failure_of_the_chunk() -> None:
    def fall(*_: object) -> Tally:
        raise ZeroDivisionError("no cards left")

    run = make_run(10)
    KINDS[QUICK] = Kind(fall, 10)
    for _ in range(3):
        play(claim())
    assert renewed(run).error == "Playing games 0 to 9 failed 3 times: ZeroDivisionError: no cards left"


def test_a_long_reason_is_cut() -> None:
    run = make_run(10)
    for _ in range(3):
        fail_chunk(claim=claim(), reason="x" * 10_000)
    assert len(renewed(run).error) < 600


def test_a_failed_run_that_is_resumed_has_its_attempts_back() -> None:
    run = make_run(10)
    for _ in range(3):
        fail_chunk(claim=claim(), reason="no room")
    run = resume_run(run=renewed(run))
    assert (run.state, run.error, run.finished_at) == (Run.State.QUEUED, "", None)
    fail_chunk(claim=claim(), reason="no room")
    assert renewed(run).state == Run.State.RUNNING
    last = claim()
    assert last.attempt == 5  # attempts go on, so that none of the old ones can store
    assert store_result(claim=last, tally=Tally())
