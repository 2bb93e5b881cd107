"""Paths that people give: any bytes, any length."""

import os
from pathlib import Path


def printable_name(path: Path) -> str:
    """Return the file's name as it can be printed and stored; the disk may hold bytes that are no text."""
    return os.fsencode(path.name).decode("utf-8", "backslashreplace")


def path_exists(path: Path) -> bool:
    """Whether anything is there; unlike `Path.exists`, a name too long for the disk is merely absent."""
    return os.path.exists(path)  # noqa: PTH110
