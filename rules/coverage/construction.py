"""Holds cases of deck construction against the rules, all in force or one of them not."""

from rules.coverage.cases import Case, cases_of
from rules.format_defaults import default_spec
from rules.games import GAMES
from rules.games.game import Game
from rules.in_force import without
from rules.legality import Severity


def violated(case: Case) -> frozenset[str]:
    """Return the rules that the errors of the case's deck cite."""
    game = GAMES[case.game]
    format_spec = default_spec(game.folder / "formats", case.format, case.on)
    found = game.check(case.deck, format_spec)
    return frozenset(violation.rule for violation in found if violation.severity is Severity.ERROR)


def holds(case: Case) -> bool:
    """Whether the verdict is the expected one, to the rule."""
    return violated(case) == case.illegal


def proves(case: Case, rule: str) -> bool:
    """Whether the verdict is the expected one and would be another if `rule` were out of force."""
    if not holds(case):
        return False
    with without(GAMES[case.game].book, rule):
        return not holds(case)


def covered(game: Game) -> frozenset[str]:
    """Return the rules of the game's book that one of its cases cites and proves."""
    return frozenset(rule for case in cases_of(game) for rule in case.rules if proves(case, rule))
