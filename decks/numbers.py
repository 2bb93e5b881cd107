"""Whole numbers in addresses and forms, seeds among them, short enough to read out."""

import secrets
from typing import Final

DIGITS: Final = 9


def new_seed() -> int:
    """Return a seed that nobody can foresee."""
    return secrets.randbelow(1_000_000)


def read_number(text: str) -> int | None:
    """Return the whole number that `text` is, None where it is none or has too many digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= DIGITS else None
