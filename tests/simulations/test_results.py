"""The merged result of a run: what was merged before is not read again, and never counted twice."""

import pytest
from django.core.cache import cache
from django.db import connection
from django.test.utils import CaptureQueriesContext

from simulations.models import ChunkResult
from simulations.results import result_of
from simulations.work import order_of, play
from tests.simulations.make import claim, make_run
from tests.simulations.make import play as play_quickly


def tallies_read(sql: list[str]) -> int:
    return sum('"tally"' in query for query in sql)


def test_a_result_that_grows_is_the_same_as_one_that_is_merged_at_once() -> None:
    run = make_run(40)
    for played in (10, 20, 30, 40):
        play(claim())
        result = result_of(run)
        assert (result.played, result.tally) == (played, play_quickly(order_of(run), 0, played))


def test_what_was_merged_before_is_not_read_again() -> None:
    run = make_run(20)
    play(claim())
    result_of(run)
    with CaptureQueriesContext(connection) as queries:
        assert result_of(run).played == 10
    assert tallies_read([query["sql"] for query in queries.captured_queries]) == 0


def test_whoever_is_given_a_result_cannot_change_that_of_others() -> None:
    run = make_run(10)
    play(claim())
    result_of(run).tally.add("game", 0, 99)
    assert result_of(run).tally.distribution("game")[0] == 1


@pytest.mark.parametrize("kept", [None, "nonsense"])
def test_a_cache_that_has_forgotten_is_no_harm(kept: str | None) -> None:
    run = make_run(10)
    play(claim())
    result_of(run)
    cache.set(f"simulations:merged:{run.pk}", kept)
    assert result_of(run).played == 10


def test_what_was_merged_of_results_that_are_gone_is_not_taken() -> None:
    run = make_run(20)
    play(claim())
    play(claim())
    result_of(run)
    ChunkResult.objects.filter(chunk__first=0).delete()
    assert result_of(run).tally.distribution("game") == dict.fromkeys(range(10, 20), 1)
