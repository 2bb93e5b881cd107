"""Regular expressions: read within bounds, and matched outside of the database under a time limit.

A name is matched as printed, a text one ability at a time, so that `^` and `$` are the ends of an ability. Letter case
plays no part. The rest of the query, and a piece of plain text that the pattern must contain, narrow the cards first.
"""

import math
import re
import time
from functools import lru_cache

import regex

from cards.search.page import QueryError
from rules.folding import fold_search

MAX_LENGTH = 200
MAX_REPEATS = 1000
SECONDS = 1.0

_REPEAT = re.compile(r"\{(\d*),?(\d*)\}")
_REFUSED = (
    (re.compile(r"\(\?(?:R|[+-]?\d|&|P>)"), "A pattern cannot contain itself."),
    (re.compile(r"(?<!\\[pPN])\{[^}]*[a-z][^}]*\}"), "Approximate matching is not read."),
)
_QUOTES = {'"': '"“”„″', "'": "'‘’′`"}
_DASHES = {"-": "-‐‑‒–—―−"}
_TOKEN = re.compile(
    r"""
    (?P<escape> \\. )
    | (?P<flags> \(\?[A-Za-z]*-[A-Za-z]+[:)] )
    | (?P<set> \[\^?\]? (?: \[:\^?\w+:\] | \\. | [^\]\\] )* \] )
    | (?P<repeat> [*?+] | \{[^}]*\} )
    | (?P<other> . )
    """,
    re.VERBOSE | re.DOTALL,
)
_SPECIAL = frozenset("\\^$.|?*+()[]{}\t\n\r\f\v")
_UNSURE = re.compile(r"\(\?[A-Za-z0-9-]+[):] | \\(?![dDwWsSbB])\w", re.VERBOSE)  # flags; escapes for other characters


def check(source: str, position: int) -> None:
    """Refuse a pattern that cannot be read, or that could take long to prepare; `position` is that of its slash."""
    inside = position + 1
    if len(source) > MAX_LENGTH:
        raise QueryError(f"The pattern is longer than {MAX_LENGTH} characters.", position, "Shorten the pattern.")
    for form, message in _REFUSED:
        if found := form.search(source):
            raise QueryError(message, inside + found.start(), "Take this part away.")
    # Counts multiply where they are nested, and a pattern is prepared by writing each repeat out.
    if math.prod(max(1, *(int(count or 1) for count in pair)) for pair in _REPEAT.findall(source)) > MAX_REPEATS:
        raise QueryError(
            f"The pattern repeats a part more than {MAX_REPEATS} times.", position, "Write * or + instead."
        )
    try:
        regex.compile(source)  # for the position of what is wrong; widening moves it
        _compiled(source)
    except regex.error as error:
        reason = str(error).split(" at position")[0]
        at = min(getattr(error, "pos", None) or 0, len(source))
        raise QueryError(f"The pattern cannot be read: {reason}.", inside + at, "Write \\ before a sign.") from error


def needed_text(source: str) -> str:
    """Return the longest plain text, folded, that whatever fits `source` contains; empty if none is certain."""
    if _UNSURE.search(source):
        return ""
    runs = [""]
    depth = 0
    for token in _TOKEN.finditer(source):
        sign = token.group()
        depth += (sign == "(") - (sign == ")")
        if depth == 0 and sign == "|":
            return ""
        if depth == 0 and _is_plain(sign):
            runs[-1] += sign
            continue
        if token.lastgroup == "repeat" and sign != "+":
            runs[-1] = runs[-1][:-1]
        runs.append("")
    return max(map(fold_search, runs), key=len)


def _is_plain(sign: str) -> bool:
    """Whether a sign stands for itself and leaves a trace in folded text, as quotes and dashes do not."""
    return sign == " " or (len(sign) == 1 and sign not in _SPECIAL and fold_search(sign) != "")


class Matcher:
    """One pattern, matched against many texts under one time limit."""

    def __init__(self, source: str, position: int, deadline: float) -> None:
        self.pattern = _compiled(source)
        self.position = position
        self.deadline = deadline

    def fits(self, text: str) -> bool:
        left = self.deadline - time.thread_time()
        try:
            if left > 0:
                return self.pattern.search(text, timeout=left) is not None
        except TimeoutError:
            pass
        raise QueryError(
            "This pattern takes too long.", self.position, "Narrow the search by another word, or simplify the pattern."
        )


@lru_cache(maxsize=64)
def _compiled(source: str) -> regex.Pattern[str]:
    return regex.compile(_widened(source), regex.IGNORECASE | regex.VERSION0)


def _widened(source: str) -> str:
    """Let each quotation mark and dash of the pattern stand for all of its kinds: cards print them as they please."""
    wide = ""
    for token in _TOKEN.finditer(source):
        sign = token.group()
        if token.lastgroup == "set":
            sign = "".join(_QUOTES.get(one, one) for one in sign)
        elif kinds := _QUOTES.get(sign) or _DASHES.get(sign):
            sign = f"[{kinds}]"
        wide += sign
    return wide
