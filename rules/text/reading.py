"""What becomes of a text: a program that says all of it, or what was not understood. There is nothing in between."""

from collections.abc import Set as AbstractSet
from typing import Any, Final, NamedTuple

from rules.bilingual import Pair, first_unknown

# Why a text is not read.
UNKNOWN_WORD: Final = "unknown word"  # a word that no construct has
UNKNOWN_CONSTRUCT: Final = "unknown construct"  # words that are known, but not in this order
AMBIGUOUS: Final = "ambiguous"  # it can be read in two ways that do different things
UNCLEAR_REFERENCE: Final = "unclear reference"  # "it" or "that character" without a card that it could be
NOT_PLAYED: Final = "not played"  # understood, but the engine has no program for it
NOT_ACCOUNTED: Final = "not accounted for"  # understood, but the program does not say a word of the text
TOO_LONG: Final = "too long"  # longer than any card's, which nobody should wait for
NAME_NOT_KNOWN: Final = "name not known"  # in two languages, and the English part is not known to be enough
LOST_ICON: Final = "lost icon"  # an icon that the source of the text has lost, and nothing tells which one
NOT_WHOLE: Final = "not whole"  # brackets or quotation marks that do not close, or a text that breaks off


class Exact(NamedTuple):
    """The text says just what the program does; `constructs` are the alternatives of the grammar that were used."""

    program: dict[str, Any]
    constructs: frozenset[str]


class Unsupported(NamedTuple):
    """The text is not understood from the character `at` on, where it goes on with `words`."""

    at: int
    words: str
    reason: str


Reading = Exact | Unsupported


class TextError(Exception):
    """Stops the reading of a text; `at` is a character of it."""

    def __init__(self, at: int, reason: str) -> None:
        super().__init__(f"{reason} at {at}")
        self.at = at
        self.reason = reason


def not_read(text: str, error: TextError) -> Unsupported:
    """Return what is said of a text that `error` stopped: the next few words from there."""
    words = text[error.at :].split()[:6]
    return Unsupported(error.at, " ".join(words), error.reason)


def by_known_names(text: str, reading: Reading, known: AbstractSet[Pair]) -> Reading:
    """Return what becomes of a text where these names in two languages are known (rules.bilingual), and no others."""
    unknown = first_unknown(text, known) if isinstance(reading, Exact) else None
    return Unsupported(unknown.at, text[unknown.at : unknown.end], NAME_NOT_KNOWN) if unknown else reading
