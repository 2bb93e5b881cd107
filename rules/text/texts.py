"""What a game tells of its card text: how it is read, and which compiler reads it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rules.text.names import Spoken
from rules.text.reading import Reading


def _no_names(_program: Any) -> Spoken:
    return Spoken(frozenset())


def _not_told(_program: Any) -> str:
    return ""


class Texts(NamedTuple):
    """`compile_line` reads one printed ability; `constructs` are the alternatives of the grammar.

    `version` is a whole number, a higher one as soon as any text could be read differently: programs are kept by it.
    `played_line` is for a game that has programs written by hand: what a printed ability is played by, empty where it
    does nothing in play. `names_in` returns the names of cards in a program, `told` what a program does in our own
    English, or nothing where it has no words.

    What a text is read as depends on nothing else. Whether a name in two languages is known depends on a database
    (rules.bilingual): programs are kept without regard to that, and `reading.by_known_names` asks it of each use.
    """

    compile_line: Callable[[str], Reading]
    version: str
    constructs: Callable[[], frozenset[str]]
    played_line: Callable[[str], Reading] | None = None
    names_in: Callable[[Any], Spoken] = _no_names
    told: Callable[[Any], str] = _not_told

    def read(self, line: str) -> Reading:
        """Return what a printed ability is played by."""
        return (self.played_line or self.compile_line)(line)


def is_ability(line: str) -> bool:
    """Return whether a printed line is an ability: not a reminder, nor a dash that means none."""
    text = line.strip()
    return bool(text.strip("-－—")) and not (text.startswith("(") and text.endswith(")"))
