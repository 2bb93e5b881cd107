"""Runs the processes that the Procfile names side by side: all of them, or none."""

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

SECONDS_TO_END = 10.0
TICK = 0.1


@dataclass(frozen=True)
class Running:
    """One process of the Procfile, in a process group of its own so that Ctrl-C reaches it through us only."""

    name: str
    process: subprocess.Popen[bytes]

    @property
    def has_ended(self) -> bool:
        return self.process.poll() is not None


class StopRequested(BaseException):
    """Ctrl-C, a closed terminal or a polite kill."""


def read_procfile(path: Path) -> dict[str, list[str]]:
    """Return the words of each command by the name of its process; `$PORT` and the like are filled in."""
    lines = [line for line in path.read_text().splitlines() if line.strip() and not line.startswith("#")]
    named = [line.split(":", 1) for line in lines]
    return {name.strip(): shlex.split(os.path.expandvars(command)) for name, command in named}


def run(commands: dict[str, list[str]], is_up: Callable[[], bool], message: str) -> int:
    """Run the commands until one ends or the user stops them; return the exit code of the whole.

    The first is the site: once `is_up` says that it answers, the message is printed and the others start. So the site
    does not share the processor with them while it starts.
    """
    started: list[Running] = []
    _on_stop_signals(_request_stop)
    try:
        ended = _start_and_watch(commands, started, is_up, message)
        print(f"The {ended.name} process ended by itself (exit code {ended.process.returncode}): stopping the rest.")
        return 1
    except StopRequested:
        print("\nStopping; this takes a few seconds.", flush=True)
        return 0
    finally:
        _on_stop_signals(signal.SIG_IGN)
        stop(started)


def _on_stop_signals(handler: Callable[..., None] | signal.Handlers) -> None:
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, handler)


def _request_stop(*_: object) -> None:
    raise StopRequested


def _start_and_watch(
    commands: dict[str, list[str]], started: list[Running], is_up: Callable[[], bool], message: str
) -> Running:
    """Start the first command, and the others once it is up; return the first process that ends."""
    (name, command), *others = commands.items()
    started.append(Running(name, _start(command)))
    while not any(running.has_ended for running in started):
        if others and is_up():
            print(message, flush=True)
            started.extend(Running(name, _start(command)) for name, command in others)
            others = []
        time.sleep(TICK)
    return next(running for running in started if running.has_ended)


def _start(command: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, process_group=0)


def stop(started: list[Running]) -> None:
    """Ask every process to end, and end the ones that do not within a few seconds."""
    for running in started:
        running.process.terminate()
    deadline = time.monotonic() + SECONDS_TO_END
    while time.monotonic() < deadline and not all(running.has_ended for running in started):
        time.sleep(TICK)
    for running in started:
        if not running.has_ended:
            print(f"The {running.name} did not end when asked: ending it.", file=sys.stderr)
        _end_group(running.process)
        running.process.wait()


def _end_group(process: subprocess.Popen[bytes]) -> None:
    """End what is left of the group, children that outlived their parent too."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
