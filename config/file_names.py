"""Paths that people give: any bytes, any length."""

import os
from pathlib import Path, PurePosixPath

MAX_NAME = 200


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
