"""Services behind the import pages of the admin: take an upload, apply it, try again, throw away."""

import logging
from collections.abc import Mapping

from django.db import transaction
from django.db.models import QuerySet
from kombu.exceptions import OperationalError

from accounts.models import User
from cards.importing import jobs
from cards.models import ImportJob
from cards.tasks import run_import_job
from config.file_names import plain_name

logger = logging.getLogger(__name__)


@transaction.atomic
def submit(*, job: ImportJob, user: User) -> None:
    """Store a new job with its upload and have it previewed."""
    job.file_name = plain_name(job.upload.name or "", "upload.json")
    job.created_by = user
    job.dry_run = True
    job.save()
    _announce(job.pk)


@transaction.atomic
def apply(*, job: ImportJob) -> bool:
    """Have a previewed job applied; return False if it is not in that state, or not any more."""
    return _announced(job.pk, jobs.queue_apply(job.pk))


@transaction.atomic
def map_columns(*, job: ImportJob, columns: Mapping[str, str]) -> bool:
    """Have a table previewed by other columns; return False if the job is under way or applied."""
    return _announced(job.pk, jobs.queue_columns(job.pk, columns))


@transaction.atomic
def start_again(*, job: ImportJob) -> bool:
    """Have a failed job tried once more; return False if it has not failed."""
    return _announced(job.pk, jobs.queue_again(job.pk))


def discard(*, discarded: QuerySet[ImportJob]) -> None:
    """Delete jobs and their uploads."""
    for job in discarded:
        storage, name = job.upload.storage, job.upload.name
        job.delete()
        if name:
            storage.delete(name)


def _announced(pk: int, changed: bool) -> bool:
    if changed:
        _announce(pk)
    return changed


def _announce(pk: int) -> None:
    """Tell a worker, once the row can be seen; if the broker cannot be reached, the sweep will tell it later."""

    def send() -> None:
        try:
            run_import_job.delay(pk)
        except OperationalError:
            logger.warning("the broker cannot be reached: import job %s waits for the sweep", pk)

    transaction.on_commit(send)
