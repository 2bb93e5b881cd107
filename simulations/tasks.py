"""What the broker carries: word that there is work, and the clock."""

from celery import shared_task
from django.db import OperationalError

from config.busy import is_busy
from simulations import services
from simulations.wake_ups import wake
from simulations.work import work_off


@shared_task
def work() -> None:
    """Play chunks for a while; others who wait for this worker get their turn in between."""
    try:
        is_more_left = work_off()
    except OperationalError as error:
        if not is_busy(error):
            raise
        return  # the sweep sends another wake-up
    if is_more_left:
        wake(1)


@shared_task
def sweep() -> None:
    """Mend what was lost."""
    try:
        services.sweep()
    except OperationalError as error:
        if not is_busy(error):
            raise
        # the clock starts the next one
