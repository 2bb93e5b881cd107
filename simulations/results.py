"""What a run has counted so far."""

from dataclasses import dataclass

from django.core.cache import cache

from rules.lab.tally import Tally
from simulations.models import ChunkResult, Run

KEPT_SECONDS = 600
WIDE = 16  # a measure that took more values than that is shown by their bounds


@dataclass(frozen=True, slots=True)
class Result:
    """The merged tally of the games played so far, final once `played` is `games`."""

    tally: Tally
    played: int
    games: int

    @property
    def is_complete(self) -> bool:
        return self.played == self.games


@dataclass(slots=True)
class Merged:
    """What was merged before, out of which results: a page that looks every second merges only what is new."""

    results: frozenset[int]
    tally: Tally
    played: int


def result_of(run: Run) -> Result:
    """Merge what is stored of a run."""
    stored = ChunkResult.objects.filter(run=run)
    ids = frozenset(stored.order_by().values_list("pk", flat=True))
    merged = _merged_before(run, ids)
    if new := ids - merged.results:
        for games, counted in stored.filter(pk__in=new).values_list("games", "tally"):
            merged.tally.merge(Tally.from_json(counted))
            merged.played += games
        cache.set(_key(run), Merged(ids, merged.tally, merged.played), KEPT_SECONDS)
    return Result(merged.tally, merged.played, run.games)


def _merged_before(run: Run, ids: frozenset[int]) -> Merged:
    """Return what is kept of the run; results are never changed, so whatever was merged of these still holds."""
    kept = cache.get(_key(run))
    if isinstance(kept, Merged) and kept.results <= ids:
        return kept
    return Merged(frozenset(), Tally(), 0)


def _key(run: Run) -> str:
    return f"simulations:merged:{run.pk}"
