"""Claiming a chunk: one worker has it, of the right version, and nobody starves."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.utils import timezone

from rules.games import GAMES
from simulations.errors import RefusedRun
from simulations.kinds import KINDS
from simulations.limits import LEASE
from simulations.models import Chunk, Run
from simulations.services import claim_chunk, extend_run, stop_run
from simulations.services.claims import _lease
from tests.simulations.make import QUICK, claim, make_legal_deck, make_run, renewed, states_of


def test_a_worker_with_another_compiler_leaves_a_run_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    run = make_run()
    game = GAMES[run.game]
    assert game.texts is not None
    assert run.engine_version.endswith(f".{game.texts.version}")
    monkeypatch.setitem(GAMES, run.game, replace(game, texts=game.texts._replace(version="999")))
    assert claim_chunk(worker="worker:1") is None
    with pytest.raises(RefusedRun, match="start a new run"):
        extend_run(run=run, games=10)


def test_a_claim_leases_the_first_games_and_starts_the_run() -> None:
    run, before = make_run(25), timezone.now()
    claimed = claim("lamp:17")
    chunk = Chunk.objects.get(pk=claimed.chunk.pk)
    assert (chunk.first, chunk.count, chunk.attempt, chunk.worker) == (0, 10, 1, "lamp:17")
    assert chunk.lease_until is not None
    assert before + LEASE <= chunk.lease_until <= timezone.now() + LEASE
    assert claimed.attempt == 1
    run = renewed(run)
    assert run.state == Run.State.RUNNING
    assert run.started_at is not None
    assert abs(run.started_at - before) < timedelta(minutes=1)


def test_no_chunk_is_claimed_twice() -> None:
    run = make_run(25)
    assert [claim().chunk.first for _ in range(3)] == [0, 10, 20]
    assert claim_chunk(worker="late") is None
    assert states_of(run) == ["leased"] * 3


def test_of_two_who_saw_the_same_chunk_one_has_it() -> None:
    make_run(10)
    seen, also_seen = (Chunk.objects.select_related("run").get() for _ in range(2))
    assert _lease(seen, "one", timezone.now())
    assert not _lease(also_seen, "two", timezone.now())
    assert Chunk.objects.get().worker == "one"


def test_a_short_run_does_not_wait_for_a_long_one() -> None:
    deck = make_legal_deck()
    long = make_run(100, deck=deck)
    for _ in range(4):
        claim()
    short = make_run(20, deck=deck)
    assert [claim().run for _ in range(3)] == [short, short, long]


def test_a_worker_of_another_version_leaves_chunks_alone() -> None:
    make_run()
    here = KINDS[QUICK]
    KINDS[QUICK] = replace(here, version="another")
    assert claim_chunk(worker="old") is None
    KINDS[QUICK] = here
    assert claim_chunk(worker="new") is not None


def test_a_worker_leaves_kinds_alone_that_it_does_not_know() -> None:
    run = make_run()
    Run.objects.filter(pk=run.pk).update(kind="of tomorrow")
    assert claim_chunk(worker="worker") is None


def test_runs_that_are_not_active_are_left_alone() -> None:
    run = make_run()
    stop_run(run=run)
    assert claim_chunk(worker="worker") is None
    Run.objects.filter(pk=run.pk).update(state="failed", error="no room", finished_at=timezone.now())
    assert claim_chunk(worker="worker") is None


def test_a_worker_with_a_long_name_can_claim() -> None:
    make_run()
    assert Chunk.objects.get(pk=claim("w" * 300).chunk.pk).worker == "w" * 100
