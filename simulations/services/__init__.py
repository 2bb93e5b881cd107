"""Everything that writes runs: people start and stop, workers claim and store, the clock sweeps."""

from simulations.services.claims import Claim, claim_chunk, fail_chunk, store_result
from simulations.services.endings import sweep
from simulations.services.runs import delete_run, extend_run, resume_run, start_match, start_run, stop_run

__all__ = [
    "Claim",
    "claim_chunk",
    "delete_run",
    "extend_run",
    "fail_chunk",
    "resume_run",
    "start_match",
    "start_run",
    "stop_run",
    "store_result",
    "sweep",
]
