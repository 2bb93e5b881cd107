"""What a worker does once it is awake."""

import logging
import os
import socket
import time

from django.db import OperationalError

from config.busy import is_busy
from rules.lab.tally import Tally
from simulations.kinds import KINDS, Order
from simulations.limits import SLICE_SECONDS
from simulations.models import Run
from simulations.services import Claim, claim_chunk, fail_chunk, store_result

logger = logging.getLogger(__name__)
BUSY_TRIES = 3  # each waits for as long as the database lets one wait


def work_off(seconds: float = SLICE_SECONDS) -> bool:
    """Play chunks until none is left (False) or the time is over (True: there may be more)."""
    until = time.monotonic() + seconds
    while claim := claim_chunk(worker=worker_name()):
        play(claim)
        if time.monotonic() >= until:
            return True
    return False


def play(claim: Claim) -> None:
    """Play one chunk; whatever goes wrong in it is told to its run."""
    run, chunk = claim.run, claim.chunk
    try:
        tally = KINDS[run.kind].play(order_of(run), chunk.first, chunk.count)
    except Exception as error:
        logger.exception("run %s: playing %s failed", run.key, chunk)
        fail_chunk(claim=claim, reason=f"{type(error).__name__}: {error}")
        return
    if not _stored(claim, tally):
        logger.warning("run %s: the result of %s came too late and is thrown away", run.key, chunk)


def order_of(run: Run) -> Order:
    """Return what is played of a run."""
    if run.opponent_spec is None:
        return Order(run.spec, run.seed, run.turns)
    return Order(run.spec, run.seed, run.turns, run.opponent_spec, (run.bot, run.opponent_bot))


def _stored(claim: Claim, tally: Tally) -> bool:
    """Store the result, waiting through a long write of somebody else, which SQLite allows one of."""
    for _ in range(BUSY_TRIES - 1):
        try:
            return store_result(claim=claim, tally=tally)
        except OperationalError as error:
            if not is_busy(error):
                raise
    return store_result(claim=claim, tally=tally)


def worker_name() -> str:
    return f"{socket.gethostname()}:{os.getpid()}"
