"""Suggests what was meant by a misspelt word, and lists words for a sentence."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: str, choices: Iterable[str]) -> str | None:
    """Return the choice that `word` most likely stands for."""
    found = get_close_matches(word, list(choices), n=1, cutoff=0.6)
    return found[0] if found else None


def did_you_mean(meant: str | None, otherwise: str) -> str:
    """Return the question whether `meant` was meant, or `otherwise` where nothing is near."""
    return f"Did you mean {meant}?" if meant else otherwise


def either(words: Iterable[str], joint: str = "or") -> str:
    """Return "a", "a or b", "a, b or c"."""
    *most, last = words
    return f"{', '.join(most)} {joint} {last}" if most else last
