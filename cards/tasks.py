"""Work of the catalogue that a worker does, and what the scheduler starts by the clock."""

from celery import shared_task
from django.db import OperationalError

from cards import compiling
from cards.importing import jobs
from cards.wake_ups import READ_TEXTS, tell_readers
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


@shared_task(name=READ_TEXTS)
def read_texts() -> None:
    """Read card texts for a while; others who wait for this worker get their turn in between."""
    try:
        is_more_left = compiling.read_on()
    except OperationalError as error:
        if not is_busy(error):
            raise
        return  # the sweep sends another message
    if is_more_left:
        tell_readers()


@shared_task
def sweep_texts() -> None:
    """Have texts read that wait: the message of an import was lost, or the compiler is a new one."""
    if compiling.is_neglected():
        tell_readers()
