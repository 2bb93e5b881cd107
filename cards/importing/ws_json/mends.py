"""The mends of ability lines, in order: what is looked for, what it becomes, and what the report says."""

import re
import unicodedata

from cards.importing.mending import Mend
from rules.games.weiss_schwarz.validation import VOCABULARIES

_TAGS = ("AUTO", "CONT", "ACT", "COUNTER", "CLOCK", "REPLAY", "CXCOMBO", "REST", "STAND", "REVERSE")
_ICONS = tuple(icon.upper() for icon in VOCABULARIES["trigger"])
_MEANT = {
    **{word: word for word in (*_TAGS, *_ICONS)},
    "COME BACK": "COMEBACK",
    "REVERSED": "REVERSE",
    "STOCK": "POOL",
}
# Longer words first, so that STANDBY is not read as STAND.
_WORD = f"(?P<word>{'|'.join(sorted(_MEANT, key=len, reverse=True))})"
_KANA = "[\u3040-\u30ff]"
_WIDE = "[［］（）：＋＠Ａ-Ｚａ-ｚ０-９\u3000]|(?<=Bond)／"
_CONTROL = "\x00-\x08\x0b-\x1f\x7f"
_DEBRIS_AT_END = rf"(?<![^A-Za-z])([^A-Za-z{_CONTROL}]*)[{_CONTROL}][^A-Za-z]*$"


def _tag(match: re.Match[str]) -> str:
    return f"【{_MEANT[match['word'].upper()]}】"


def _plain(match: re.Match[str]) -> str:
    return unicodedata.normalize("NFKC", match[0])


def _as_tag(needs: str, pattern: str, reason: str) -> Mend:
    return Mend(needs, re.compile(pattern), _tag, reason)


def _as_text(needs: str, pattern: str, replacement: str, reason: str) -> Mend:
    return Mend(needs, re.compile(pattern), replacement, reason)


# A pattern begins where a run of spaces does, not at each space of it: that would take the square of its length.
_DEBRIS = (
    _as_text(
        "", rf"(?<![^A-Za-z])([^A-Za-z{_CONTROL}]*)[{_CONTROL}][^A-Za-z]*$", r"\1", "binary debris at the end cut off"
    ),
    _as_text("", f"[{_CONTROL}\u00ad\u200b-\u200f\u2060\ufeff]+", "", "invisible characters taken out"),
    _as_text("", rf"(?<!\s)\s*[{{｛][^{{}}｛｝]*{_KANA}[^{{}}｛｝]*[}}｝]\s*$", "", "a proof-reader's note taken out"),
    _as_text("【【", rf"(?<!\s)\s*【【[^】]*】[^】]*{_KANA}[^】]*】\s*$", "", "a proof-reader's note taken out"),
    Mend("", re.compile(_WIDE), _plain, "full-width characters made plain"),
    _as_text("【", "^[-－](?=【)", "", "a stray dash taken out"),
    _as_text(" -", r"(?<=level |.cost )-(?= or lower|[.)])", "0", "a dash that can only stand for 0"),
)
_FILE_NAME = "the file name of an icon read as the icon"
_PLACEHOLDER = "an icon's placeholder read as the icon"
_BARE = "a bare word read as the icon"
_TAG_MENDS = (
    _as_tag(".gif", rf"(?i)(?:\[\[)?\b{_WORD}\.gif(?:\]\])?", _FILE_NAME),
    _as_tag("@", rf"(?i)\b{_WORD}@", _PLACEHOLDER),
    _as_tag("@", rf"(?i)@{_WORD}\b", _PLACEHOLDER),
    _as_tag("【", rf"【(?=[A-Z]*[a-z ])(?i:{_WORD})】", "an icon written as everywhere else"),
    _as_tag("[", r"\[(?P<word>AUTO|CONT|ACT|COUNTER|REST|STAND|REVERSE)\]", "square brackets read as an icon's"),
    _as_tag("[R", r"(?<=\[)(?P<word>REST|Rest)(?= )", _BARE),
    _as_tag("", r"^(?P<word>AUTO|CONT|ACT)(?= )", _BARE),
    _as_tag("】COUNTER", r"(?<=】)(?P<word>COUNTER)(?= Backup)", _BARE),
    _as_tag("becomes R", r"(?<=becomes )(?P<word>REVERSE)\b", _BARE),
    _as_tag("as REST", r"(?<=position as )(?P<word>REST)\b", _BARE),
    _as_tag("REST this", r"(?<=[,)] )(?P<word>REST)(?= this card)", _BARE),
)
_MISMATCHED = "a bracket that is missing or of the wrong kind"
_BRACKETS = (
    _as_text("【ACT】", r"^(【ACT】) ?((?:\(\d\) )?【REST】[^\[\]]*\])", r"\1 [\2", _MISMATCHED),
    _as_text("{", r"\{([^{}\[\]]*\])", r"[\1", _MISMATCHED),
    _as_text("}", r"(\[[^\[\]{}]*)\}", r"\1]", _MISMATCHED),
    _as_text("{", r"\{([^{}()]*\))", r"(\1", _MISMATCHED),
    _as_text("([:", r"\(\[(?=:)", "(", _MISMATCHED),
    _as_text("[[", r"\[\[(?=[A-Z(])", "[", _MISMATCHED),
    _as_text("[ When", r"(\[[^\[\]]*)\[(?= When)", r"\1]", _MISMATCHED),
    _as_text("[(", r"\[(\(\d\)) (?=When|At the)", r"[\1] ", _MISMATCHED),
    _as_text("【REST】", r"(\[\(\d\) 【REST】 [^\[\]()]*)\)(?= [A-Z])", r"\1]", _MISMATCHED),
    _as_text("[【", r"\[(?=【(?:AUTO|CONT|ACT)】[^\"\]]*\]\")", '"', _MISMATCHED),
    _as_text("【", r"^(【[A-Z]+】) (?=When this card triggers[^(]*\)$)", r"(\1: ", _MISMATCHED),
    _as_text("''", r"''(?=【)", '"', "two single quotation marks made one double"),
)
_SPACING = "spaces set as everywhere else"
_SPACES = (
    _as_text("】", r"】(?=[A-Za-z0-9\[【])", "】 ", _SPACING),
    _as_text("【", r"(?<=[a-z])(?=【)", " ", _SPACING),
    _as_text("】 :", r"(?<=】) :", ":", _SPACING),
    _as_text("】:", r"(?<=】):(?=\S)", ": ", _SPACING),
    _as_text("( ", r"\( +(?=【)", "(", _SPACING),
    _as_text("?", r"(?<=[A-Za-z])\?(?=[a-z])", " ", "question marks that stand for spaces"),
    _as_text("  ", r" {2,}", " ", _SPACING),
    _as_text("", r"^\s+|(?<!\s)\s+$", "", _SPACING),
)
MENDS = (*_DEBRIS, *_TAG_MENDS, *_BRACKETS, *_SPACES)


def name_icon(icon: str) -> Mend:
    """Return the mend of a reminder that lost its icon, on a card that has only this one to remind of."""
    reminder = re.compile(r"\(: ?(?=When this card triggers|During this turn)")
    return Mend("(:", reminder, f"(【{icon}】: ", f"the lost icon put back: {icon}, the card's own")
