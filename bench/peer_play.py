"""Random-legal games of weiss-sim's own preset decks, on one core; runs in the environment that bench/peer.py makes.

Prints a list of [deck, games/s, decisions/s] as JSON. It picks its options itself (in Rust), many games side by side,
which is its quickest way.
"""

import json
import sys
import time

import weiss_sim

SIDE_BY_SIDE = 64


def main(seconds: str) -> None:
    found = [[deck, *play(deck, float(seconds))] for deck in weiss_sim.cards.presets()]
    sys.stdout.write(json.dumps(found))


def play(deck: str, seconds: float) -> tuple[float, float]:
    """Return the games and decisions of a second of the processor."""
    games = steps = 0
    with weiss_sim.fast(
        deck=deck, opponent_deck=deck, card_pool="all", num_envs=SIDE_BY_SIDE, num_threads=1, seed=1
    ) as table:
        table.reset()
        began = time.process_time()
        while (taken := time.process_time() - began) < seconds:
            step, _ = table.step_uniform_legal(seed=steps)
            steps += 1
            if step.done.any():
                games += int(step.done.sum())
                table.reset_done(step.done)
    return games / taken, steps * SIDE_BY_SIDE / taken


if __name__ == "__main__":
    main(*sys.argv[1:])
