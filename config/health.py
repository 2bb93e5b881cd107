"""Says whether the site can work: the database and the broker answer."""

import logging
import os
from collections.abc import Callable

from django.conf import settings
from django.db import connection
from django.http import HttpRequest, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from config.celery import app

logger = logging.getLogger(__name__)
BROKER_TIMEOUT = 2


def ask_database() -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")


def ask_broker() -> None:
    """Connect to the broker; the one that needs no server answers where its folder can be written."""
    folder = settings.CELERY_BROKER_TRANSPORT_OPTIONS.get("data_folder_out")
    if folder:
        if not os.access(folder, os.W_OK):
            raise OSError(f"{folder} cannot be written")
        return
    with app.connection_for_write(connect_timeout=BROKER_TIMEOUT) as link:
        link.ensure_connection(max_retries=1, timeout=BROKER_TIMEOUT)


CHECKS: dict[str, Callable[[], None]] = {"database": ask_database, "broker": ask_broker}


def answers(name: str, check: Callable[[], None]) -> bool:
    """Run a check; why it fails is for the log, not for whoever asks."""
    try:
        check()
    except Exception:
        logger.exception("health: the %s does not answer", name)
        return False
    return True


@never_cache
@require_safe
def health(request: HttpRequest) -> JsonResponse:
    """Answer 200 where everything works, else 503 naming what does not."""
    del request
    found = {name: answers(name, check) for name, check in CHECKS.items()}
    body = {name: "ok" if ok else "no answer" for name, ok in found.items()}
    return JsonResponse(body, status=200 if all(found.values()) else 503)
