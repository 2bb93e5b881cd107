"""Whatever is started, a setting that cannot work ends it with one sentence that says what to set."""

from pathlib import Path

import pytest

from tests import programs

NOWHERE = "127.0.0.1:1"
PROGRAMS = {
    "manage.py": ("python", "manage.py", "migrate"),
    "gunicorn": ("gunicorn", "config.wsgi"),
    "the worker": ("celery", "-q", "-A", "config", "worker"),
    "the scheduler": ("celery", "-q", "-A", "config", "beat"),
    "make run": ("python", "-m", "config.start"),
}
NEED_BROKER = ("the worker", "the scheduler", "make run")
SETTINGS = {
    "SECRET_KEY": "short",
    "DEBUG": "perhaps",
    "DATABASE_URL": f"postgres://nobody@{NOWHERE}/decks",
    "BROKER_URL": f"redis://{NOWHERE}/0",
}


def combinations() -> list[tuple[str, str]]:
    return [(p, name) for p in PROGRAMS for name in SETTINGS if name != "BROKER_URL" or p in NEED_BROKER]


@pytest.mark.parametrize(("program", "name"), combinations())
def test_the_start_ends_with_one_sentence(program: str, name: str, var_dir: Path) -> None:
    first, *words = PROGRAMS[program]
    env = programs.environment(VAR_DIR=str(var_dir), PORT="8971", **{name: SETTINGS[name]})
    done = programs.finish(programs.BIN / first, *words, env=env)
    sentences = [line for line in done.stdout.splitlines() if f"set {name}" in line or f"{name} is" in line]
    assert done.returncode == 1, done.stdout
    assert len(sentences) == 1, done.stdout
    assert "Traceback" not in done.stdout


def test_a_mistake_that_no_setting_makes_keeps_its_traceback(var_dir: Path) -> None:
    env = programs.environment(VAR_DIR=str(var_dir))
    programs.manage("migrate", env=env)
    words = ("shell", "-c", "from django.db import connection; connection.cursor().execute('SELECT 1 FROM nowhere')")
    wrong = programs.finish(programs.BIN / "python", "manage.py", *words, env=env)
    assert "no such table" in wrong.stdout
    assert "Traceback" in wrong.stdout
