"""Mends the wording of one ability line where it can have meant one thing only, and flags what else looks damaged."""

import re

from cards.importing.mending import around, flag_unmatched, mend_by
from cards.importing.records import Notes
from cards.importing.ws_json.mends import MENDS, name_icon
from rules.games.weiss_schwarz.text.line import LOST_ICON_AT

_REMINDER_WITHOUT_ICON = re.compile(r"\(\[?:")
_LEFTOVER = re.compile(r"[{}｛｝＄]|(?<!LINK)@|\.gif")
_PAIRS = (("[", "]"), ("(", ")"), ("《", "》"), ("【", "】"))


def mend_line(line: str, icons: tuple[str, ...], field: str, notes: Notes) -> str:
    """Return `line` mended; `icons` are the card's own trigger icons, which name a nameless one in its reminder."""
    special = {icon.upper() for icon in icons} - {"SOUL"}
    mends = (*MENDS, *(name_icon(icon) for icon in special)) if len(special) == 1 else MENDS
    return mend_by(mends, line, field, notes)


def flag_oddities(line: str, field: str, notes: Notes) -> None:
    """Note what looks damaged but cannot be mended for certain."""
    if missing := LOST_ICON_AT.search(line) or _REMINDER_WITHOUT_ICON.search(line):
        notes.flagged(field, around(line, missing.start()), "an icon is missing from the text: kept as it is")
    if leftover := _LEFTOVER.search(line):
        notes.flagged(field, around(line, leftover.start()), "holds a sign that card text has not: kept as it is")
    flag_unmatched(line, _PAIRS, field, notes)
