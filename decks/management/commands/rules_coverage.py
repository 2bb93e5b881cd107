"""Says how much of each rulebook is proven; exits with 0."""

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from rules.books import kinds
from rules.coverage import BookCoverage, coverage_of
from rules.games import GAMES


class Command(BaseCommand):
    help = (
        "Count the executable rules of each book that a case proves: the case holds, and fails once the rule is out "
        "of force."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--book", choices=list(GAMES), help="one book, by its game (default: all)")
        parser.add_argument("--kind", choices=kinds(), help="one kind of rules (default: all)")
        parser.add_argument("--json", action="store_true", help="print the counts as JSON and nothing else")

    def handle(self, *_args: Any, **options: Any) -> None:
        games = [GAMES[options["book"]]] if options["book"] else list(GAMES.values())
        found = {game.key: coverage_of(game, options["kind"]) for game in games}
        if options["json"]:
            self.stdout.write(json.dumps({key: one.as_json() for key, one in found.items()}, ensure_ascii=False))
            return
        for key, one in found.items():
            self.stdout.write(_for_people(key, one))


def _for_people(key: str, found: BookCoverage) -> str:
    lines = [f"{key}: {len(found.covered)} of {len(found.executable)} executable rules are proven"]
    if found.excused:
        lines.append(f"  excused: {'; '.join(f'{rule}, {why}' for rule, why in found.excused.items())}")
    if found.missing:
        lines.append(f"  missing: {', '.join(found.missing)}")
    return "\n".join(lines)
