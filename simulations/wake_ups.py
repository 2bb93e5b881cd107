"""Tells workers that there is work. A message that is lost is no harm: the sweep sends another."""

import logging

from celery import current_app
from django.db import transaction
from kombu.exceptions import OperationalError

logger = logging.getLogger(__name__)
WORK = "simulations.tasks.work"
WORKERS = 8  # so many are told of a new run
EXPIRES_SECONDS = 60  # busy workers find the work anyway: what they did not read until then need not be read


def wake(workers: int) -> None:
    """Tell so many workers; where the broker cannot be reached, the sweep will tell them later."""
    try:
        for _ in range(workers):
            current_app.send_task(WORK, expires=EXPIRES_SECONDS)
    except OperationalError:
        logger.warning("the broker cannot be reached: the runs wait for the sweep")


def announce(chunks: int) -> None:
    """Tell workers of so many new chunks, once these can be seen."""
    transaction.on_commit(lambda: wake(min(chunks, WORKERS)))
