"""`make run` as a newcomer meets it: a fresh copy of the project, Python and make."""

import os
import queue
import shutil
import signal
import socket
import subprocess
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests import programs
from tests.programs import ROOT

MADE_HERE = (".git", ".venv", ".env", "var", "build", ".hypothesis", ".mypy_cache", ".ruff_cache", "__pycache__")
INSTALL_SECONDS = 420
RESTART_SECONDS = 30  # 2 to 3 on a machine that does nothing else


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def newcomers_environment() -> dict[str, str]:
    """Return the surroundings of the test without any setting of the project and without our Python environment."""
    outside = [part for part in os.environ["PATH"].split(os.pathsep) if not part.startswith(str(ROOT))]
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_")) or name == "HOME"}
    return {**kept, "PATH": os.pathsep.join(outside)}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh copy, with a virtual environment whose making was broken off."""
    folder = tmp_path_factory.mktemp("newcomer") / "project"
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*MADE_HERE))
    (folder / ".venv" / "bin").mkdir(parents=True)
    (folder / ".venv" / "bin" / "python").symlink_to("/nowhere/python")
    return folder


class Site:
    """A running `make run`: its lines as they come, and Ctrl-C."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port
        self.said = ""
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)

    def wait_for(self, words: str, seconds: float) -> None:
        """Read what is printed until the words appear."""
        deadline = time.monotonic() + seconds
        while words not in self.said:
            try:
                self.said += self._lines.get(timeout=max(0.1, deadline - time.monotonic()))
            except queue.Empty:
                pytest.fail(f"{words!r} was not printed within {seconds} seconds, but:\n{self.said}")

    def page(self, path: str) -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=20) as answer:
            assert answer.status == 200
            return str(answer.read(), "utf-8")

    def press_ctrl_c(self) -> float:
        """Interrupt as a terminal does, the whole process group at once; return the seconds until all has ended."""
        began = time.monotonic()
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(timeout=60)
        self._reader.join(timeout=10)
        while not self._lines.empty():
            self.said += self._lines.get()
        return time.monotonic() - began


@contextmanager
def make_run(folder: Path, port: int) -> Iterator[Site]:
    command = ["make", "run", f"PORT={port}"]
    process = subprocess.Popen(
        command, cwd=folder, env=newcomers_environment(), text=True, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    site = Site(process, port)
    try:
        yield site
    finally:
        if process.poll() is None:
            site.press_ctrl_c()
        assert process.stdout is not None
        process.stdout.close()


def processes_of(folder: Path) -> list[str]:
    """Return the command lines of what still runs out of the folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if (process / "cwd").readlink() == folder:
                found.append((process / "cmdline").read_text().replace("\0", " "))
        except OSError:  # ended meanwhile, or not ours to look at
            continue
    return found


def send_and_wait(folder: Path, seconds: float = 60) -> None:
    """Send a task as any process of the project would, and wait until the worker has done it."""
    code = (
        "import time; from datetime import datetime, timezone\n"
        "from django.contrib.sessions.models import Session; from accounts.tasks import clear_expired_sessions\n"
        "Session.objects.create(session_key='old', expire_date=datetime(2001, 1, 1, tzinfo=timezone.utc))\n"
        "clear_expired_sessions.delay()\n"
        f"deadline = time.monotonic() + {seconds}\n"
        "while Session.objects.filter(session_key='old').exists() and time.monotonic() < deadline: time.sleep(0.1)\n"
        "print('left:', Session.objects.filter(session_key='old').count())\n"
    )
    done = programs.finish(
        folder / ".venv" / "bin" / "python", "manage.py", "shell", "-v", "0", "-c", code,
        env=newcomers_environment(), cwd=folder,
    )  # fmt: skip
    assert "left: 0" in done.stdout, done.stdout


def test_make_run_sets_everything_up_works_and_stops_cleanly(copy: Path) -> None:
    port = free_port()
    with make_run(copy, port) as site:
        site.wait_for("The site is at", INSTALL_SECONDS)
        assert f"http://127.0.0.1:{port}/" in site.said
        assert "<h1" in site.page("/")
        assert " added" in site.said  # the starter set, told by load_starter
        assert "/cards/" in site.page("/weiss-schwarz/cards/")
        send_and_wait(copy)
        seconds = site.press_ctrl_c()
    assert seconds < 15
    assert "Traceback" not in site.said
    assert processes_of(copy) == []
    assert not list(copy.rglob("*.pid"))

    with make_run(copy, port) as again:  # the port is free, and there is nothing left to install
        again.wait_for("The site is at", RESTART_SECONDS)
        assert "Installing" not in again.said
        assert again.page("/")
    assert processes_of(copy) == []


def test_a_busy_port_is_told_before_anything_starts(copy: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with make_run(copy, port) as site:
            site.wait_for(f"Port {port} cannot be used", INSTALL_SECONDS)
            assert site.process.wait(timeout=20) != 0
    assert "Traceback" not in site.said
    assert "The site is at" not in site.said


def old_python(folder: Path) -> Path:
    """Return a stand-in for a Python that is too old."""
    script = folder / "python3.10"
    script.write_text('#!/bin/sh\nif [ "$1" = -V ]; then echo "Python 3.10.9"; exit 0; fi\nexit 1\n')
    script.chmod(0o755)
    return script


@pytest.mark.parametrize(
    ("python", "sentence"),
    [("old", "Python 3.11 or newer is needed and {} is Python 3.10.9"), ("none", "Python 3.11 or newer is needed")],
)
def test_a_python_that_does_not_serve_is_told(python: str, sentence: str, tmp_path: Path) -> None:
    folder = tmp_path / "project"
    folder.mkdir()
    for name in ("Makefile", "requirements.lock"):
        shutil.copy(ROOT / name, folder / name)
    path = old_python(tmp_path) if python == "old" else tmp_path / "python-that-is-not-there"
    done = programs.finish("make", "run", f"PYTHON={path}", env=newcomers_environment(), cwd=folder)
    assert done.returncode != 0
    assert sentence.format(path) in done.stdout
    assert not (folder / ".venv").exists()
