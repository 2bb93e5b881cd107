"""Words that are misspelt: where it can be one word only that stands in most card texts."""

import re
from functools import lru_cache
from typing import Final

from cards.importing.mending import Mend

# Long enough that nothing else is a letter away from them.
_WORDS: Final = frozenset(
    {
        *("ability", "beginning", "character", "characters", "different", "following", "multiplied", "opponent"),
        *("original", "position", "positions", "previous", "separate", "shuffle", "waiting"),
    }
)
_SHORT: Final = {
    "chooase": "choose",
    "getes": "gets",
    "phrase": "phase",
    "seach": "search",
    "thte": "the",
    "tihs": "this",
    "unitl": "until",
    "opponents": "opponent's",
}
_SHORTEST: Final = 7
_NAME_OR_WORD: Final = re.compile(r'"(?!【)[^"]*"|\b(?!opponents[\'’])[a-z]+\b')


def _respelt(match: "re.Match[str]") -> str:
    word = match[0]
    return word if word.startswith('"') else meant(word)


@lru_cache(maxsize=10_000)
def meant(word: str) -> str:
    """Return the word that was meant, or the same if it may be another one."""
    if word in _SHORT:
        return _SHORT[word]
    if len(word) < _SHORTEST or word in _WORDS or word.removesuffix("s") in _WORDS or word.removesuffix("d") in _WORDS:
        return word
    near = [one for one in _WORDS if is_a_letter_away(word, one)]
    return near[0] if len(near) == 1 else word


def is_a_letter_away(word: str, other: str) -> bool:
    """Whether one letter more, less or otherwise, or two in the other order, makes `word` the other."""
    both = zip(word, other, strict=False)
    begin = next((at for at, pair in enumerate(both) if pair[0] != pair[1]), min(len(word), len(other)))
    ends = word[begin:], other[begin:]
    return any(ends[0][skipped:] == ends[1][missing:] for skipped, missing in ((1, 0), (0, 1), (1, 1))) or (
        ends[0][:2] == ends[1][1::-1] and ends[0][2:] == ends[1][2:]
    )


SPELLING: Final = Mend("", _NAME_OR_WORD, _respelt, "a misspelt word as everywhere else")
