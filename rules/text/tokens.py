"""The words of a text: names, traits, icons and numbers by kind, all other words by themselves."""

import re
from typing import Final, NamedTuple

from rules.text.reading import NOT_WHOLE, TextError

# Kinds of words; every other word is its own kind, in small letters.
NAME: Final = "NAME"  # "..." without the quotation marks
GRANTED: Final = "GRANTED"  # an ability in quotation marks
TRAIT: Final = "TRAIT"  # 《...》
NUMBER: Final = "NUM"
LETTER: Final = "X"

_WORD: Final = re.compile(
    r"""(?P<quoted>"[^"]*")|《(?P<trait>[^《》]*)》|(?P<icon>【[A-Z ]+】)|(?P<number>\d+)|(?P<letter>[XYZ]\b)"""
    r"""|(?P<word>[A-Za-z]+(?:-[A-Za-z]+)*)|(?P<possessive>['’]s?\b|['’])|(?P<sign>\S)"""
)
_NUMBERS: Final = {
    word: number
    for number, word in enumerate(
        ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), start=0
    )
}


class Word(NamedTuple):
    """One word: its kind, what it says (of a number the digits), and where it stands."""

    kind: str
    value: str
    at: int


def words_of(text: str, start: int = 0) -> list[Word]:
    """Return the words of a text; `start` is where it stands in the whole. Raises TextError."""
    if text.count('"') % 2:
        raise TextError(start + text.rindex('"'), NOT_WHOLE)
    return [_word(match, start + match.start()) for match in _WORD.finditer(text)]


def _word(match: re.Match[str], at: int) -> Word:
    kind, said = match.lastgroup, match[0]
    if kind == "quoted":
        inside = said[1:-1].strip()
        return Word(GRANTED if inside.startswith("【") else NAME, inside, at)
    if kind == "trait":
        return Word(TRAIT, match["trait"].strip(), at)
    if kind == "number":
        return Word(NUMBER, str(int(said)), at)
    if kind == "letter":
        return Word(LETTER, said, at)
    if kind == "word":
        low = said.lower()
        return Word(NUMBER, str(_NUMBERS[low]), at) if low in _NUMBERS else Word(low, low, at)
    if kind == "possessive":
        return Word("'s", said, at)
    return Word(said, said, at)
