"""What all tests share: no test waits for passwords, counters or static files, and a skipped test fails the run."""

from typing import TYPE_CHECKING

import hypothesis
import pytest
from django.core.cache import cache
from django.test import Client
from pytest_django import Settings

from config.celery import app

if TYPE_CHECKING:
    from accounts.models import User

# The same examples on every run, and no time limit on one: a busy machine fails no test.
hypothesis.settings.register_profile("deterministic", derandomize=True, deadline=None)
hypothesis.settings.load_profile("deterministic")


@pytest.fixture(autouse=True)
def quick_passwords(settings: Settings) -> None:
    """Passwords are stored by a hash that is quick instead of safe."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture(autouse=True)
def fresh_counters() -> None:
    """The counters of all rates start at nothing."""
    cache.clear()


@pytest.fixture(autouse=True)
def plain_static_files(settings: Settings) -> None:
    """Pages name static files as they lie in static/, so that no test waits for collectstatic."""
    plain = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    settings.STORAGES = {**settings.STORAGES, "staticfiles": plain}
    # Every test client starts its middleware; it shall not read the whole folder of collected files each time.
    settings.WHITENOISE_AUTOREFRESH = True


@pytest.fixture(autouse=True)
def silent_broker(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sends a message."""
    monkeypatch.setattr(app, "send_task", lambda *_, **__: None)


@pytest.fixture
def owner(django_user_model: "type[User]", db: None) -> "User":
    """Whoever things belong to."""
    return django_user_model.objects.create_user("wren", "wren@example.org")


@pytest.fixture
def other(django_user_model: "type[User]", db: None) -> "User":
    """Somebody else."""
    return django_user_model.objects.create_user("robin", "robin@example.org")


@pytest.fixture
def owner_client(owner: "User") -> Client:
    client = Client()
    client.force_login(owner)
    return client


@pytest.fixture
def other_client(other: "User") -> Client:
    client = Client()
    client.force_login(other)
    return client


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and reporter.stats.get("skipped") and exitstatus == 0:
        reporter.write_line("A skipped test proves nothing: failing the run.", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
