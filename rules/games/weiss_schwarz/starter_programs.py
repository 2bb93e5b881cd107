"""The abilities of the starter cards, written by hand as programs beside their texts."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).parent / "starter" / "programs.json"
NOT_PLAYED: Final = "not_played"  # why a line cannot be said in the words of programs: it counts as blank


@cache
def starter_programs() -> dict[str, list[Any]]:
    """Return by card number one entry for each printed line: a program, or None where it is no ability in play."""
    found: dict[str, list[Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def programs_of(code: str) -> list[Any]:
    """Return the programs of a starter card, or none of any other card."""
    return [one for one in starter_programs().get(code, []) if one is not None and NOT_PLAYED not in one]
