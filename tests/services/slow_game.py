"""A game that takes a known time and tells which games were counted."""

import time

from rules.lab.seeds import game_seed
from rules.lab.tally import Tally
from simulations.kinds import Order

SECONDS_PER_GAME = 0.02


def count_games(run_seed: int, first: int, count: int) -> Tally:
    """Count each game by its index, and by what its seed makes of it."""
    tally = Tally()
    for index in range(first, first + count):
        tally.add("game", index)
        tally.add("remainder", game_seed(run_seed, index) % 5)
    return tally


def play(order: Order, first: int, count: int) -> Tally:
    time.sleep(count * SECONDS_PER_GAME)
    return count_games(order.seed, first, count)
