"""How much one person may have played, so that the workers of a public site are there for all."""

from datetime import timedelta

GAMES_PER_RUN = 10_000
TURNS = 30
USUAL_GAMES = 1_000
USUAL_TURNS = 12
ACTIVE_RUNS = 3
RUNS_PER_USER = 500
RUNS_PER_BROWSER = 50

LEASE = timedelta(seconds=60)  # a chunk lasts a few seconds: whoever holds one for so long is gone
FAILURES = 3  # so often a chunk may fail before its run does
LOSSES = 10  # so often a chunk may lose its worker: a restart is nobody's fault, a chunk that kills workers is
SLICE_SECONDS = 10  # so long a worker stays with chunks before other tasks get their turn
