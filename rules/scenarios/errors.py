"""What can be wrong with a scenario, and where."""

from collections.abc import Callable, Iterable


class ScenarioError(Exception):
    """Something about a scenario: the line, from 1, and what is the matter."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.message = message


class Unreadable(ScenarioError):
    """The file is no scenario: nobody can say whether it holds."""


class Failed(ScenarioError):
    """The game went another way than the scenario says; `further` are differences that were found besides."""

    def __init__(self, line: int, message: str, further: "Iterable[Failed]" = ()) -> None:
        super().__init__(line, message)
        self.further = tuple(further)


def all_of(checks: Iterable[Callable[[], None]]) -> None:
    """Make all checks, and raise everything that they found as one Failed; anything else ends them."""
    found: list[Failed] = []
    for check in checks:
        try:
            check()
        except Failed as error:
            found += [error, *error.further]
    if found:
        raise Failed(found[0].line, found[0].message, found[1:])
