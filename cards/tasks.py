"""Work of the catalogue that a worker does, and what the scheduler starts by the clock."""

from celery import shared_task
from django.db import OperationalError

from cards.importing import jobs
from config.busy import is_busy


@shared_task
def run_import_job(pk: int) -> None:
    jobs.run_job(pk)


@shared_task
def sweep_import_jobs() -> None:
    """Fail jobs that lost their worker, and send the messages of waiting ones again."""
    try:
        jobs.give_up_lost_jobs()
    except OperationalError as error:
        if not is_busy(error):
            raise
        return  # the clock starts the next one
    for pk in jobs.waiting_jobs():
        run_import_job.delay(pk)
