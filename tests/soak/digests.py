"""Prints which build of the rules this process runs, and where games end: `python -m tests.soak.digests GAMES`.

Games of real lists with their texts are among them where CARD_DATA names the folder of their cards.
"""

import hashlib
import json
import os
import sys

from rules.bots.random_legal import RandomLegal
from rules.engine import machine
from rules.games.weiss_schwarz import WEISS_SCHWARZ
from rules.games.weiss_schwarz.digest import digest
from rules.games.weiss_schwarz.table import WeissGame
from rules.lab import goldfish
from rules.lab.matches import Entrant, Match
from rules.scenarios.running import files_of, run_file
from tests.arena.decks import starter_decks
from tests.rules.lab.decks import plain_deck
from tests.soak.decks import game_number, player_number
from tests.soak.real_decks import real_game_number


def build() -> str:
    """Return the build of the rules that this process runs."""
    return "interpreted" if str(machine.__file__).endswith(".py") else "compiled"


def end_of(index: int) -> str:
    """Play the game of this number, and return where it ended."""
    return f"{index}: {played(game_number(index), player_number(index))}"


def real_end_of(index: int) -> str:
    """Play the game of this number between real lists, and return where it ended."""
    return f"real {index}: {played(real_game_number(2 * index, with_texts=True), player_number(index))}"


def played(game: WeissGame, player: RandomLegal) -> str:
    while game.advance() is not None:
        game.apply(player.choose(game))
    return f"turn {game.turn}, {game.steps} steps, {digest(game)}"


def greedy(index: int) -> str:
    """Let greedy play itself with starter decks, and return where the game ended."""
    decks = starter_decks()
    match = Match(Entrant(decks[index % 3], "greedy"), Entrant(decks[index // 3 % 3], "greedy"), seed=index)
    record = match.game(0).record
    return f"greedy {index}: {len(record.decisions)} decisions, {record.digest}"


def goldfished(games: int) -> str:
    """Goldfish so many games with each deck, and return what was counted, as a hash."""
    counted = [goldfish.play(deck, 1, 0, games).as_json() for deck in (plain_deck(), *starter_decks())]
    return f"{games} goldfished: {hashlib.sha256(json.dumps(counted).encode()).hexdigest()[:32]}"


def scenarios() -> str:
    """Play every scenario of Weiß Schwarz, and return those that do not hold."""
    runs = [run_file(file) for file in files_of(WEISS_SCHWARZ.folder / "scenarios")]
    failed = [f"{run.file}:{run.line}: {run.message}" for run in runs if not run.holds]
    return f"{len(runs)} scenarios: {'; '.join(failed) or 'all hold'}"


def main(games: int) -> None:
    real = range(games // 10) if os.environ.get("CARD_DATA") else ()
    ends = [*map(end_of, range(games)), *map(greedy, range(games // 10)), *map(real_end_of, real)]
    sys.stdout.write("\n".join([build(), *ends, goldfished(games), scenarios()]) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
