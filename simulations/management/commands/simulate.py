"""Plays two decks against each other here and now; exits with 0 played, 1 not legal or not the same, 2 unreadable."""

import json
import secrets
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TextIO

from django.core.management.base import BaseCommand, CommandError, CommandParser

from decks.command_line import ILLEGAL, UNREADABLE, chosen_game
from rules.engine import RecordMismatch
from rules.games import GAMES
from rules.lab import matches
from rules.lab.matches import Entrant, Match, Played
from rules.lab.not_played import NotPlayedError
from rules.lab.record import UnreadableRecordError, replay
from rules.lab.seeds import SEEDS
from simulations.command_line import legal_deck, say_missing_cards, whole
from simulations.limits import USUAL_GAMES
from simulations.match_results import for_people, players_of, result_of, story
from simulations.recorded import UnknownCardsError, decks_of, read_records

MOST_GAMES = 1_000_000


class Command(BaseCommand):
    help = "Play two legal decks against each other, each seed twice with the seats exchanged."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("decks", metavar="DECK", nargs="*", help="two list files, or keys of saved decks")
        parser.add_argument("--game", help=f"one of {', '.join(GAMES)}")
        parser.add_argument("--format", help="the key of a format to be legal in (default: each deck's, or the usual)")
        parser.add_argument(
            "--games", type=whole(1, MOST_GAMES), default=USUAL_GAMES, help=f"how many (default: {USUAL_GAMES})"
        )
        parser.add_argument("--bot", default="greedy", help="who plays the first deck (default: greedy)")
        parser.add_argument("--versus", default="greedy", help="who plays the second deck (default: greedy)")
        parser.add_argument("--seed", type=whole(0, SEEDS - 1), help="plays the same games again (default: a new one)")
        parser.add_argument("--json", action="store_true", help="print the result as JSON and nothing else")
        parser.add_argument("--trace", type=whole(0, MOST_GAMES), metavar="N", help="print game N, the first being 0")
        parser.add_argument("--record", metavar="FILE", help="write a record of each game, a line each")
        parser.add_argument("--replay", metavar="FILE", help="play the records of a file again instead, without decks")

    def handle(self, *_args: Any, **options: Any) -> None:
        if options["replay"] is not None:
            self._replay(options)
            return
        match = self._match(options)
        with ExitStack() as stack:
            file = stack.enter_context(_opened(options["record"])) if options["record"] else None
            if options["trace"] is not None:
                self._trace(match, options["trace"], file)
            else:
                self._simulate(match, options, file)

    def _match(self, options: dict[str, Any]) -> Match:
        """Return the two decks with their bots; ends the command where there is anything wrong with them."""
        if options["game"] is None:
            raise CommandError(f"--game is needed: one of {', '.join(GAMES)}.", returncode=UNREADABLE)
        if len(options["decks"]) != 2:
            raise CommandError(f"Two decks are needed, and {len(options['decks'])} given.", returncode=UNREADABLE)
        game = chosen_game(options["game"])
        try:
            for bot in (options["bot"], options["versus"]):
                matches.check_bot(matches.versus_of(game.key), bot)
        except (NotPlayedError, matches.UnknownBotError) as error:
            raise CommandError(str(error), returncode=UNREADABLE) from error
        say_missing_cards(self, game)
        decks = [legal_deck(self, game, x, options["format"], as_json=options["json"]) for x in options["decks"]]
        return Match(Entrant(decks[0], options["bot"]), Entrant(decks[1], options["versus"]), self._seed(options))

    def _seed(self, options: dict[str, Any]) -> int:
        if options["seed"] is not None:
            return int(options["seed"])
        seed = secrets.randbelow(SEEDS)
        self.stderr.write(f"The seed is {seed}.")
        return seed

    def _trace(self, match: Match, index: int, file: TextIO | None) -> None:
        played = match.game(index, is_traced=True)
        _write(played, file)
        for line in story(match.versus, played.game, players_of(played.record)):
            self.stdout.write(line)

    def _simulate(self, match: Match, options: dict[str, Any], file: TextIO | None) -> None:
        began = time.perf_counter()
        outcomes: Counter[str] = Counter()
        for played in match.play(0, options["games"]):
            outcomes[played.outcome] += 1
            _write(played, file)
        result = result_of(match, outcomes, time.perf_counter() - began)
        text = json.dumps(result, ensure_ascii=False, indent=2) if options["json"] else for_people(match, result)
        self.stdout.write(text)

    def _replay(self, options: dict[str, Any]) -> None:
        path = Path(options["replay"])
        if options["decks"]:
            raise CommandError("--replay takes its decks from the records: leave them out.", returncode=UNREADABLE)
        try:
            records = read_records(path)
        except UnreadableRecordError as error:
            raise CommandError(f"{path}: {error}", returncode=UNREADABLE) from error
        wanted = options["trace"]
        if wanted is not None and wanted >= len(records):
            raise CommandError(f"{path}: there are {len(records)} records, the first being 0.", returncode=UNREADABLE)
        for index in range(len(records)) if wanted is None else (wanted,):
            record = records[index]
            versus = matches.versus_of(record.game)
            try:
                game = replay(record, decks_of(record), versus, is_traced=wanted is not None)
            except (RecordMismatch, UnknownCardsError) as error:
                raise CommandError(f"{path}, record {index}: {error}", returncode=ILLEGAL) from error
            if wanted is not None:
                for line in story(versus, game, players_of(record)):
                    self.stdout.write(line)
        if wanted is None:
            self._say_replayed(len(records), as_json=options["json"])

    def _say_replayed(self, count: int, *, as_json: bool) -> None:
        self.stdout.write(json.dumps({"replayed": count}) if as_json else f"{count} games ended again as recorded.")


def _opened(name: str) -> TextIO:
    try:
        return Path(name).open("w", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise CommandError(f"{name} cannot be written: {error}.", returncode=UNREADABLE) from error


def _write(played: Played, file: TextIO | None) -> None:
    if file is not None:
        file.write(played.record.as_text() + "\n")
