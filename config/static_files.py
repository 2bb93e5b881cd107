"""Collects static files for serving, but only when they have changed: it takes a second and `make run` should not."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles import finders
from django.core.management import call_command

FINGERPRINT = "collected.txt"


def collect_if_changed() -> bool:
    """Collect unless the same files were collected last time; tell whether it was done."""
    note = Path(settings.STATIC_ROOT) / FINGERPRINT
    now = fingerprint()
    if note.exists() and note.read_text() == now:
        return False
    call_command("collectstatic", interactive=False, clear=True, verbosity=0)
    note.write_text(now)
    return True


def fingerprint() -> str:
    """Return a digest of the names, sizes and times of all static files."""
    digest = hashlib.sha256("\n".join(sorted(_described_files())).encode())
    return digest.hexdigest()


def _described_files() -> Iterator[str]:
    for finder in finders.get_finders():
        for path, storage in finder.list([]):
            stat = Path(storage.path(path)).stat()
            yield f"{path} {stat.st_size} {stat.st_mtime_ns}"
