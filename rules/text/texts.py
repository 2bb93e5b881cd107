"""What a game tells of its card text: how it is read, and which compiler reads it."""

from collections.abc import Callable
from typing import NamedTuple

from rules.text.reading import Reading


class Texts(NamedTuple):
    """`compile_line` reads one printed ability; `version` is another one as soon as any text could be read differently.

    `constructs` are the alternatives of the grammar.
    """

    compile_line: Callable[[str], Reading]
    version: str
    constructs: Callable[[], frozenset[str]]


def is_ability(line: str) -> bool:
    """Return whether a printed line is an ability: not a reminder, nor a dash that means none."""
    text = line.strip()
    return bool(text.strip("-－—")) and not (text.startswith("(") and text.endswith(")"))
