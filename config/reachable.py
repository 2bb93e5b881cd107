"""Tells in one sentence when the database or the broker that the settings name does not answer."""

from django.conf import settings
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor
from kombu import Connection

from config.variables import WrongSetting


def require_database() -> None:
    """Raise WrongSetting unless the database can be opened."""
    try:
        connection.ensure_connection()
    except DatabaseError as error:
        place = connection.settings_dict["HOST"] or connection.settings_dict["NAME"]
        raise WrongSetting(
            f"The database at {place} does not answer ({first_line(error)}): "
            "start it, or set DATABASE_URL to one that runs."
        ) from error


def has_all_tables() -> bool:
    """Return whether every migration is applied."""
    migrations = MigrationExecutor(connection)
    return not migrations.migration_plan(migrations.loader.graph.leaf_nodes())


def require_broker() -> None:
    """Raise WrongSetting unless Celery's broker can be opened."""
    broker = Connection(
        settings.CELERY_BROKER_URL, transport_options=settings.CELERY_BROKER_TRANSPORT_OPTIONS, connect_timeout=5
    )
    try:
        broker.ensure_connection(max_retries=1, interval_start=0, timeout=5)
    except Exception as error:  # every transport raises its own kinds
        raise WrongSetting(
            f"The broker at {broker.as_uri()} does not answer ({first_line(error)}): "
            "start it, or set BROKER_URL to one that runs."
        ) from error
    finally:
        broker.release()


def first_line(error: BaseException) -> str:
    """Return what the error says first, without a full stop."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[0].rstrip(". ")
