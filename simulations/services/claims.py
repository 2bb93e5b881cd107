"""What a worker does: claim a chunk, play it, store what was counted, once.

Every write compares the attempt that the worker holds and sets in the same statement, so of several who try one
succeeds, on every database. Rows are locked in one order everywhere, chunk before run, so that no two wait for each
other.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import connection, transaction
from django.db.models import F
from django.db.models.functions import Coalesce
from django.utils import timezone

from rules.lab.tally import Tally
from simulations.kinds import versions
from simulations.limits import FAILURES, LEASE
from simulations.models import Chunk, ChunkResult, Run
from simulations.services.endings import fail_run, finish_run

MOST_REASON = 500  # characters of an error that are kept


@dataclass(frozen=True, slots=True)
class Claim:
    """A chunk in the hands of a worker: the games to play, and the attempt that makes the claim good."""

    chunk: Chunk
    attempt: int

    @property
    def run(self) -> Run:
        return self.chunk.run


def claim_chunk(*, worker: str) -> Claim | None:
    """Lease a chunk to `worker`, or return None where there is none that can be played by the versions here."""
    while True:
        with transaction.atomic():
            chunk = _first_claimable()
            if chunk is None:
                return None
            if _lease(chunk, worker, timezone.now()):
                return Claim(chunk, chunk.attempt + 1)


def _first_claimable() -> Chunk | None:
    chunks = Chunk.objects.claimable(versions()).select_related("run")
    if connection.features.has_select_for_update_skip_locked:  # where workers would wait for each other, and then lose
        chunks = chunks.select_for_update(skip_locked=True, of=("self",))
    return chunks.first()


def _lease(chunk: Chunk, worker: str, now: datetime) -> bool:
    waiting = Chunk.objects.filter(pk=chunk.pk, state=Chunk.State.WAITING, attempt=chunk.attempt)
    leased = waiting.update(
        state=Chunk.State.LEASED, attempt=F("attempt") + 1, lease_until=now + LEASE, worker=worker[:100]
    )
    if leased:
        Run.objects.filter(pk=chunk.run_id, state=Run.State.QUEUED).update(
            state=Run.State.RUNNING, started_at=Coalesce("started_at", now)
        )
    return bool(leased)


def store_result(*, claim: Claim, tally: Tally) -> bool:
    """Store what was counted in a chunk; False where the claim is not good any more, and the result thrown away.

    A run that was stopped meanwhile takes it too: the games are played.
    """
    with transaction.atomic():
        if not _give_back(claim, Chunk.State.DONE):
            return False
        ChunkResult.objects.create(
            run_id=claim.chunk.run_id, chunk=claim.chunk, games=claim.chunk.count, tally=tally.as_json()
        )
    finish_run(run=claim.chunk.run_id)  # of two who store the last chunks at once, whoever commits last sees both
    return True


@transaction.atomic
def fail_chunk(*, claim: Claim, reason: str) -> bool:
    """Let a chunk wait for another attempt; after three failures its run fails. False for a claim that is not good."""
    if not _give_back(claim, Chunk.State.WAITING, failures=F("failures") + 1):
        return False
    chunk = Chunk.objects.get(pk=claim.chunk.pk)
    if chunk.failures >= FAILURES:
        fail_run(run=chunk.run_id, reason=f"Playing {chunk} failed {chunk.failures} times: {reason[:MOST_REASON]}")
    return True


def _give_back(claim: Claim, state: Chunk.State, **changes: Any) -> bool:
    held = Chunk.objects.leased().filter(pk=claim.chunk.pk, attempt=claim.attempt)
    return bool(held.update(state=state, lease_until=None, worker="", **changes))
