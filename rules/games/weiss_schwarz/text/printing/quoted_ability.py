"""Abilities that stand within others: those that cards get, or that they have to have."""

from collections.abc import Callable
from typing import Any

# Prints a program.
Print = Callable[[Any, str], str]
_printing: list[Print] = []


def print_by(print_program: Print) -> None:
    """Say how an ability within another one is printed."""
    _printing[:] = [print_program]


def printed(program: Any, at: str) -> str:
    return _printing[0](program, at)
