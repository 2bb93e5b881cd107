"""Starts the project's own programs as real processes, and waits for what they do."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN = ROOT / ".venv" / "bin"
KEY = "a key for tests, long enough to be taken for one"


def environment(**changes: str) -> dict[str, str]:
    """Return a plain environment in which only `changes` say how the project is set up."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    return {**kept, "SECRET_KEY": KEY, "PYTHONDONTWRITEBYTECODE": "1", "LOG_FORMAT": "text", **changes}


def finish(*command: str | Path, env: Mapping[str, str], cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a program to its end; both its outputs are in `stdout`."""
    return subprocess.run(
        command, env=env, cwd=cwd, text=True, timeout=90, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
    )  # fmt: skip


def manage(*words: str, env: Mapping[str, str]) -> str:
    """Run a management command that must succeed and return what it printed."""
    done = finish(BIN / "python", "manage.py", *words, env=env)
    assert done.returncode == 0, done.stdout
    return done.stdout


@contextmanager
def running(*command: str | Path, env: Mapping[str, str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Keep a program running for the length of the block; what it prints goes to `log`."""
    with log.open("ab") as output:
        process = subprocess.Popen(
            command, env=env, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=output, stderr=output, process_group=0
        )
        try:
            yield process
        finally:
            process.terminate()
            process.wait(timeout=60)


def wait_until(holds: Callable[[], bool], what: str, seconds: float = 60) -> None:
    """Return once `holds`; fail after so many seconds saying what was waited for."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, f"waited {seconds} seconds for {what}"
        time.sleep(0.1)
