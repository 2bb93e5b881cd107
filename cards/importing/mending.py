"""Mends damaged lines of text where they can have meant one thing only, and flags brackets that do not match."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from cards.importing.records import Notes

_CONTEXT = 30
_QUOTATION_MARK = re.compile('["“”]')


@dataclass(frozen=True, slots=True)
class Mend:
    """One kind of damage that can have meant one thing only; a line without `needs` cannot have it."""

    needs: str
    pattern: re.Pattern[str]
    replacement: str | Callable[[re.Match[str]], str]
    reason: str


def mend_by(mends: Iterable[Mend], line: str, field: str, notes: Notes) -> str:
    """Return `line` after all `mends` in their order, noting each that changed it."""
    for mend in mends:
        if mend.needs not in line:
            continue
        mended = mend.pattern.sub(mend.replacement, line)
        if mended != line:
            notes.repaired(field, around(line, _first_difference(line, mended)), mend.reason)
            line = mended
    return line


def flag_unmatched(line: str, pairs: Iterable[tuple[str, str]], field: str, notes: Notes) -> None:
    """Note brackets and quotation marks that have no partner."""
    for opening, closing in pairs:
        if line.count(opening) != line.count(closing):
            notes.flagged(field, line, f"brackets {opening}{closing} do not match: kept as they are")
    if len(_QUOTATION_MARK.findall(line)) % 2:
        notes.flagged(field, line, "quotation marks do not match: kept as they are")


def around(line: str, index: int) -> str:
    """Return what stands around a place in a line."""
    return line[max(0, index - _CONTEXT) : index + _CONTEXT]


def _first_difference(before: str, after: str) -> int:
    pairs = enumerate(zip(before, after, strict=False))
    return next((index for index, (one, other) in pairs if one != other), min(len(before), len(after)))
