"""Several processes run as one: the site first, and when one ends all end."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from config import processes

ROOT = Path(__file__).parents[2]
FOREVER = [sys.executable, "-c", "import os, signal; os.write(1, b'up\\n'); signal.pause()"]
DEAF = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('up', flush=True); time.sleep(60)"


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_the_procfile_is_read_by_name_and_variables_are_filled_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PORT", "8123")
    (tmp_path / "Procfile").write_text('# processes\nweb: serve --bind 127.0.0.1:$PORT\n\nclock: tick --pidfile ""\n')
    commands = processes.read_procfile(tmp_path / "Procfile")
    assert commands == {"web": ["serve", "--bind", "127.0.0.1:8123"], "clock": ["tick", "--pidfile", ""]}


def test_the_projects_procfile_starts_the_site_first() -> None:
    assert list(processes.read_procfile(ROOT / "Procfile")) == ["web", "worker", "scheduler"]


def test_a_process_that_ends_stops_the_rest_and_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    code = processes.run({"web": FOREVER, "worker": python("raise SystemExit(3)")}, lambda: True, "It is up.")
    out = capsys.readouterr().out
    assert code == 1
    assert "It is up." in out
    assert "The worker process ended by itself (exit code 3): stopping the rest." in out
    assert time.monotonic() - began < processes.SECONDS_TO_END


def test_the_others_wait_for_the_first(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mark = tmp_path / "worker-ran"
    worker = python(f"open({str(mark)!r}, 'w').close()")
    assert processes.run({"web": python(""), "worker": worker}, lambda: False, "It is up.") == 1
    assert not mark.exists()
    assert "The web process ended by itself (exit code 0)" in capsys.readouterr().out


def test_a_process_that_does_not_listen_is_ended_with_its_children(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(processes, "SECONDS_TO_END", 0.3)
    deaf = subprocess.Popen(python(DEAF), stdout=subprocess.PIPE, process_group=0)
    assert deaf.stdout is not None
    assert deaf.stdout.readline() == b"up\n"
    processes.stop([processes.Running("worker", deaf)])
    deaf.stdout.close()
    assert deaf.returncode == -signal.SIGKILL
    assert "The worker did not end when asked: ending it." in capfd.readouterr().err


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_stops_everything_and_is_no_failure(number: signal.Signals, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import sys; from config import processes\n"
        f"sys.exit(processes.run({{'web': {FOREVER!r}, 'worker': {FOREVER!r}}}, lambda: True, 'It is up.'))\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=environment) as run:
        assert run.stdout is not None
        lines = [run.stdout.readline().strip() for _ in range(3)]
        run.send_signal(number)
        rest, _ = run.communicate(timeout=20)
    assert sorted(lines) == ["It is up.", "up", "up"]
    assert "Stopping" in rest
    assert run.returncode == 0
