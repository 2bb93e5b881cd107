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
    r"""《(?P<trait>[^《》]*)》|(?P<icon>【[A-Z ]+】)|(?P<number>\d+)|(?P<letter>[XYZ]\b)"""
    r"""|(?P<word>[A-Za-z]+(?:-[A-Za-z]+)*)|(?P<possessive>['’]s?\b|['’])|(?P<sign>\S)"""
)
_ABILITY: Final = re.compile("【(?:AUTO|CONT|ACT|COUNTER|CLOCK|CXCOMBO)】")
_MARK: Final = re.compile('"')
_OPENING: Final = "([/&"
_CLOSING: Final = ".,;:!?)]/&'’\""
_NUMBERS: Final = {
    "zero": 0,
    **{word: number for number, word in enumerate(("one", "two", "three", "four", "five", "six", "seven"), start=1)},
    **{word: number for number, word in enumerate(("eight", "nine", "ten", "eleven", "twelve"), start=8)},
}


class Word(NamedTuple):
    """One word: its kind, what it says (of a number the digits), and where it stands."""

    kind: str
    value: str
    at: int


def words_of(text: str, start: int = 0) -> list[Word]:
    """Return the words of a text; `start` is where it stands in the whole. Raises TextError."""
    words: list[Word] = []
    at = 0
    for begin, end in quoted_in(text, start):
        words += [_word(match, start + match.start()) for match in _WORD.finditer(text, at, begin)]
        words.append(_quoted(text[begin + 1 : end - 1].strip(), start + begin))
        at = end
    return words + [_word(match, start + match.start()) for match in _WORD.finditer(text, at)]


def quoted_in(text: str, start: int = 0) -> list[tuple[int, int]]:
    """Return where quoted texts begin and end, the marks included; one inside of another belongs to it.

    Marks open behind a blank, a bracket or a mark that opens, or within a word of a name, and close elsewhere. Raises
    TextError where one is not closed.
    """
    found: list[tuple[int, int]] = []
    opened: list[int] = []
    for match in _MARK.finditer(text):
        at = match.start()
        if not opened or _opens(text, at, opened[-1]) or (len(opened) == 1 and _is_within_a_word(text, at)):
            opened.append(at)
        else:
            begin = opened.pop()
            found += [] if opened else [(begin, at + 1)]
    if opened:
        raise TextError(start + opened[-1], NOT_WHOLE)
    return found


def _opens(text: str, at: int, last: int) -> bool:
    """Return whether a mark inside of a quoted text opens another one; `last` is the mark that opened last."""
    before, behind = text[at - 1], text[at + 1 : at + 3].removeprefix('"')[:1]
    is_before_a_word = bool(behind) and not behind.isspace() and behind not in _CLOSING
    is_behind_a_word = before == " " and text[at - 2] != " "  # more blanks stand where something was dropped
    return is_before_a_word and (is_behind_a_word or before in _OPENING or at - 1 == last)


def _is_within_a_word(text: str, at: int) -> bool:
    """Return whether a mark stands where a blank is missing before a part of a name that is quoted."""
    return text[at - 1].isalpha() and text[at + 1 : at + 2].isupper()


def _quoted(inside: str, at: int) -> Word:
    if not inside:
        raise TextError(at, NOT_WHOLE)
    return Word(GRANTED if _ABILITY.match(inside) else NAME, inside, at)


def _word(match: re.Match[str], at: int) -> Word:
    kind, said = match.lastgroup, match[0]
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
