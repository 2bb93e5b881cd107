"""What can be wrong with a scenario, and where."""


class ScenarioError(Exception):
    """Something about a scenario: the line, from 1, and what is the matter."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.message = message


class Unreadable(ScenarioError):
    """The file is no scenario: nobody can say whether it holds."""


class Failed(ScenarioError):
    """The game went another way than the scenario says."""
