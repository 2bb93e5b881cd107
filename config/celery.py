"""The Celery application: workers only learn from it that work exists."""

import os

from celery import Celery
from celery.signals import beat_init, celeryd_init

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("check_timing")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@celeryd_init.connect
@beat_init.connect
def require_services(**_: object) -> None:
    """Stop a worker or scheduler with one sentence if it could only fail later."""
    from config import reachable

    reachable.require_database()
    reachable.require_broker()
