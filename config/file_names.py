"""Paths that people give: any bytes, any length."""

import os
import re
from pathlib import Path, PurePosixPath

MAX_NAME = 200
_DIGITS = re.compile(r"([0-9]+)")


def printable_name(path: Path) -> str:
    """Return the file's name as it can be printed and stored; the disk may hold bytes that are no text."""
    return os.fsencode(path.name).decode("utf-8", "backslashreplace")


def path_exists(path: Path) -> bool:
    """Whether anything is there; unlike `Path.exists`, a name too long for the disk is merely absent."""
    return os.path.exists(path)  # noqa: PTH110


def plain_name(name: str, otherwise: str = "upload") -> str:
    """Return the last part of an uploaded file's name, printable and not too long, or `otherwise`."""
    last = PurePosixPath(name.replace("\\", "/")).name
    return "".join(c for c in last if c.isprintable())[-MAX_NAME:] or otherwise


def name_order(name: str) -> tuple[tuple[tuple[int, str], ...], str]:
    """Return a key that sorts names as people count, 2 before 10, whatever the case."""
    parts = _DIGITS.split(name.casefold())
    # Split so, every other part is a number; without its zeros the longer one is the greater, however long it is.
    return tuple(
        (len(number := part.lstrip("0")), number) if at % 2 else (0, part) for at, part in enumerate(parts)
    ), name
