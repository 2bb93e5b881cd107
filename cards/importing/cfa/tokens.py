"""The words of a GameMaker script, line by line: texts, numbers, names and signs, without comments."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cards.importing.reading import FileRefusedError

MAX_LINES = 1_000_000
MAX_LINE = 20_000
MAX_WORDS = 4_000_000  # ten seconds of reading; 20,000 cards with ten fields each have 1,200,000
TEXT, NUMBER, NAME, SIGN, OTHER = "text", "number", "name", "sign", "other"
# Each alternative reads on without going back, so that a line is read in time that grows with its length alone. A text
# ends on its line; a quotation mark without a partner takes the rest of the line with it.
_TOKEN = re.compile(
    r"""\s+ | (?P<comment>//.*) | (?P<opened>/\*) | (?P<text>'[^']*' | "[^"]*") | (?P<number>\d{1,12})
    | (?P<name>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*) | (?P<sign>\+=|[\[\]{}()=+;-]) | (?P<other>['"].* | .)""",
    re.ASCII | re.VERBOSE | re.DOTALL,
)


class Token(NamedTuple):
    """A word of the script; `fault` says why it cannot be read at all."""

    kind: str
    text: str
    line: int
    fault: str = ""


def tokens_of(lines: Iterable[str]) -> Iterator[Token]:
    """Yield the words of `lines`; raises FileRefusedError where there are too many of them."""
    for number, token in enumerate(_tokens_of(lines)):
        if number >= MAX_WORDS:
            raise FileRefusedError(f"The file has more than {MAX_WORDS:,} words and signs. Split it.")
        yield token


def _tokens_of(lines: Iterable[str]) -> Iterator[Token]:
    opened = 0  # the line of a comment that goes on
    for number, line in enumerate(lines, start=1):
        if number > MAX_LINES:
            raise FileRefusedError(f"The file has more than {MAX_LINES:,} lines. Split it.")
        if len(line) > MAX_LINE:
            yield Token(OTHER, "", number, f"is longer than the {MAX_LINE:,} characters that are read: left aside")
            continue
        start = _behind_comment(line, 0) if opened else 0
        if start <= len(line):
            opened = 0
        while match := _TOKEN.match(line, start):
            start = match.end()
            if match.lastgroup == "opened":
                start = _behind_comment(line, start)
                opened = number if start > len(line) else 0
            elif match.lastgroup not in (None, "comment"):
                yield Token(match.lastgroup or "", match.group(), number)
    if opened:
        yield Token(OTHER, "", opened, "opens a comment that nothing closes: all behind it is left aside")


def _behind_comment(line: str, start: int) -> int:
    """Return where a comment has ended, beyond the line if it has not."""
    closed = line.find("*/", start)
    return closed + 2 if closed >= 0 else len(line) + 1
