"""A worker that is awake: it plays until nothing is left or its time is over."""

from collections.abc import Callable
from typing import Any

import pytest
from django.db import OperationalError

from simulations import services, tasks, work
from simulations.kinds import KINDS, Kind
from simulations.models import ChunkResult, Run
from simulations.services import stop_run
from simulations.wake_ups import WORK
from tests.simulations.make import QUICK, make_legal_deck, make_run, play, renewed


def test_a_wake_up_is_enough_for_all_runs(wake_ups: list[str]) -> None:
    deck = make_legal_deck()
    runs = [make_run(25, deck=deck), make_run(35, deck=deck)]
    tasks.work()
    assert [renewed(run).state for run in runs] == [Run.State.FINISHED] * 2
    assert wake_ups == []


def test_after_its_slice_a_worker_wakes_one_again(wake_ups: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    run = make_run(25)
    monkeypatch.setattr(tasks, "work_off", lambda: work.work_off(0))
    tasks.work()
    assert (ChunkResult.objects.count(), wake_ups) == (1, [WORK])
    tasks.work()
    tasks.work()
    assert renewed(run).state == Run.State.FINISHED


def test_a_wake_up_with_nothing_to_do_does_nothing(wake_ups: list[str]) -> None:
    stop_run(run=make_run())
    tasks.work()
    assert (ChunkResult.objects.count(), wake_ups) == (0, [])


def test_a_result_that_comes_too_late_is_told_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    run = make_run(10)

    def play_and_lose_the_lease(*game: object) -> object:
        run.chunks.update(state="waiting", lease_until=None, worker="")
        return play(*game)  # type: ignore[arg-type]

    KINDS[QUICK] = Kind(play_and_lose_the_lease, 10)  # type: ignore[arg-type]
    assert work.work_off(0)
    assert ChunkResult.objects.count() == 0
    assert "came too late and is thrown away" in caplog.text


class Busy:
    """Stands before a function, and is busy so many times."""

    def __init__(self, times: int, message: str = "database is locked") -> None:
        self.times = times
        self.message = message

    def before(self, do: Callable[..., Any]) -> Callable[..., Any]:
        def call(**values: Any) -> Any:
            self.times -= 1
            if self.times >= 0:
                raise OperationalError(self.message)
            return do(**values)

        return call


def test_a_result_waits_through_a_long_write_of_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    run = make_run(10)
    monkeypatch.setattr(work, "store_result", Busy(2).before(services.store_result))
    tasks.work()
    assert renewed(run).state == Run.State.FINISHED


def test_a_database_that_stays_busy_is_left_to_the_next_wake_up(
    wake_ups: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    make_run(10)
    monkeypatch.setattr(work, "claim_chunk", Busy(1).before(services.claim_chunk))
    tasks.work()
    monkeypatch.setattr(services, "sweep", Busy(1).before(services.sweep))
    tasks.sweep()
    assert (ChunkResult.objects.count(), wake_ups) == (0, [])
    tasks.sweep()
    assert wake_ups == [WORK]


@pytest.mark.parametrize("name", ["claim_chunk", "store_result"])
def test_another_fault_of_the_database_stays_an_error(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make_run(10)
    monkeypatch.setattr(work, name, Busy(1, "disk I/O error").before(getattr(work, name)))
    with pytest.raises(OperationalError, match="disk"):
        tasks.work()
    monkeypatch.setattr(services, "sweep", Busy(1, "disk I/O error").before(services.sweep))
    with pytest.raises(OperationalError, match="disk"):
        tasks.sweep()


def test_the_name_of_a_worker_tells_machine_and_process() -> None:
    machine, _, process = work.worker_name().rpartition(":")
    assert machine
    assert process.isdigit()
