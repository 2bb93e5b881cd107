"""Goldfishes a deck here and now; exits with 0 played, 1 not legal, 2 unreadable."""

import json
import secrets
import time
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from decks.command_line import UNREADABLE, chosen_game
from rules.games import GAMES
from rules.lab import goldfish
from rules.lab.frozen_deck import FrozenDeck
from rules.lab.not_played import NotPlayedError
from rules.lab.seeds import SEEDS
from rules.lab.tally import Tally
from simulations.command_line import blank_cards, legal_deck, say_missing_cards, whole
from simulations.limits import TURNS, USUAL_GAMES, USUAL_TURNS
from simulations.results import WIDE

MOST_GAMES = 10_000_000


class Command(BaseCommand):
    help = "Play a legal deck against an opponent who never acts; exit 0 played, 1 not legal, 2 unreadable."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("deck", metavar="DECK", help="a list file, or the key of a saved deck")
        parser.add_argument("--game", required=True, help=f"one of {', '.join(GAMES)}")
        parser.add_argument("--format", help="the key of a format to be legal in (default: the deck's, or the usual)")
        parser.add_argument(
            "--games", type=whole(1, MOST_GAMES), default=USUAL_GAMES, help=f"how many (default: {USUAL_GAMES})"
        )
        parser.add_argument(
            "--turns", type=whole(1, TURNS), default=USUAL_TURNS, help=f"how many at most (default: {USUAL_TURNS})"
        )
        parser.add_argument("--seed", type=whole(0, SEEDS - 1), help="plays the same games again (default: a new one)")
        parser.add_argument("--json", action="store_true", help="print the result as JSON and nothing else")
        parser.add_argument("--trace", action="store_true", help="print one game in full instead, rule by rule")
        parser.add_argument(
            "--index", type=whole(0, MOST_GAMES), default=0, help="which game --trace prints (default: 0, the first)"
        )

    def handle(self, *_args: Any, **options: Any) -> None:
        deck = self._deck(options)
        seed = secrets.randbelow(SEEDS) if options["seed"] is None else options["seed"]
        if options["trace"]:
            for line in goldfish.trace(deck, seed, options["index"], options["turns"]):
                self.stdout.write(line)
            return
        began = time.perf_counter()
        tally = goldfish.play(deck, seed, 0, options["games"], options["turns"])
        result = _result(deck, tally, options["games"], seed, time.perf_counter() - began)
        self.stdout.write(json.dumps(result, indent=2) if options["json"] else _for_people(deck, result))

    def _deck(self, options: dict[str, Any]) -> FrozenDeck:
        game = chosen_game(options["game"])
        try:
            goldfish.goldfish_of(game.key)
        except NotPlayedError as error:
            raise CommandError(str(error), returncode=UNREADABLE) from error
        say_missing_cards(self, game)
        return legal_deck(self, game, options["deck"], options["format"], as_json=options["json"])


def _result(deck: FrozenDeck, tally: Tally, games: int, seed: int, seconds: float) -> dict[str, Any]:
    counts = tally.as_json()
    return {
        "games": games,
        "seed": seed,
        "seconds": round(seconds, 3),
        "not_played": [{"name": name, "cards": count} for name, count in goldfish.not_played(deck).items()],
        "measures": {name: {"mean": tally.mean(name), "distribution": counts[name]} for name in tally},
    }


def _for_people(deck: FrozenDeck, result: dict[str, Any]) -> str:
    lines = [
        f"{deck.name}: {result['games']} games with seed {result['seed']} in {result['seconds']} seconds",
        *blank_cards(deck, goldfish.not_played(deck)),
    ]
    for name, measure in result["measures"].items():
        lines.append(f"  {name:<28} mean {measure['mean']:9.3f}   {_values(measure['distribution'])}")
    return "\n".join(lines)


def _values(distribution: dict[str, int]) -> str:
    """Return how often each value was counted, or their bounds where there are too many to read."""
    if len(distribution) > WIDE:
        least, *_, most = distribution
        return f"{len(distribution)} values from {least} to {most}"
    return "  ".join(f"{value}: {count}" for value, count in distribution.items())
