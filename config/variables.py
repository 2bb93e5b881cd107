"""Typed access to the variables of the environment, and to `.env`."""

import os
from collections.abc import Mapping
from pathlib import Path

import environ

TRUE = ("1", "true", "yes", "on")
FALSE = ("0", "false", "no", "off", "")


class WrongSetting(SystemExit):
    """Ends manage.py, gunicorn and Celery alike with its one sentence on standard error and exit code 1."""


class Environment:
    """Typed access to variables; an empty value counts as not set."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self.variables = variables

    def text(self, name: str, default: str = "") -> str:
        return self.variables.get(name, "").strip() or default

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.text(name, str(default)).lower()
        if value not in TRUE + FALSE:
            raise WrongSetting(f"{name} is {value!r}: set it to 1 or 0.")
        return value in TRUE

    def words(self, name: str, default: list[str] | None = None) -> list[str]:
        """Return the words of a list separated by commas."""
        words = [word.strip() for word in self.text(name).split(",")]
        return [word for word in words if word] or default or []

    def number(self, name: str, default: int, low: int, high: int) -> int:
        value = self.text(name, str(default))
        if not (value.isascii() and value.isdigit() and low <= int(value[:12]) <= high):
            raise WrongSetting(f"{name} is {value!r}: set it to a whole number from {low} to {high}.")
        return int(value)

    def choice(self, name: str, choices: tuple[str, ...], default: str) -> str:
        value = self.text(name, default)
        if value not in choices:
            raise WrongSetting(f"{name} is {value!r}: set it to one of {', '.join(choices)}.")
        return value


def read_environment(base_dir: Path) -> Environment:
    """Return the environment, filled up from `.env` beside manage.py where that exists."""
    env_file = base_dir / ".env"
    if env_file.exists():
        environ.Env.read_env(str(env_file))
    return Environment(os.environ)
