"""Chunks of a run, each claimed by one worker at a time, and what was counted in them."""

from collections.abc import Mapping

from django.db import models
from django.db.models import Q

from simulations.models.run import Run


class ChunkQuerySet(models.QuerySet["Chunk"]):
    """What is asked of chunks, by name."""

    def waiting(self) -> "ChunkQuerySet":
        """The chunks that somebody should play."""
        return self.filter(state=Chunk.State.WAITING, run__state__in=Run.ACTIVE)

    def claimable(self, versions: Mapping[tuple[str, str], str]) -> "ChunkQuerySet":
        """The chunks that a worker with these kinds of runs can play, each of its version.

        The games with the lowest index come first, so a short run need not wait until a long one is through.
        """
        can_play = Q()
        for (kind, game), version in versions.items():
            can_play |= Q(run__kind=kind, run__game=game, run__engine_version=version)
        return self.waiting().filter(can_play).order_by("first", "run_id")

    def leased(self) -> "ChunkQuerySet":
        return self.filter(state=Chunk.State.LEASED)


class Chunk(models.Model):
    """The games `first` to `first + count - 1` of a run.

    `attempt` counts the claims; whoever writes names the attempt it holds, so one that comes late changes nothing.
    `failures` counts the attempts that ended in an error, `losses` those whose worker was never heard of again.
    """

    class State(models.TextChoices):
        WAITING = "waiting", "waiting"
        LEASED = "leased", "being played"
        DONE = "done", "done"

    run = models.ForeignKey(Run, models.CASCADE, related_name="chunks")
    first = models.PositiveIntegerField()
    count = models.PositiveIntegerField()
    state = models.CharField(max_length=10, choices=State.choices, default=State.WAITING)
    attempt = models.PositiveIntegerField(default=0)
    failures = models.PositiveSmallIntegerField(default=0)
    losses = models.PositiveSmallIntegerField(default=0)
    lease_until = models.DateTimeField(null=True, blank=True)
    worker = models.CharField(max_length=100, blank=True)

    objects = ChunkQuerySet.as_manager()

    class Meta:
        ordering = ("run", "first")
        constraints = (
            models.UniqueConstraint(fields=("run", "first"), name="chunk_once"),
            models.CheckConstraint(condition=Q(count__gte=1), name="chunk_has_games"),
            models.CheckConstraint(condition=Q(state__in=("waiting", "leased", "done")), name="chunk_state_known"),
            models.CheckConstraint(
                condition=Q(state="leased", lease_until__isnull=False) & ~Q(worker="")
                | ~Q(state="leased") & Q(lease_until__isnull=True, worker=""),
                name="chunk_has_worker_only_while_leased",
            ),
        )
        indexes = (
            models.Index(fields=("first", "run"), condition=Q(state="waiting"), name="chunk_waiting"),
            models.Index(fields=("lease_until",), condition=Q(state="leased"), name="chunk_leased"),
        )

    def __str__(self) -> str:
        return f"games {self.first} to {self.first + self.count - 1}"


class ChunkResult(models.Model):
    """What was counted in a chunk: written once, never changed."""

    run = models.ForeignKey(Run, models.CASCADE, related_name="results")
    chunk = models.ForeignKey(Chunk, models.CASCADE, related_name="results")
    games = models.PositiveIntegerField()
    tally = models.JSONField()
    stored_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("chunk",)
        constraints = (models.UniqueConstraint(fields=("run", "chunk"), name="chunk_result_once"),)

    def __str__(self) -> str:
        return f"result of {self.chunk_id}"
