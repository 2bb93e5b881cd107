"""Work of the catalogue that a worker does, and what the scheduler starts by the clock."""

from celery import shared_task

from cards.importing import jobs


@shared_task
def run_import_job(pk: int) -> None:
    jobs.run_job(pk)


@shared_task
def sweep_import_jobs() -> None:
    """Fail jobs that lost their worker, and send the messages of waiting ones again."""
    jobs.give_up_lost_jobs()
    for pk in jobs.waiting_jobs():
        run_import_job.delay(pk)
