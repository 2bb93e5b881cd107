"""The text of a card, one ability a line: markup and phrases for none taken out, points joined to their ability."""

import re
from collections.abc import Iterable

from cards.importing.mending import Mend, flag_unmatched, mend_by
from cards.importing.records import Notes

NONE = frozenset({"no written effect.", "no written card effect.", "no written effect", "none", "-"})
_BREAK = re.compile(r"\r\n|\r|\n")
_MARKUP_BREAK = re.compile(r"</?br ?/?>", re.IGNORECASE)
_MARKUP = re.compile(r"</?(?:[A-Za-z]{1,10}(?: [^<>]{0,100})?)?>")
_PAIRS = (("[", "]"), ("(", ")"), ("«", "»"))
_SPACING = "spaces set as everywhere else"
_BRACKET = "a bracket that is missing or of the wrong kind"
_AS_ICON = "an icon written as everywhere else"


def mend_of(needs: str, pattern: str, replacement: str, reason: str) -> Mend:
    """Return the mend of what `pattern` finds; a line without `needs` cannot have it."""
    return Mend(needs, re.compile(pattern), replacement, reason)


MENDS = (
    mend_of("", "[\x00-\x08\x0b-\x1f\x7f\u00ad\u200b-\u200f\u2060\ufeff]+", "", "invisible characters taken out"),
    mend_of("[", r"\[(?:Auto|auto)\]", "[AUTO]", _AS_ICON),
    mend_of("[", r"\[(?:Cont|cont)\]", "[CONT]", _AS_ICON),
    mend_of("[", r"\[(?:Act|act)\]", "[ACT]", _AS_ICON),
    mend_of("[[", r"^\[\[(?=(?:AUTO|CONT|ACT)\])", "[", _BRACKET),
    mend_of("", r"^(?=(?:AUTO|CONT|ACT)\])", "[", _BRACKET),
    mend_of("", r"^\[(AUTO|CONT|ACT)(?=\()", r"[\1]", _BRACKET),
    mend_of("}", r"^\[(AUTO|CONT|ACT)\}", r"[\1]", _BRACKET),
    mend_of("[CONT(", r"(?<=Wings-)\[CONT(?=\()", "[CONT]", _BRACKET),
    mend_of("][", r"^(\[(?:AUTO|CONT|ACT)\])\[(VC|RC|GC|VC/RC)\](?=:)", r"\1(\2)", _BRACKET),
    mend_of("[1/", r"\)\[1/Turn\]", ")1/Turn", _BRACKET),
    mend_of("", r"[\t\u00a0\u3000]", " ", _SPACING),
    mend_of("  ", r" {2,}", " ", _SPACING),
    mend_of("", r"^\s+|(?<!\s)\s+$", "", _SPACING),
)


def without_markup(text: str, field: str, notes: Notes) -> str:
    """Return `text` with line breaks for those of the markup, and without its other tags."""
    plain = _MARKUP.sub("", _MARKUP_BREAK.sub("\n", text))
    if plain != text:
        notes.repaired(field, text, "markup taken out")
    return plain


def read_lines(text: str, field: str, notes: Notes, mends: Iterable[Mend] = MENDS) -> tuple[str, ...]:
    """Return the abilities that `text` holds, each mended; what stays odd is flagged."""
    lines: list[str] = []
    for number, raw in enumerate(_BREAK.split(text), start=1):
        if raw.strip().casefold() in NONE:
            notes.repaired(field, raw, "means that there is none: dropped")
            continue
        line = mend_by(mends, raw, f"{field} {number}", notes)
        if line.startswith("•") and lines:
            notes.repaired(f"{field} {number}", line, "a point belongs to the line before it: joined")
            lines[-1] = f"{lines[-1]} {line}"
        elif line:
            lines.append(line)
    for number, line in enumerate(lines, start=1):
        flag_unmatched(line, _PAIRS, f"{field} {number}", notes)
    return tuple(lines)
