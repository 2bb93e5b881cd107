"""How runs end, and what the clock mends: leases that ran out, runs that nobody finished, wake-ups that were lost."""

from datetime import datetime

from django.db import transaction
from django.db.models import F, IntegerField, OuterRef, Subquery, Sum
from django.utils import timezone

from simulations.limits import LOSSES
from simulations.models import Chunk, ChunkResult, Run
from simulations.wake_ups import wake


def finish_run(*, run: int) -> bool:
    """Finish a run if the games counted are exactly the games asked for; extended meanwhile, it goes on."""
    counted = ChunkResult.objects.filter(run=OuterRef("pk")).order_by().values("run").annotate(sum=Sum("games"))
    complete = Run.objects.filter(pk=run, state__in=(*Run.ACTIVE, Run.State.STOPPED)).filter(
        games=Subquery(counted.values("sum"), output_field=IntegerField())
    )
    return bool(complete.update(state=Run.State.FINISHED, finished_at=timezone.now()))


def fail_run(*, run: int, reason: str) -> bool:
    """Let an active run fail; what was counted so far is kept."""
    active = Run.objects.active().filter(pk=run)
    return bool(active.update(state=Run.State.FAILED, error=reason, finished_at=timezone.now()))


def sweep() -> None:
    """Free leases that ran out, finish what is complete, and wake workers where chunks wait."""
    for chunk in Chunk.objects.leased().filter(lease_until__lt=timezone.now()):
        _free(chunk, timezone.now())
    for run in Run.objects.active().values_list("pk", flat=True):
        finish_run(run=run)
    wake(_wake_ups())


@transaction.atomic
def _free(chunk: Chunk, now: datetime) -> None:
    lost = Chunk.objects.leased().filter(pk=chunk.pk, attempt=chunk.attempt, lease_until__lt=now)
    if not lost.update(state=Chunk.State.WAITING, lease_until=None, worker="", losses=F("losses") + 1):
        return
    if chunk.losses + 1 >= LOSSES:
        fail_run(run=chunk.run_id, reason=f"{LOSSES} workers were lost while they played {chunk}.")


def _wake_ups() -> int:
    """Return how many workers to tell: one more than are known to be busy, so that in time all are reached."""
    return min(Chunk.objects.waiting().count(), Chunk.objects.leased().count() + 1)
