"""The rules engine without anything around it: games on one core. `CARD_DATA=... python -m bench.engine [--short]`

Runs in the build that PYTHONPATH names (bench/builds.py) and prints its figures as JSON. Times are of the processor,
and the best of five counts: on a shared machine everything else is somebody else's time.
"""

import json
import sys
import time
import tracemalloc
from collections.abc import Callable

from bench.figures import Figure
from rules.games.weiss_schwarz.setup import new_game
from rules.games.weiss_schwarz.table import WeissGame
from rules.lab import goldfish
from rules.lab.matches import Entrant, Match, Played, versus_of
from rules.lab.record import replay
from tests.arena.decks import starter_decks
from tests.rules.lab.decks import plain_deck
from tests.soak.decks import blank_game_number, game_number, player_number
from tests.soak.digests import build
from tests.soak.real_decks import list_pairings

ROUNDS = 5
GAMES = 200  # every pairing of decks ten times
GOLDFISHED = 300
CLONES = 5_000
GREEDY = 30  # games
RUN = 100  # games of a goldfish run whose memory is measured
# At least so many games and decisions a second, by build: of cards without abilities, and of starter cards with theirs.
LEAST_BLANK = {"interpreted": (120, 35_000), "compiled": (600, 180_000)}
LEAST = {"interpreted": (100, 35_000), "compiled": (500, 150_000)}
# Of the two real lists against one another and themselves, with the texts that are read.
LEAST_REAL = {"interpreted": (70, 0), "compiled": (350, 0)}
REAL_PAIRINGS = 4
MOST_CLONE = {"interpreted": 12, "compiled": 4}  # us


def main(*options: str) -> None:
    sys.stdout.write(json.dumps([figure.as_json() for figure in measure("--short" in options)]))


def measure(short: bool) -> list[Figure]:
    """Return games and decisions a second by who plays, what a clone and a replay take, memory of a game and a run."""
    games, rounds = (20, 1) if short else (GAMES, ROUNDS)
    goldfished = 20 if short else GOLDFISHED
    goldfish_seconds = best(rounds, lambda: goldfish.play(plain_deck(), 1, 0, goldfished))
    with_abilities = best(rounds, lambda: [goldfish.play(deck, 1, 0, goldfished // 3) for deck in starter_decks()])
    in_the_middle = middle_of_a_game()
    clone_seconds = best(rounds, lambda: clone(in_the_middle, CLONES))
    return [
        *random_legal("without abilities", blank_game_number, LEAST_BLANK, games, rounds),
        *random_legal("with abilities", game_number, LEAST, games, rounds),
        *random_legal("of real decks", real_game_number, LEAST_REAL, games, rounds),
        *greedy(4 if short else GREEDY, rounds),
        Figure("goldfish without abilities", goldfished / goldfish_seconds, "games/s"),
        Figure("goldfish with abilities", 3 * (goldfished // 3) / with_abilities, "games/s"),
        Figure("clone", clone_seconds / CLONES * 1e6, "us", limit=MOST_CLONE[build()]),
        Figure("memory of a game", memory(in_the_middle) / 1024, "KB"),
        Figure("most memory of a goldfish run", most_memory(20 if short else RUN) / 1024, "KB"),
    ]


def greedy(games: int, rounds: int) -> list[Figure]:
    """Return how fast greedy plays itself with starter decks, and how long one of its records takes to be replayed."""
    played = greedy_games(games)
    seconds = best(min(rounds, 3), lambda: greedy_games(games))
    replay_seconds = best(rounds, lambda: replay_all(played))
    decisions = sum(len(one.record.decisions) for one in played)
    return [
        Figure("greedy play with abilities", games / seconds, "games/s"),
        Figure("greedy play with abilities", decisions / seconds, "decisions/s"),
        Figure("replay of a record", replay_seconds / games * 1000, "ms"),
    ]


def greedy_games(games: int) -> list[Played]:
    one, other, _ = starter_decks()
    return list(Match(Entrant(one, "greedy"), Entrant(other, "greedy"), seed=1).play(0, games))


def replay_all(played: list[Played]) -> None:
    one, other, _ = starter_decks()
    versus = versus_of(one.game)
    for game in played:
        replay(game.record, (one, other) if game.index % 2 == 0 else (other, one), versus)


def most_memory(games: int) -> float:
    """Return the most bytes that a goldfish run takes at a time, above what was there before."""
    goldfish.play(plain_deck(), 1, 0, 1)
    tracemalloc.start()
    goldfish.play(plain_deck(), 1, 0, games)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most


def random_legal(
    cards: str, game_of: Callable[[int], WeissGame], least: dict[str, tuple[int, int]], games: int, rounds: int
) -> list[Figure]:
    """Return how many games and decisions a second are played of some cards."""
    decisions = play(games, game_of)
    seconds = best(rounds, lambda: play(games, game_of))
    least_games, least_decisions = least[build()]
    return [
        Figure(f"random-legal play {cards}", games / seconds, "games/s", least=least_games),
        Figure(f"random-legal play {cards}", decisions / seconds, "decisions/s", least=least_decisions or None),
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


def real_game_number(index: int) -> WeissGame:
    """Return the game of this number between the real lists, before its first shuffle."""
    deck, other = list_pairings(with_texts=True)[index % REAL_PAIRINGS]
    return new_game(deck, other, index)


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
