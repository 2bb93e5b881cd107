"""Goldfishes a deck here and now; exits with 0 played, 1 not legal, 2 unreadable."""

import json
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from config.file_names import path_exists
from decks.checking import Judged
from decks.command_line import ILLEGAL, UNREADABLE, chosen_game, chosen_judge, missing_cards, saved_deck
from decks.contents import deck_list_of
from decks.frozen import freeze
from decks.report import report
from rules.games import GAMES
from rules.lab import goldfish
from rules.lab.frozen_deck import FrozenDeck
from rules.lab.seeds import SEEDS
from rules.lab.tally import Tally
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
            "--games", type=_whole(1, MOST_GAMES), default=USUAL_GAMES, help=f"how many (default: {USUAL_GAMES})"
        )
        parser.add_argument(
            "--turns", type=_whole(1, TURNS), default=USUAL_TURNS, help=f"how many at most (default: {USUAL_TURNS})"
        )
        parser.add_argument("--seed", type=_whole(0, SEEDS - 1), help="plays the same games again (default: a new one)")
        parser.add_argument("--json", action="store_true", help="print the result as JSON and nothing else")
        parser.add_argument("--trace", action="store_true", help="print one game in full instead, rule by rule")
        parser.add_argument(
            "--index", type=_whole(0, MOST_GAMES), default=0, help="which game --trace prints (default: 0, the first)"
        )

    def handle(self, *_args: Any, **options: Any) -> None:
        deck = self._legal_deck(options)
        seed = secrets.randbelow(SEEDS) if options["seed"] is None else options["seed"]
        if options["trace"]:
            for line in goldfish.trace(deck, seed, options["index"], options["turns"]):
                self.stdout.write(line)
            return
        began = time.perf_counter()
        tally = goldfish.play(deck, seed, 0, options["games"], options["turns"])
        result = _result(deck, tally, options["games"], seed, time.perf_counter() - began)
        self.stdout.write(json.dumps(result, indent=2) if options["json"] else _for_people(deck, result))

    def _legal_deck(self, options: dict[str, Any]) -> FrozenDeck:
        judged, deck = self._found(options)
        if judged.unreadable:
            raise CommandError(f"{options['deck']}: {judged.unreadable}", returncode=UNREADABLE)
        if not judged.verdict.legal:
            if options["json"]:
                self.stdout.write(json.dumps(judged.verdict.as_json(), ensure_ascii=False, indent=2))
            raise CommandError(f"{report(judged)}\nOnly legal decks are played.", returncode=ILLEGAL)
        return deck

    def _found(self, options: dict[str, Any]) -> tuple[Judged, FrozenDeck]:
        """Return the deck, and the verdict on it."""
        game, path, today = chosen_game(options["game"]), Path(options["deck"]), timezone.localdate()
        try:
            goldfish.goldfish_of(game.key)
        except goldfish.NotPlayedError as error:
            raise CommandError(str(error), returncode=UNREADABLE) from error
        if missing := missing_cards(game):
            self.stderr.write(missing)
        if options["deck"] and path_exists(path):
            judged = chosen_judge(game, options["format"] or game.default_format, today).file(path)
            return judged, freeze(game.key, judged.name, judged.matched.deck_list(today))
        deck = saved_deck(game, options["deck"])
        judged = chosen_judge(game, options["format"] or deck.format, today).deck(deck)
        return judged, freeze(game.key, deck.name, deck_list_of(deck, today))


def _whole(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = int(text)
        if not least <= number <= most:
            raise ValueError
        return number

    read.__name__ = f"whole number from {least} to {most}"  # argparse names it so where it refuses a value
    return read


def _result(deck: FrozenDeck, tally: Tally, games: int, seed: int, seconds: float) -> dict[str, Any]:
    counts = tally.as_json()
    return {
        "games": games,
        "seed": seed,
        "seconds": round(seconds, 3),
        "not_played": deck.with_abilities,
        "measures": {name: {"mean": tally.mean(name), "distribution": counts[name]} for name in tally},
    }


def _for_people(deck: FrozenDeck, result: dict[str, Any]) -> str:
    lines = [
        f"{deck.name}: {result['games']} games with seed {result['seed']} in {result['seconds']} seconds",
        f"{result['not_played']} of {deck.count} cards have abilities; none of them was played.",
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
