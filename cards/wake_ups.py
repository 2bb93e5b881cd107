"""Tells a worker that card texts are to be read. A message that is lost is no harm: the sweep sends another."""

import logging

from celery import current_app
from django.db import transaction
from kombu.exceptions import OperationalError

logger = logging.getLogger(__name__)
READ_TEXTS = "cards.tasks.read_texts"


def tell_readers() -> None:
    """Tell a worker; where the broker cannot be reached, the sweep will tell it later."""
    try:
        current_app.send_task(READ_TEXTS)
    except OperationalError:
        logger.warning("the broker cannot be reached: card texts wait for the sweep")


def announce_texts() -> None:
    """Tell a worker of new texts, once these can be seen."""
    transaction.on_commit(tell_readers)
