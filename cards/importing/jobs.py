"""Imports that maintainers start in the admin: how a job goes from one state to the next.

A message of the broker only says that a job exists; the row is the truth. Whoever changes the state first has the job,
so that a message that comes twice does nothing, and one that is lost is sent again by the sweep.
"""

import logging
from collections.abc import Mapping
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from django.utils import timezone

from cards.importing.report import Report
from cards.importing.service import import_as_seen, import_file
from cards.models import ImportJob

logger = logging.getLogger(__name__)
State = ImportJob.State
# A worker is stopped after CELERY_TASK_TIME_LIMIT (10 minutes); what runs longer has no worker any more.
LOST_AFTER = timedelta(minutes=11)
SENT_AGAIN_AFTER = timedelta(minutes=1)
CHANGED_SINCE = (
    "Cards have changed since you looked, so nothing was written. Below is what the file would change now: "
    "look at it, then apply it once more."
)


def run_job(pk: int) -> None:
    """Preview or apply a waiting job; whatever goes wrong ends in the job, and nothing of the file is half written."""
    claimed_at = timezone.now()
    if not _change(State.QUEUED, claimed_at, pk=pk, state=State.RUNNING):
        return
    job = ImportJob.objects.get(pk=pk)
    try:
        result = _import(job)
    except Exception as error:
        logger.exception("import job %s failed", pk)
        result = {"state": State.FAILED, "error": f"The import stopped: {error}"}
    _change(State.RUNNING, timezone.now(), pk=pk, updated_at=claimed_at, **result)


def _import(job: ImportJob) -> dict[str, Any]:
    report = _report(job)
    if not report.sets:
        return {"state": State.FAILED, "error": report.findings[0].reason, "report": None}
    is_late = report.dry_run and not job.dry_run
    return {
        "state": State.PREVIEWED if report.dry_run else State.APPLIED,
        "dry_run": report.dry_run,
        "error": CHANGED_SINCE if is_late else "",
        "report": report.as_json(),
    }


def _report(job: ImportJob) -> Report:
    """Preview the file, or apply it if it still does what its preview said, which is what the maintainer agreed to."""
    path = Path(job.upload.path)
    if job.dry_run or job.report is None:
        return import_file(job.adapter, path, dry_run=True, name=job.file_name, columns=job.columns)
    return import_as_seen(job.adapter, path, job.report, name=job.file_name, columns=job.columns)


def queue_apply(pk: int) -> bool:
    """Let a previewed job wait to be applied; return whether it was in that state."""
    return _change(State.PREVIEWED, timezone.now(), pk=pk, state=State.QUEUED, dry_run=False, error="")


def queue_columns(pk: int, columns: Mapping[str, str]) -> bool:
    """Let a job be previewed once more, its table read by other columns; return whether it was in a state for that."""
    again: dict[str, Any] = {
        "state": State.QUEUED,
        "columns": dict(columns),
        "dry_run": True,
        "error": "",
        "report": None,
    }
    return any(_change(before, timezone.now(), pk=pk, **again) for before in (State.PREVIEWED, State.FAILED))


def queue_again(pk: int) -> bool:
    """Let a failed job wait once more for what failed; return whether it was in that state.

    Its report stays: it is the preview by which it is applied.
    """
    return _change(State.FAILED, timezone.now(), pk=pk, state=State.QUEUED, error="")


def give_up_lost_jobs() -> None:
    """Fail the jobs whose worker was stopped."""
    lost = ImportJob.objects.filter(state=State.RUNNING, updated_at__lt=timezone.now() - LOST_AFTER)
    lost.update(
        state=State.FAILED,
        error="The worker was stopped before it was done; nothing was written. Start it again.",
        updated_at=timezone.now(),
    )


def waiting_jobs() -> list[int]:
    """Return the jobs that nobody has taken up, whose message may be lost."""
    waiting = ImportJob.objects.filter(state=State.QUEUED, updated_at__lt=timezone.now() - SENT_AGAIN_AFTER)
    return list(waiting.values_list("pk", flat=True))


def _change(before: ImportJob.State, now: datetime, *, pk: int, updated_at: datetime | None = None, **to: Any) -> bool:
    """Change a job if it is in state `before` (and was last changed then): of several who try, one succeeds."""
    jobs = ImportJob.objects.filter(pk=pk, state=before)
    if updated_at is not None:
        jobs = jobs.filter(updated_at=updated_at)
    return bool(jobs.update(updated_at=now, **to))
