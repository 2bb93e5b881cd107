"""The rules engine without anything around it: random-legal games on one core. `python -m bench.engine [--short]`

Runs in the build that PYTHONPATH names (bench/builds.py) and prints its figures as JSON. Times are of the processor,
and the best of five counts: on a shared machine everything else is somebody else's time.
"""

import json
import sys
import time
import tracemalloc
from collections.abc import Callable

from bench.figures import Figure
from rules.games.weiss_schwarz.table import WeissGame
from rules.lab import goldfish
from tests.arena.decks import starter_decks
from tests.rules.lab.decks import plain_deck
from tests.soak.decks import blank_game_number, game_number, player_number
from tests.soak.digests import build

ROUNDS = 5
GAMES = 200  # every pairing of decks ten times
GOLDFISHED = 300
CLONES = 5_000
# At least so many games and decisions a second, by build: of cards without abilities, and of starter cards with theirs.
LEAST_BLANK = {"interpreted": (120, 35_000), "compiled": (600, 180_000)}
LEAST = {"interpreted": (100, 35_000), "compiled": (500, 150_000)}


def main(*options: str) -> None:
    sys.stdout.write(json.dumps([figure.as_json() for figure in measure("--short" in options)]))


def measure(short: bool) -> list[Figure]:
    """Return games and decisions a second, goldfish games a second, microseconds for a clone, kilobytes of a game."""
    games, rounds = (20, 1) if short else (GAMES, ROUNDS)
    goldfished = 20 if short else GOLDFISHED
    goldfish_seconds = best(rounds, lambda: goldfish.play(plain_deck(), 1, 0, goldfished))
    with_abilities = best(rounds, lambda: [goldfish.play(deck, 1, 0, goldfished // 3) for deck in starter_decks()])
    in_the_middle = middle_of_a_game()
    clone_seconds = best(rounds, lambda: clone(in_the_middle, CLONES))
    return [
        *random_legal("without abilities", blank_game_number, LEAST_BLANK, games, rounds),
        *random_legal("with abilities", game_number, LEAST, games, rounds),
        Figure("goldfish without abilities", goldfished / goldfish_seconds, "games/s"),
        Figure("goldfish with abilities", 3 * (goldfished // 3) / with_abilities, "games/s"),
        Figure("clone", clone_seconds / CLONES * 1e6, "us"),
        Figure("memory of a game", memory(in_the_middle) / 1024, "KB"),
    ]


def random_legal(
    cards: str, game_of: Callable[[int], WeissGame], least: dict[str, tuple[int, int]], games: int, rounds: int
) -> list[Figure]:
    """Return how many games and decisions a second are played of some cards."""
    decisions = play(games, game_of)
    seconds = best(rounds, lambda: play(games, game_of))
    least_games, least_decisions = least[build()]
    return [
        Figure(f"random-legal play {cards}", games / seconds, "games/s", least=least_games),
        Figure(f"random-legal play {cards}", decisions / seconds, "decisions/s", least=least_decisions),
    ]


def best(rounds: int, work: Callable[[], object]) -> float:
    """Return the seconds of processor time of the quickest round."""
    times = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def play(games: int, game_of: Callable[[int], WeissGame]) -> int:
    """Play so many games, and return the decisions that were made."""
    decisions = 0
    for index in range(games):
        game, player = game_of(index), player_number(index)
        while game.advance() is not None:
            game.apply(player.choose(game))
            decisions += 1
    return decisions


def middle_of_a_game() -> WeissGame:
    game, player = game_number(1), player_number(1)
    for _ in range(150):
        game.advance()
        game.apply(player.choose(game))
    game.advance()
    return game


def clone(game: WeissGame, times: int) -> None:
    for _ in range(times):
        game.clone()


def memory(game: WeissGame) -> float:
    """Return the bytes of a clone, on average over a hundred: what a game keeps for itself; specs are shared."""
    tracemalloc.start()
    clones = [game.clone() for _ in range(100)]
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken / len(clones)


if __name__ == "__main__":
    main(*sys.argv[1:])
