"""Programs printed as English, in the words of the rulebook and of card texts (docs/card-text.md)."""

from typing import Any

from rules.games.weiss_schwarz.abilities.fields import ProgramError
from rules.games.weiss_schwarz.text.printing.abilities import english


def told(program: Any) -> str:
    """Return a kept program in English; nothing for an empty one, or one of an earlier compiler without words now."""
    try:
        return english(program) if program else ""
    except ProgramError:
        return ""


__all__ = ["english", "told"]
