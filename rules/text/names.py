"""Names of cards that texts speak of: whether a database has such cards, and which names are almost alike."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import cached_property
from itertools import islice
from typing import Final, NamedTuple

from rules.bilingual import compared_name, has_words
from rules.folding import fold_name, fold_search

MOST_ALIKE: Final = 2
LEAST_OF_A_PART: Final = 4  # letters; fewer are within words of many names
_ALMOST: Final = 0.85  # of SequenceMatcher
_SIGNS: Final = re.compile(r"\W+")


class Named(NamedTuple):
    """What a text calls cards: by their name in full, or by a part of it."""

    name: str
    is_part: bool = False


class Spoken(NamedTuple):
    """The names of a program: those by which it asks for cards, and those that it gives to cards."""

    asked: frozenset[Named]
    given: frozenset[str] = frozenset()


class CardNames:
    """The names of the cards of a database, those among them that texts give."""

    def __init__(self, names: Iterable[str]) -> None:
        self._folded = {fold_name(name) for name in names}

    def has(self, named: Named) -> bool:
        """Return whether a card is called so, as the engine compares names."""
        name = compared_name(named.name)
        return has_words(self._lines, name) if named.is_part else name in self._folded

    def alike(self, named: Named) -> list[str]:
        """Return the few names that may be meant: written otherwise, or with a slip of the pen."""
        name = _bare(compared_name(named.name))
        if named.is_part:
            within = (full for full, bare in self._bare.items() if name in bare)
            return sorted(islice(within, MOST_ALIKE)) if len(name) >= LEAST_OF_A_PART else []
        alike = [(SequenceMatcher(None, name, self._bare[one]).ratio(), one) for one in self._near(named.name, name)]
        return [one for ratio, one in sorted(alike, key=lambda pair: (-pair[0], pair[1])) if ratio >= _ALMOST][
            :MOST_ALIKE
        ]

    def _near(self, name: str, bare: str) -> set[str]:
        """Return the names with the same letters, and those that share half of the words."""
        words = set(fold_search(name).split())
        shared = Counter(one for word in words for one in self._by_word.get(word, ()))
        return {one for one, count in shared.items() if 2 * count >= len(words)} | self._by_bare.get(bare, set())

    @cached_property
    def _lines(self) -> str:
        return "\n".join(sorted(self._folded))

    @cached_property
    def _bare(self) -> dict[str, str]:
        return {name: _bare(name) for name in sorted(self._folded)}

    @cached_property
    def _by_bare(self) -> dict[str, set[str]]:
        found = defaultdict(set)
        for name, bare in self._bare.items():
            found[bare].add(name)
        return dict(found)

    @cached_property
    def _by_word(self) -> dict[str, set[str]]:
        found = defaultdict(set)
        for name in self._folded:
            for word in fold_search(name).split():
                found[word].add(name)
        return dict(found)


class Missing(NamedTuple):
    """A name that no card has: the cards whose texts speak of it, and the names that are almost alike."""

    named: Named
    cards: tuple[str, ...]
    alike: tuple[str, ...]


class NamesInTexts:
    """The names that the texts of a database speak of, with the cards that do."""

    def __init__(self) -> None:
        self._asked: dict[Named, set[str]] = defaultdict(set)
        self._given: set[str] = set()

    def add(self, card: str, spoken: Spoken) -> None:
        """Add the names in a text of the card of this number."""
        self._given |= spoken.given
        for named in spoken.asked:
            self._asked[named].add(card)

    @property
    def total(self) -> int:
        return len(self._asked)

    def missing(self, names: Iterable[str]) -> list[Missing]:
        """Return the names that no card has, where cards have these `names` and those that texts give."""
        known = CardNames([*names, *map(compared_name, self._given)])
        return [
            Missing(named, tuple(sorted(cards)), tuple(known.alike(named)))
            for named, cards in sorted(self._asked.items())
            if not known.has(named)
        ]


def _bare(name: str) -> str:
    return _SIGNS.sub("", fold_search(name))
