"""Mends the wording of one ability line where it can have meant one thing only, and flags what else looks damaged."""

import re

from cards.importing.records import Notes
from cards.importing.ws_json.mends import MENDS, name_icon

_CONTEXT = 30
_ICON_MISSING = re.compile(r"(?:with|of|gets?) (?:@ )?in (?:its|the) trigger icon|trigger icon is,|\(\[?:")
_LEFTOVER = re.compile(r"[{}｛｝＄]|(?<!LINK)@|\.gif")
_QUOTATION_MARK = re.compile('["“”]')
_PAIRS = (("[", "]"), ("(", ")"), ("《", "》"), ("【", "】"))


def mend_line(line: str, icons: tuple[str, ...], field: str, notes: Notes) -> str:
    """Return `line` mended; `icons` are the card's own trigger icons, which name a nameless one in its reminder."""
    special = {icon.upper() for icon in icons} - {"SOUL"}
    mends = (*MENDS, *(name_icon(icon) for icon in special)) if len(special) == 1 else MENDS
    for mend in mends:
        if mend.needs not in line:
            continue
        mended = mend.pattern.sub(mend.replacement, line)
        if mended != line:
            notes.repaired(field, _around(line, _first_difference(line, mended)), mend.reason)
            line = mended
    return line


def flag_oddities(line: str, field: str, notes: Notes) -> None:
    """Note what looks damaged but cannot be mended for certain."""
    if missing := _ICON_MISSING.search(line):
        notes.flagged(field, _around(line, missing.start()), "an icon is missing from the text: kept as it is")
    if leftover := _LEFTOVER.search(line):
        notes.flagged(field, _around(line, leftover.start()), "holds a sign that card text has not: kept as it is")
    for opening, closing in _PAIRS:
        if line.count(opening) != line.count(closing):
            notes.flagged(field, line, f"brackets {opening}{closing} do not match: kept as they are")
    if len(_QUOTATION_MARK.findall(line)) % 2:
        notes.flagged(field, line, "quotation marks do not match: kept as they are")


def _first_difference(before: str, after: str) -> int:
    pairs = enumerate(zip(before, after, strict=False))
    return next((index for index, (one, other) in pairs if one != other), min(len(before), len(after)))


def _around(line: str, index: int) -> str:
    return line[max(0, index - _CONTEXT) : index + _CONTEXT]
