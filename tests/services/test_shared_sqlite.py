"""Several processes write to one SQLite file at once and none is refused."""

import subprocess
from pathlib import Path

from tests import programs
from tests.services.conftest import Database

PROCESSES = 4
WRITES = 60
# Reads, then writes what depends on it: without IMMEDIATE this loses counts or ends in "database is locked".
COUNT = f"""
from django.contrib.sessions.models import Session
from django.db import transaction

for _ in range({WRITES}):
    with transaction.atomic():
        counter = Session.objects.get(session_key="counter")
        counter.session_data = str(int(counter.session_data) + 1)
        counter.save()
"""


def test_no_count_is_lost_and_no_process_refused(sqlite: Database) -> None:
    sqlite.connection.execute("INSERT INTO django_session VALUES ('counter', '0', '2100-01-01')")
    sqlite.connection.commit()
    command: list[str | Path] = [programs.BIN / "python", "manage.py", "shell", "--verbosity", "0", "-c", COUNT]
    env = programs.environment(DATABASE_URL=sqlite.url)
    writers = [
        subprocess.Popen(
            command, env=env, cwd=programs.ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        for _ in range(PROCESSES)
    ]
    said = [writer.communicate(timeout=120)[0] for writer in writers]
    assert said == [""] * PROCESSES
    assert [writer.returncode for writer in writers] == [0] * PROCESSES
    counted = sqlite.connection.execute("SELECT session_data FROM django_session WHERE session_key = 'counter'")
    assert counted.fetchone()[0] == str(PROCESSES * WRITES)
    sqlite.connection.execute("DELETE FROM django_session")
    sqlite.connection.commit()


def test_the_file_is_in_write_ahead_mode(sqlite: Database) -> None:
    assert sqlite.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
