"""The damaged texts of the classic file: what can have meant one thing only is mended."""

import re

from cards.importing.records import Notes, RowRefusedError
from cards.importing.vanguard.lines import mend_of

MAX_ABILITIES = 100  # granted ones too
_KINDS = "AUTO|CONT|ACT"
_ANEW = re.compile(rf"(?<!\s)\s*(?:\[\[?(?:{_KINDS})\](?! of\b)|(?<=[.)] )(?:{_KINDS})(?=[VR ]))")
_KIND = rf"(\[(?:{_KINDS})\])"
_TEXT = r"(?!Limit Break)[A-Z][a-z]|\[[A-Z][a-z]"
_AFTER = r"[A-Z][a-z]|[\[:(]"
_LIMIT = r"Limit Break [45] \([^()]*\)"
_OPPONENTS = "rear-guards?|vanguards?|units?|grade|turn|locked|front|back|guardians?|hand|deck|drop|triggers?"
_BARE = "a bare word read as the icon"
_ZONE = "the zone of an ability in brackets, as everywhere else"
_COLON = "a colon between icon and text, as everywhere else"
_QUOTES = "quotation marks as everywhere else"
_APOSTROPHE = "a lost apostrophe"
_SPACING = "spaces set as everywhere else"

DIRTY = (
    mend_of("amp", r" ?&amp; ?| amp (?=[A-Za-z\[])", " & ", "a stray amp read as the sign & that it stands for"),
    mend_of("", rf"^({_KINDS})(?=[ VR\[])", r"[\1]", _BARE),
    mend_of("Continuous", r"^Continuous\b:?", "[CONT]", _BARE),
    mend_of("/R", rf"^{_KIND} ?(?:\[VC?/RC?\]|\(V/R\)|V/R(?![A-Za-z]*\))) ?(?={_AFTER})", r"\1(VC/RC)", _ZONE),
    mend_of("V", rf"^{_KIND} ?(?:\[VC?\]|\(V\)|V) ?(?={_AFTER})", r"\1(VC)", _ZONE),
    mend_of("R", rf"^{_KIND} ?(?:\[RC?\]|\(R\)|R) ?(?={_AFTER})", r"\1(RC)", _ZONE),
    mend_of("] (", rf"^{_KIND} (?=\((?:VC|RC|VC/RC)\))", r"\1", _SPACING),
    mend_of("][", rf"^{_KIND} ?\[((?:Drop|Damage|Bind|Hand|Soul)(?: [Zz]one)?)\] ?(?=:)", r"\1(\2)", _ZONE),
    mend_of("](", rf"^({_KIND}\([A-Za-z/ ]+\)) ?(?={_TEXT})", r"\1:", _COLON),
    mend_of("Limit", rf"^({_KIND}(?:\([A-Za-z/ ]+\))? ?{_LIMIT}) ?(?={_TEXT})", r"\1:", _COLON),
    mend_of("]", rf"^{_KIND} ?(?={_TEXT})", r"\1:", _COLON),
    mend_of("ower", r"(?<![\[A-Za-z])Power (?=[+-]\d)", "[Power]", _BARE),
    mend_of("] ", r"(?<=\[Power\]) (?=[+-]\d)", "", _SPACING),
    mend_of("Blast(", r"Blast(?=\(\d)", "Blast ", _SPACING),
    mend_of("'", r"(?<![A-Za-z0-9])'((?:[^'\"]|(?<=[a-z])'(?=[a-z]))+)'(?![A-Za-z0-9])", r'"\1"', _QUOTES),
    mend_of("opponents", rf"\bopponents (?=(?:{_OPPONENTS})\b)", "opponent's ", _APOSTROPHE),
    mend_of("this unit", r"\bthis units (?=attack\b|\[Power\]|original\b|drive\b)", "this unit's ", _APOSTROPHE),
    mend_of('"', r'"(?=vanguard\b|rear-guard|from\b)', '" ', _SPACING),
)


def split_abilities(text: str, notes: Notes) -> str:
    """Return `text` with a line for each ability, but none begun inside quotation marks, where one is granted."""
    lines: list[str] = []
    start = 0
    begun = list(_ANEW.finditer(text))
    if len(begun) > MAX_ABILITIES:  # each looks at all that stands before it
        raise RowRefusedError("text_dirty", len(begun), f"a card of more than {MAX_ABILITIES} abilities")
    for match in begun:
        if match.start() > start and not _is_quoted(text, match.end()):
            lines.append(text[start : match.start()])
            start = match.start()
    lines.append(text[start:])
    pieces = [" ".join(line.split()) for line in lines if line.strip()]
    if pieces != [piece.strip() for piece in text.split("\n") if piece.strip()]:
        notes.repaired("text_dirty", text, "abilities run together or broken off: one a line")
    return "\n".join(pieces)


def _is_quoted(text: str, end: int) -> bool:
    """Whether an icon that ends there stands behind an opening quotation mark."""
    before = text[:end]
    opened = re.findall(r"(?<![A-Za-z0-9])'(?=[\s\[A-Za-z])", before)
    closed = re.findall(r"(?<=[A-Za-z0-9.!?])'(?![A-Za-z0-9])", before)
    return before.count('"') % 2 == 1 or len(opened) > len(closed)
