"""Lines of a ruler or geas that say numbers and requirements, read exactly (5-2c-1, 5-2b-2).

Read are the book's own words, one statement after another:

    Deck size: 50.                                  Life +2.
    Maximum factions for unit cards: 1.             Deck level cap becomes 80.
    Unit attribute requirement: {Beast or Dragon}.  No counter cap.
    Attribute requirement: {Machine} and no {Ghost}.

A line about deck construction that reads otherwise is `is_unread`, which a verdict says; all other lines are the
business of play.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from rules.folding import fold_name
from rules.games.gate_ruler.cards import DECK_TYPES, FIELDS, PARAMETERS

CardTypes = frozenset[str]

ANY_TYPE: CardTypes = frozenset(DECK_TYPES)
TEXTS_REMEMBERED = 1024


class Change(StrEnum):
    """What a statement does to a number: names it, adds to it, or lifts it."""

    SET = "set"
    ADD = "add"
    LIFT = "lift"


@dataclass(frozen=True, slots=True)
class NumberStatement:
    """A number of a ruler, for cards of `types`."""

    key: str
    change: Change
    amount: int = 0
    types: CardTypes = ANY_TYPE


@dataclass(frozen=True, slots=True)
class Clause:
    """One of `attributes` is wanted, or none of them where they are excluded."""

    attributes: tuple[str, ...]
    is_excluded: bool = False


@dataclass(frozen=True, slots=True)
class AttributeStatement:
    """What cards of `types` must all fulfil; no clause: nothing."""

    clauses: tuple[Clause, ...]
    types: CardTypes = ANY_TYPE


Statement = NumberStatement | AttributeStatement


@dataclass(frozen=True, slots=True)
class Reading:
    """What a line says, and whether it says more about deck construction than is understood."""

    statements: tuple[Statement, ...]
    is_unread: bool


# 5-2b-2: a geas changes these too.
_VALUES = ("life", "atk", "stk")
_SPELLINGS = {
    "counter (cnt) cap": "countercap",
    "cnt cap": "countercap",
    "maximum copies of a card": "maxcopies",
    "hand size": "hand",
    "hand": "hand",
    **{field.title.casefold(): field.key for field in FIELDS if field in PARAMETERS or field.key in _VALUES},
}
_TITLE = "|".join(sorted(map(re.escape, _SPELLINGS), key=len, reverse=True))
_NUMBER = re.compile(
    rf"(?P<title>{_TITLE})(?: for (?P<types>[a-z, -]{{1,60}}))?"
    r"(?:(?::| is| becomes) (?P<value>\d{1,4}|none|no limit)| (?P<amount>[+-]\d{1,4}))",
    re.IGNORECASE,
)
_LIFTED = re.compile(rf"no (?P<title>{_TITLE})(?: for (?P<types>[a-z, -]{{1,60}}))?", re.IGNORECASE)
_ATTRIBUTES = re.compile(
    r"(?:(?P<before>[a-z-]{1,20}) )?attribute requirement(?: for (?P<types>[a-z, -]{1,60}))?"
    r"(?::| is| becomes) (?P<wanted>.{1,200})",
    re.IGNORECASE,
)
_CLAUSE = re.compile(r"(?P<no>no )?(?P<braces>\{[^{}]+\}(?: or \{[^{}]+\})*)", re.IGNORECASE)
_TYPE = re.compile(rf"(?P<non>non-)?(?P<type>{'|'.join(DECK_TYPES)})s?")
# A stop between statements; one inside of braces belongs to an attribute's name.
_STOP = re.compile(r"[.;](?=\s|$)(?![^{]*\})")
# 2-13d: a reminder is no part of the text. "(CNT)" has no space and belongs to a name.
_REMINDER = re.compile(r"\([^()]*\s[^()]*\)")
_PREFIX = re.compile(r"^deck construction:\s*", re.IGNORECASE)
_ABOUT_CONSTRUCTION = re.compile(
    r"\bdeck construction\b|\bconstruct(?:ing)? (?:your|a) deck\b|\bdeck size\b|\bmaximum (?:factions|copies)\b"
    r"|\battribute requirement\b|\blegendary card cap\b|\bdeck level cap\b|\b(?:counter|cnt)\)? cap\b"
    r"|\byour deck (?:must|can|cannot|may|contains?|consists?|has)\b"
    r"|\b(?:must|can|cannot|can't|may)(?: only)? (?:have|include|use)\b[^.]{0,80}\bin your deck\b",
    re.IGNORECASE,
)


@lru_cache(maxsize=TEXTS_REMEMBERED)
def read_line(line: str) -> Reading:
    """Return what a line of a ruler or geas says of numbers and requirements."""
    text = _REMINDER.sub("", fold_name(line)).strip().removeprefix("■").strip()
    is_declared = _PREFIX.match(text) is not None
    statements: list[Statement] = []
    is_unread = False
    for part in filter(None, map(str.strip, _STOP.split(_PREFIX.sub("", text)))):
        statement = _number(part) or _lifted(part) or _attributes(part)
        if statement is not None:
            statements.append(statement)
        elif is_declared or speaks_of_construction(part):
            is_unread = True
    return Reading(tuple(statements), is_unread)


def speaks_of_construction(text: str) -> bool:
    """Whether `text` is about what a deck may hold."""
    return _ABOUT_CONSTRUCTION.search(text) is not None


def _number(part: str) -> NumberStatement | None:
    match = _NUMBER.fullmatch(part)
    if match is None:
        return None
    if match["amount"]:
        return _of_types(match, Change.ADD, int(match["amount"]))
    value = match["value"]
    return _of_types(match, Change.SET, int(value)) if value.isdecimal() else _of_types(match, Change.LIFT)


def _lifted(part: str) -> NumberStatement | None:
    match = _LIFTED.fullmatch(part)
    return None if match is None else _of_types(match, Change.LIFT)


def _of_types(match: re.Match[str], change: Change, amount: int = 0) -> NumberStatement | None:
    """5-2c-1b-1: of the numbers only the factions differ by card type."""
    key = _SPELLINGS[match["title"].casefold()]
    types = read_types(match["types"])
    if types is None or (types != ANY_TYPE and key != "maxfactions"):
        return None
    return NumberStatement(key, change, amount, types)


def _attributes(part: str) -> AttributeStatement | None:
    match = _ATTRIBUTES.fullmatch(part)
    if match is None or (match["before"] and match["types"]):
        return None
    types = read_types(match["before"] or match["types"])
    clauses = _clauses(match["wanted"])
    return None if types is None or clauses is None else AttributeStatement(clauses, types)


def _clauses(wanted: str) -> tuple[Clause, ...] | None:
    """Read `{A or B} and no {C}`, or `none`; None where that is not understood."""
    if wanted.casefold() == "none":
        return ()
    matches = [_CLAUSE.fullmatch(part) for part in re.split(r" and (?=no \{|\{)", wanted)]
    if not all(matches):
        return None
    return tuple(Clause(_names(match["braces"]), match["no"] is not None) for match in matches if match)


def _names(braces: str) -> tuple[str, ...]:
    """2-5d-1: `{A or B}` is either attribute or both."""
    return tuple(name.strip() for group in re.findall(r"\{([^{}]+)\}", braces) for name in group.split(" or "))


def read_types(words: str | None) -> CardTypes | None:
    """Return the card types that `unit cards`, `non-unit` or `event and field cards` mean; None for anything else."""
    if words is None:
        return ANY_TYPE
    named = re.sub(r" cards?$", "", words.strip().casefold())
    found = [_TYPE.fullmatch(word) for word in re.split(r",\s*(?:and )?| and ", named)]
    if not all(found):
        return None
    matches = [match for match in found if match]
    types = frozenset(match["type"] for match in matches)
    without = [match["non"] is not None for match in matches]
    if all(without):
        return ANY_TYPE - types
    return None if any(without) else types
