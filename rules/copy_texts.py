"""Card text about deck construction: how many copies a card allows of itself, alone or with other names.

Read are sentences that stand on their own: "You can put up to six cards with the same card name as this card in your
deck", "You may have any number of cards named "A" in a deck", "up to 8 copies of this card", "... and cards named "A"
and "B" in your deck". A sentence with a condition before it, or inside quotation marks (an ability that something else
would be given), is not such a text.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from rules.bilingual import compared_name
from rules.folding import fold_name

# A deck is judged at every keystroke, mostly with the texts of the time before.
TEXTS_REMEMBERED = 4096

_NUMBER_WORDS = {
    "a": 1,
    "an": 1,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "thirteen": 13,
    "fourteen": 14,
    "fifteen": 15,
    "sixteen": 16,
    "seventeen": 17,
    "eighteen": 18,
    "nineteen": 19,
    "twenty": 20,
}

# Every gap has a bound: a long text of beginnings that lead nowhere must not hold up a verdict.
_SENTENCE = re.compile(
    r"you (?:can|may)(?: only)? (?:put|have|include|use) "
    r"(?P<amount>any number of|(?:up to|at most|a maximum of) (?P<limit>\d{1,4}|[a-z]+)(?: of)?) "
    r"(?:(?P<number>(?:cop(?:y|ies) of )?this card)|cards? with the same (?:card )?name as this card"
    r'|cards? named "(?P<named>.{1,300}?)")'
    r"(?: and (?P<others>cards? named .{1,400}?))?"
    r"(?: in total| combined)? in(?:to)? (?:your|a|the) (?:main )?deck\b",
    re.IGNORECASE,
)
_MENTION = re.compile(
    r"\b(?:can|may|must|cannot|can't) (?:only )?(?:put|have|include|use|contain|add)\b"
    r"[^.\d]{0,30}\d*[^.]{0,60}\b(?:same (?:card )?name as|cop(?:y|ies) of|number of|up to \w+(?: of)?) this card\b"
    r"[^.]{0,200}\bin(?:to)? (?:your|a|the) (?:main )?deck\b",
    re.IGNORECASE,
)
_TAG = re.compile(r"(?:\[CONT\]\s?:?|\bCONT)$", re.IGNORECASE)
_NAMED = re.compile(r"^cards? named ", re.IGNORECASE)
_BETWEEN_NAMES = re.compile(r'("\s*(?:,\s*and|,\s*or|,|and|or)\s*(?:cards? named\s*)?")', re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class CopyText:
    """How many copies a card's text allows (None: any number), counted together with the cards called `others`.

    They are copies of the card's own name, or of `named` where the text says that. `of_number` says that the text
    speaks of "this card" and not of a name: some books take that as the one card number.
    """

    limit: int | None
    others: tuple[str, ...] = ()
    named: str = ""
    of_number: bool = False


@lru_cache(maxsize=TEXTS_REMEMBERED)
def read_copy_texts(ability: str) -> tuple[CopyText, ...]:
    """Return what `ability` says about copies in the deck; empty where it says nothing that is understood."""
    text = fold_name(ability)
    found = []
    for match in _SENTENCE.finditer(text):
        limit = _limit(match)
        if limit != 0 and _starts_sentence(text, match.start()):
            others, named = _names(match["others"] or ""), compared_name(match["named"] or "")
            found.append(CopyText(limit, others, named, of_number=match["number"] is not None))
    return tuple(found)


@lru_cache(maxsize=TEXTS_REMEMBERED)
def is_unread(ability: str) -> bool:
    """Whether `ability` speaks of copies in the deck without being understood."""
    text = fold_name(ability)
    mentions = [match for match in _MENTION.finditer(text) if not _is_quoted(text, match.start())]
    return len(mentions) > len(read_copy_texts(ability))


def _limit(match: re.Match[str]) -> int | None:
    """Return the number, None for any number, 0 for a word that is no number."""
    return None if match["limit"] is None else number_said(match["limit"])


def number_said(written: str) -> int:
    """Return a number written in digits or as a word, 0 for what is no number."""
    return int(written) if written.isdecimal() else _NUMBER_WORDS.get(written.casefold(), 0)


def _is_quoted(text: str, position: int) -> bool:
    return text.count('"', 0, position) % 2 == 1


def _starts_sentence(text: str, position: int) -> bool:
    before = _TAG.sub("", text[:position].rstrip()).rstrip()
    return not _is_quoted(text, position) and (not before or before[-1] in '.)]】"')


def _names(others: str) -> tuple[str, ...]:
    """Split `cards named "A", "B" and "C"` into folded names; names may hold quotation marks themselves.

    A name holds its own marks in pairs, so a separator counts only where the marks before it are paired.
    """
    listed = _NAMED.sub("", others).strip()
    if not listed:
        return ()
    names, name = [], ""
    for piece in _BETWEEN_NAMES.split(listed.removeprefix('"').removesuffix('"')):
        if _BETWEEN_NAMES.fullmatch(piece) and name.count('"') % 2 == 0:
            names.append(name)
            name = ""
        else:
            name += piece
    return tuple(compared_name(one) for one in (*names, name))
