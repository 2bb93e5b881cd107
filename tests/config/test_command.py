"""How management commands end where nothing of their own ends them."""

import subprocess
from pathlib import Path

import pytest
from django.db import DatabaseError, connection

from config import command
from tests import programs

DECK = programs.ROOT / "rules/games/weiss_schwarz/starter/decks/emberkite-rush.txt"
SCENARIOS = programs.ROOT / "rules/games/weiss_schwarz/scenarios"


@pytest.mark.parametrize("words", [("goldfish", str(DECK), "--game", "weiss-schwarz"), ("clearsessions",)])
def test_a_database_without_tables_ends_it_with_what_to_do(tmp_path: Path, words: tuple[str, ...]) -> None:
    env = programs.environment(VAR_DIR=str(tmp_path))
    done = programs.finish(programs.BIN / "python", "manage.py", *words, env=env)
    assert done.returncode == 2
    assert done.stdout.startswith("The database lacks tables of this version (no such table: ")
    assert done.stdout.endswith("): run `manage.py migrate` first.\n")


def test_whoever_has_read_enough_ends_it_without_a_word() -> None:
    words = (programs.BIN / "python", "manage.py", "run_scenario", str(SCENARIOS), "--trace")
    env = programs.environment()
    with subprocess.Popen(words, env=env, cwd=programs.ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(60) == command.NOT_READ


def test_a_pipe_to_another_program_that_breaks_keeps_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_words: list[str]) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(command, "execute_from_command_line", fail)
    with pytest.raises(BrokenPipeError):
        command.run(["manage.py", "goldfish"])


@pytest.mark.django_db(transaction=True)
def test_a_mistake_that_no_table_makes_keeps_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_words: list[str]) -> None:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1 FROM nowhere")

    monkeypatch.setattr(command, "execute_from_command_line", fail)
    with pytest.raises(DatabaseError, match="nowhere"):
        command.run(["manage.py", "goldfish"])
