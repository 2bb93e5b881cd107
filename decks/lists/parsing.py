"""Reads a text list line by line: quantity, card number, name. No card is looked for here."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from decks.limits import COPIES_PER_LINE, LIST_BYTES, LIST_LINE_LENGTH, LIST_LINES
from decks.lists.figures import CODE, from_row, is_figures
from decks.lists.headings import heading_section, is_remark
from decks.lists.lines import ListError, ListLine, miscounted

_TIMES = "xX×✕✖*枚"
_BULLET = re.compile(r"^[-*•·–]\s+")
_COMMENT_BEHIND = re.compile(r"\s//(?:\s.*)?$")
_QUANTITY_FIRST = (
    re.compile(rf"^(?P<quantity>\d+)\s*[{_TIMES}]\s+(?P<rest>.+)$"),
    re.compile(r"^(?P<quantity>\d+)[x×✕✖](?P<rest>\S.*)$"),
    re.compile(r"^(?P<quantity>\d+)\s*[.,;:]?\s+(?P<rest>.+)$"),
    re.compile(rf"^[{_TIMES}](?P<quantity>\d+)\s+(?P<rest>.+)$"),
    re.compile(r"^[(\[](?P<quantity>\d+)[)\]]\s+(?P<rest>.+)$"),
)
_QUANTITY_LAST = (
    re.compile(rf"^(?P<rest>.+?)\s+[{_TIMES}]\s*(?P<quantity>\d+)$"),
    re.compile(r"^(?P<rest>.+?)\s*[×✕✖*]\s*(?P<quantity>\d+)$"),
    re.compile(rf"^(?P<rest>[^\s,;:]+/[^\s,;:]+)[\s,;:]+(?P<quantity>\d+)[{_TIMES}]?$"),
    re.compile(
        r"^(?P<rest>(?=\S*\d)[^\s,;:(\[]+/[^\s,;:(\[]+)[\s,;:]*"
        rf"[(\[]\s*[{_TIMES}]?\s*(?P<quantity>\d+)\s*[{_TIMES}]?\s*[)\]]$"
    ),
)
_NUMBER_ONLY = re.compile(rf"^[{_TIMES}]?\s*\d+\s*[{_TIMES}]?$")
_STRICT_CODE = re.compile(rf"(?<![\w/-]){CODE}(?![\w/])")
_LOOSE_CODE = re.compile(r"^(?=\S*\d)[A-Za-z0-9]+(?:[-_/][A-Za-z0-9+]+)+(?=[\s,;:]|$)")
_INVISIBLE = dict.fromkeys({*range(32), 127, *map(ord, "\ufeff\u200b\u200c\u200d\u2060\u00ad")} - {ord("\t")})
_DASHES_IN_CODES = str.maketrans(dict.fromkeys("‐‑‒–—―−", "-"))
_SEPARATORS = re.compile(r"^[-–—|,;:]+(?:\s+|$)|(?:^|\s+)[-–—|,;:]+$")


def parse_text(text: str) -> tuple[ListLine, ...]:
    """Return the lines of a list that speak of cards, each read or with its `problem`, without headings and comments.

    Raises ListError where the list as a whole is too long.
    """
    encoded = text.encode("utf-8", "replace")
    if len(encoded) > LIST_BYTES:
        raise ListError(f"The list is larger than {LIST_BYTES // 1024} KB; a deck list needs far less.")
    lines = encoded.decode().splitlines()
    if len(lines) > LIST_LINES:
        raise ListError(f"The list has {len(lines)} lines; at most {LIST_LINES} can be read.")
    return tuple(_parse_lines(lines))


def _parse_lines(lines: list[str]) -> Iterator[ListLine]:
    section = ""
    for number, raw in enumerate(lines, start=1):
        text = raw.translate(_INVISIBLE).strip()
        if not text or text.startswith("//"):
            continue
        if len(text) > LIST_LINE_LENGTH:
            problem = f"longer than {LIST_LINE_LENGTH} characters"
            yield ListLine(number, f"{text[:LIST_LINE_LENGTH]}…", section=section, problem=problem)
            continue
        line = _parse_line(number, text, section)
        if isinstance(line, ListLine):
            yield line
        elif line is not None:
            section = line or section


def _parse_line(number: int, text: str, section: str) -> ListLine | str | None:
    """Return the line, the section that a heading opens, or None for a line that is only a remark."""
    plain = from_row(_BULLET.sub("", _plain(text)))
    quantity, rest = _take_quantity(plain)
    if quantity is None:
        opened = heading_section(rest)
        if opened is not None and not _STRICT_CODE.search(rest):
            return opened
        if text.startswith("#") or is_remark(rest):
            return None
    card = _take_code(rest)
    problem = _problem(quantity, rest, card)
    if problem:
        return ListLine(number, text, section=section, problem=problem)
    copies = 1 if quantity is None else quantity
    return ListLine(number, text, copies, card.code, card.name, section, counted=quantity is not None)


def _plain(text: str) -> str:
    """Fold width and space, and drop a comment behind the card."""
    plain = " ".join(unicodedata.normalize("NFKC", text).split())
    return _COMMENT_BEHIND.sub("", plain).strip()


def _take_quantity(plain: str) -> tuple[int | None, str]:
    """Return the quantity that the line states, if any, and the rest."""
    for pattern in (*_QUANTITY_FIRST, *_QUANTITY_LAST):
        match = pattern.match(plain)
        if match:
            # int() of a number with thousands of digits is refused by Python; any that long is too large anyway.
            return int(match["quantity"][:9]), match["rest"].strip()
    return None, plain


def _problem(quantity: int | None, rest: str, card: "_Card") -> str:
    if quantity is not None and not 1 <= quantity <= COPIES_PER_LINE:
        return f"{quantity} copies: a line holds 1 to {COPIES_PER_LINE}"
    if _NUMBER_ONLY.match(rest):
        return "a number without a card"
    if is_figures(card.before) or (quantity is None and is_figures(card.after)):
        return miscounted(card.code)
    return ""


@dataclass(frozen=True, slots=True)
class _Card:
    code: str
    name: str
    before: str = ""
    after: str = ""


def _take_code(rest: str) -> _Card:
    """Return the card number in `rest`, the name beside it and what stands on either side.

    A number of the usual shape (`ABC/W01-E001`) is found anywhere; other shapes only at the beginning, since a name
    may hold a word like `5th-grade`.
    """
    straight = rest.translate(_DASHES_IN_CODES)
    match = _STRICT_CODE.search(straight) or _LOOSE_CODE.search(straight)
    if not match:
        return _Card("", rest)
    before, after = rest[: match.start()].rstrip("([ "), rest[match.end() :].lstrip(")] ")
    return _Card(match[0], _SEPARATORS.sub("", f"{before} {after}".strip()), before, after)
