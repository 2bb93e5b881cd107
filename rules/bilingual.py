"""Names that a text gives in two languages, as in `with "Lantern(灯)" in its card name`, and which can be played.

Such a name means the cards with the one part in their English name and the other in their Japanese name
(Weiß Schwarz 2.1.2.1). Cards are known here by their English names alone. So the English part has to do, and it does
where a database never pairs either part with anything else, and has a card with the English part in its name.
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from enum import StrEnum
from typing import Final, NamedTuple

from rules.folding import fold_name

# Letters, and none of the signs that stand in English names too, such as the middle dot.
_LETTER: Final = re.compile("[\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff\uff66-\uff9d]")
_BRACKETS: Final = r"[(（]([^()（）\"“”]*)[)）]\s*"
_AT_THE_END: Final = re.compile(_BRACKETS + "$")
_BEFORE_A_MARK: Final = re.compile(_BRACKETS + '["”]')


class Pair(NamedTuple):
    """The two parts of a name, folded as names are."""

    english: str
    japanese: str


class Quoted(NamedTuple):
    """A name in two languages in a text, and where its quotation marks stand: from the first to behind the last."""

    pair: Pair
    at: int
    end: int


class Standing(StrEnum):
    """Whether the English part of a pair is enough to know which cards are meant."""

    KNOWN = "known"
    CONTRADICTED = "contradicted"  # one of the parts is paired with something else in another text
    NO_CARD = "no card"  # no card has the English part in its name


def compared_name(name: str) -> str:
    """Return a name in a text as names of cards are compared with it: folded, and without a Japanese part."""
    folded = fold_name(name)
    brackets = _AT_THE_END.search(folded)
    english = folded[: brackets.start()].rstrip() if brackets and _LETTER.search(brackets[1]) else ""
    return english or folded


def pairs_in(text: str) -> list[Quoted]:
    """Return the names in two languages that a text has, in its order; of one that stands twice both."""
    found = []
    for brackets in _BEFORE_A_MARK.finditer(text):
        at = max(text.rfind(mark, 0, brackets.start()) for mark in '"“')
        english, japanese = fold_name(text[at + 1 : brackets.start()]), fold_name(brackets[1])
        if at >= 0 and english and _LETTER.search(japanese):
            found.append(Quoted(Pair(english, japanese), at, brackets.end()))
    return found


def first_unknown(text: str, known: AbstractSet[Pair]) -> Quoted | None:
    """Return the first name in two languages of a text that is not known, if there is one."""
    return next((found for found in pairs_in(text) if found.pair not in known), None)


def standings(texts: Iterable[str], names: Iterable[str]) -> dict[Pair, Standing]:
    """Return the pairs of the texts of a database, and how each stands by these texts and the names of its cards."""
    pairs = {found.pair for text in texts for found in pairs_in(text)}
    english, japanese = defaultdict(set), defaultdict(set)
    for pair in pairs:
        english[pair.japanese].add(pair.english)
        japanese[pair.english].add(pair.japanese)
    every_name = "\n".join(map(fold_name, names))

    def standing(pair: Pair) -> Standing:
        if len(english[pair.japanese]) > 1 or len(japanese[pair.english]) > 1:
            return Standing.CONTRADICTED
        return Standing.KNOWN if has_words(every_name, pair.english) else Standing.NO_CARD

    return {pair: standing(pair) for pair in sorted(pairs)}


def known_among(found: dict[Pair, Standing]) -> frozenset[Pair]:
    """Return those of which the English part is enough."""
    return frozenset(pair for pair, one in found.items() if one is Standing.KNOWN)


def has_words(name: str, part: str) -> bool:
    """Return whether a name has a part of whole words (2.1.2.2), both folded; or one of many names, each a line."""
    at = name.find(part)
    while at >= 0:
        if not (_is_letter(name, at - 1) or _is_letter(name, at + len(part))):
            return True
        at = name.find(part, at + 1)
    return False


def _is_letter(name: str, at: int) -> bool:
    return 0 <= at < len(name) and (name[at].isalnum() or name[at] == "_")
