"""The processes of a worker, so that one which is killed takes no lock with it.

Where the broker is a folder, Celery's processes take turns at one pipe. Whoever waits for work holds the pipe's lock,
and one that is killed there would hold it for ever: its successor, and all after it, would never get anything to do.
"""

import fcntl
import tempfile
from typing import Any

from billiard.pool import Pool
from celery.concurrency import prefork


class KernelLock:
    """A lock between processes, one thread in each, that the kernel frees when its holder ends, however it ends."""

    def __init__(self) -> None:
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 - open for as long as the lock is there

    def __enter__(self) -> None:
        self.acquire()

    def __exit__(self, *_: object) -> None:
        self.release()

    def acquire(self) -> None:
        fcntl.lockf(self._file, fcntl.LOCK_EX)

    def release(self) -> None:
        fcntl.lockf(self._file, fcntl.LOCK_UN)


class ProcessPool(Pool):
    """Billiard's pool, with locks that are the kernel's."""

    _inqueue: Any
    _outqueue: Any

    def _setup_queues(self) -> None:
        super()._setup_queues()  # type: ignore[misc]
        for queue in (self._inqueue, self._outqueue):
            queue._rlock, queue._wlock = KernelLock(), KernelLock()


class TaskPool(prefork.TaskPool):
    """Celery's usual pool; with Redis or RabbitMQ each process has pipes of its own anyway."""

    BlockingPool = ProcessPool
