"""What tests of jobs share: uploads in a folder of the test, tasks that run where they are called."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_django import Settings

from config.celery import app


@pytest.fixture
def uploads_folder(settings: Settings, tmp_path: Path) -> Path:
    folder = tmp_path / "media"
    default = {"BACKEND": "django.core.files.storage.FileSystemStorage", "OPTIONS": {"location": folder}}
    settings.STORAGES = {**settings.STORAGES, "default": default}
    return folder


@pytest.fixture
def eager_tasks() -> Iterator[None]:
    app.conf.task_always_eager = True
    yield
    app.conf.task_always_eager = False
