"""Says how much of each rulebook is proven; exits with 0."""

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rules.books import kinds
from rules.coverage import BookCoverage, coverage_of
from rules.coverage.play import NoTestsError, prove, proven, write_proven
from rules.games import GAMES
from rules.games.game import Game

MOST_TESTS = 3  # kept of those that prove a rule


class Command(BaseCommand):
    help = (
        "Count the executable rules of each book that a case proves: the case holds, and fails once the rule is out "
        "of force."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--book", choices=list(GAMES), help="one book, by its game (default: all)")
        parser.add_argument("--kind", choices=kinds(), help="one kind of rules (default: all)")
        parser.add_argument(
            "--mutate",
            action="store_true",
            help="prove rules of play anew by tests, and keep the result",
        )
        parser.add_argument("--json", action="store_true", help="print the counts as JSON and nothing else")

    def handle(self, *_args: Any, **options: Any) -> None:
        games = [GAMES[options["book"]]] if options["book"] else list(GAMES.values())
        if options["mutate"]:
            for game in games:
                self._mutate(game)
        found = {game.key: coverage_of(game, options["kind"]) for game in games}
        if options["json"]:
            self.stdout.write(json.dumps({key: one.as_json() for key, one in found.items()}, ensure_ascii=False))
            return
        for key, one in found.items():
            self.stdout.write(_for_people(key, one))

    def _mutate(self, game: Game) -> None:
        """Take out one rule after the other; a rule that was proven and is no more is an error."""
        before = proven(game)
        try:
            found = {rule: tests[:MOST_TESTS] for rule, tests in prove(game) if tests}
        except NoTestsError as error:
            raise CommandError(str(error)) from error
        write_proven(game, found)
        if lost := [rule for rule in before if rule not in found]:
            raise CommandError(f"{game.key}: no test proves {', '.join(lost)} any more.")


def _for_people(key: str, found: BookCoverage) -> str:
    lines = [f"{key}: {len(found.covered)} of {len(found.executable)} executable rules are proven"]
    if found.excused:
        lines.append(f"  excused: {'; '.join(f'{rule}, {why}' for rule, why in found.excused.items())}")
    if found.missing:
        lines.append(f"  missing: {', '.join(found.missing)}")
    return "\n".join(lines)
