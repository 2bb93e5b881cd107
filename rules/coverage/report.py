"""How much of a book is proven."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.books import rules_of
from rules.coverage.construction import covered
from rules.coverage.play import proven as proven_in_play
from rules.games.game import Game


@dataclass(frozen=True, slots=True)
class BookCoverage:
    """The executable rules of one book, by what is known of each; `excused` says why a rule cannot be proven here."""

    executable: tuple[str, ...]
    covered: tuple[str, ...]
    excused: Mapping[str, str]

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple(rule for rule in self.executable if rule not in self.covered and rule not in self.excused)

    def as_json(self) -> dict[str, Any]:
        return {
            "executable": len(self.executable),
            "covered": len(self.covered),
            "missing": list(self.missing),
            "excused": dict(self.excused),
        }


def coverage_of(game: Game, kind: str | None = None) -> BookCoverage:
    """Return the coverage of the game's book, or of its rules of one kind."""
    executable = tuple(
        rule.id for rule in rules_of(game.key) if rule.executable and (kind is None or rule.kind == kind)
    )
    proven = covered(game) | frozenset(proven_in_play(game))
    excuses = {rule: why for rule, why in _excuses(game).items() if rule in executable and rule not in proven}
    return BookCoverage(executable, tuple(rule for rule in executable if rule in proven), excuses)


def _excuses(game: Game) -> dict[str, str]:
    """Read `excused.json` of the game's folder: the rules that no case can prove, each with a reason."""
    path = game.folder / "excused.json"
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}
