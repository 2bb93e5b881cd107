"""Card numbers (213.1) as printed and as people paste them.

A number is `SET-NUMBER`: `NVL1-001`. Its key is the number without its separators, in capitals. Letters behind the
digits mark a rarity or another art of the number.
"""

import re
from collections.abc import Iterator

from rules.card_numbers import SEPARATOR, USUAL_LENGTH, keys_of

MAX_LENGTH = USUAL_LENGTH
_SPLIT = re.compile(r"(?P<set>.*[^A-Z0-9])(?P<digits>\d{1,4})[^A-Z0-9]*(?P<letters>[A-Z]*)")
_WIDTHS = (3, 2)


def set_prefix(code: str) -> str:
    """Return the part of a card number that names its set: `NVL1` of `NVL1-001`."""
    return code.rpartition("-")[0] or code


def serial_keys(text: str) -> tuple[str, ...]:
    """Return the keys that `text` may stand for, the most exact first; none where it is no card number."""
    return keys_of(text, _looser, MAX_LENGTH)


def _looser(plain: str, key: str) -> Iterator[str]:
    """Yield further keys: without the letters behind the digits, then with other zeros."""
    del key
    match = _SPLIT.fullmatch(plain)
    if match is None:
        return
    of_set = SEPARATOR.sub("", match["set"])
    yield of_set + match["digits"]
    for width in _WIDTHS:
        yield f"{of_set}{int(match['digits']):0{width}}{match['letters']}"
        yield f"{of_set}{int(match['digits']):0{width}}"
