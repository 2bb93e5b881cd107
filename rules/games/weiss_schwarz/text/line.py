"""The pieces of a printed line: its icons, its keyword, its cost, and sentences; what only reminds is dropped."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from rules.text.reading import LOST_ICON, NOT_WHOLE, UNKNOWN_CONSTRUCT, TextError
from rules.text.tokens import GRANTED, NAME, Word, quoted_in, words_of

KINDS: Final = {"【AUTO】": "auto", "【CONT】": "cont", "【ACT】": "act"}
LOST_ICON_AT: Final = re.compile(
    r"\b(?:with|of|gets?|has|have|each) (?:a )?(?:@ )?(?=in (?:its|their|the) trigger icons?\b)"
    r"|\btrigger icon is ?(?=[,.])|\bthe trigger icon (?=\.)"
)
_REPLAY: Final = "【REPLAY】"
_ICONS: Final = re.compile(r"(?:【(?:AUTO|CONT|ACT|COUNTER|CXCOMBO|CLOCK)】 ?)*")
_KEYWORD: Final = re.compile(
    r"(Encore|Assist|Backup|Brainstorm|Bond|Change|Memory|Experience|Resonate|Accelerate|Alarm|Great Performance"
    r"|Shift|Fusion|Sunder)\b"
)
_LABELS: Final = re.compile(r"(?: (?:Alarm|Memory|Experience|Resonate|Accelerate)(?= [A-Z]))*")  # beside the first
_REMINDER: Final = re.compile(r"\s*\((?!\d+\))[^()]*(?:\([^()]*\)[^()]*)*\)")
_WHOLE: Final = (".", '."')  # what sentences end with, and hardly a name
# What some texts say, behind a word or anywhere, and what most texts say for it.
_USUAL: Final = {("this", "character"): "card", ("", "amongst"): "among", ("", "cx"): "climax"}
_A_SENTENCE: Final = re.compile(r"\.(?:\s|$)|^【")  # what a name has not
_COST: Final = re.compile(r"\[([^\[\]]*)\]")


class Piece(NamedTuple):
    """Some of a line, and where it stands in it."""

    text: str
    at: int


class Line(NamedTuple):
    """A printed line in pieces; a piece that is not there is empty."""

    icons: tuple[str, ...]
    keyword: str
    head: Piece  # between keyword and cost: what of a backup, a bond
    cost: Piece
    body: Piece


def line_of(text: str) -> Line:
    """Take a printed line apart; raises TextError."""
    without = without_reminders(text)
    if lost := LOST_ICON_AT.search(without):
        raise TextError(lost.end(), LOST_ICON)
    match = _ICONS.match(without)
    assert match is not None  # noqa: S101
    at = match.end()
    icons = tuple(re.findall(r"【[A-Z]+】", match[0]))
    found = _KEYWORD.match(without, at)
    keyword = found[1] if found else ""
    at = found.end() if found else at
    cost = _COST.search(without, at)
    if cost is None or (not found and without[at : cost.start()].strip()) or _is_quoted(without, cost.start()):
        labels = _LABELS.match(without, at) if found else None
        end = labels.end() if labels else at
        return Line(icons, keyword, Piece(without[at:end], at), Piece("", end), Piece(without[end:], end))
    return Line(
        icons,
        keyword,
        Piece(without[at : cost.start()], at),
        Piece(cost[1], cost.start(1)),
        Piece(without[cost.end() :], cost.end()),
    )


def replay_of(text: str) -> tuple[str, Piece]:
    """11.3.1.2: return a text without its replay command, and the replay effect; raises TextError.

    Where the text names the replay action (11.3.2) stands the icon, and nothing has changed its place.
    """
    main, icon, command = text.partition(f" {_REPLAY} ")
    if not icon:
        return text, Piece("", 0)
    start = len(main) + len(icon)
    said = main.lower()
    ends = [at for at, sign in enumerate(command) if at and sign == " " and f"{command[:at].lower()}." in said]
    if not ends:
        raise TextError(start, UNKNOWN_CONSTRUCT)
    action, effect = command[: ends[-1]], command[ends[-1] :]
    named = re.compile(f"{re.escape(action)}(?=\\.)", re.IGNORECASE)
    return named.sub(_REPLAY.ljust(len(action)), main), Piece(without_reminders(effect), start + len(action))


def _is_quoted(text: str, at: int) -> bool:
    return any(begin < at < end for begin, end in quoted_in(text))


def without_reminders(text: str) -> str:
    """Return the text with blanks for what stands in round brackets, but for those of names; raises TextError."""
    if text.count("(") != text.count(")"):
        raise TextError(_without_its_other(text), NOT_WHOLE)
    names = list(_names_with_brackets(text, 0)) if "(" in text else []

    def blank(match: re.Match[str]) -> str:
        is_of_a_name = any(begin < match.start() < end for begin, end in names)
        return match[0] if is_of_a_name else " " * len(match[0])

    return _REMINDER.sub(blank, text)


def _without_its_other(text: str) -> int:
    """Return where the first round bracket stands that has no other one."""
    opened: list[int] = []
    for at, sign in enumerate(text):
        if sign == "(":
            opened.append(at)
        elif sign == ")" and not opened:
            return at
        elif sign == ")":
            opened.pop()
    return opened[0]


def _names_with_brackets(text: str, start: int) -> Iterator[tuple[int, int]]:
    """Yield where quoted names with brackets begin and end; those in quoted texts among them."""
    try:
        quoted = quoted_in(text)
    except TextError:  # a mark of a reminder
        return
    for begin, end in quoted:
        inside = text[begin + 1 : end - 1]
        if "(" not in inside:
            continue
        if _A_SENTENCE.search(inside):
            yield from _names_with_brackets(inside, start + begin + 1)
        else:
            yield start + begin, start + end


def sentences_of(piece: Piece) -> list[list[Word]]:
    """Return the words of each sentence, without its full stop; a quoted text behind a full stop belongs before it."""
    sentences: list[list[Word]] = [[]]
    words = as_usual(words_of(piece.text, piece.at))
    for at, word in enumerate(words):
        is_last = at + 1 == len(words) or words[at + 1].kind in (NAME, GRANTED, ".") or word.value.endswith(_WHOLE)
        if word.kind == "." and sentences[-1]:
            sentences.append([])
        elif word.kind in (NAME, GRANTED) and not sentences[-1] and len(sentences) > 1 and is_last:
            sentences[-2].append(word._replace(kind=GRANTED))
        elif word.kind != ".":
            sentences[-1].append(word)
    return [_without_order(sentence) for sentence in sentences if sentence]


def as_usual(words: list[Word]) -> list[Word]:
    """Return words as most texts have them: "this card", not "this character"; no colon before a quoted text."""
    kinds = [word.kind for word in words] + [""]
    before = ["", *kinds]
    return [
        word._replace(kind=_USUAL.get((before[at], word.kind), _USUAL.get(("", word.kind), word.kind)))
        for at, word in enumerate(words)
        if not (word.kind == ":" and kinds[at + 1] == GRANTED)
    ]


def _without_order(sentence: list[Word]) -> list[Word]:
    """Drop "then" and "after that", which say of a sentence that it comes behind the one before it."""
    kinds = [word.kind for word in sentence[:3]]
    if kinds[:2] == ["then", ","]:
        return sentence[2:]
    return sentence[3:] if kinds == ["after", "that", ","] else sentence


def parts_of(sentence: list[Word]) -> list[list[Word]]:
    """Return the parts of a sentence, between its commas."""
    parts: list[list[Word]] = [[]]
    for word in sentence:
        if word.kind == ",":
            parts.append([])
        else:
            parts[-1].append(word)
    return [part for part in parts if part]
