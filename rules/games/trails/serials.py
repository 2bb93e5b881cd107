"""Card numbers (213.1) as printed and as people paste them.

A number is `SET-NUMBER`: `NVL1-001`. Its key is the number without its separators, in capitals. Letters behind the
digits mark a rarity or another art of the number.
"""

import re
import unicodedata
from collections.abc import Iterator

MAX_LENGTH = 60
_SEPARATOR = re.compile(r"[^A-Z0-9]+")
_SPLIT = re.compile(r"(?P<set>.*[^A-Z0-9])(?P<digits>\d{1,4})[^A-Z0-9]*(?P<letters>[A-Z]*)")
_WIDTHS = (3, 2)


def set_prefix(code: str) -> str:
    """Return the part of a card number that names its set: `NVL1` of `NVL1-001`."""
    return code.rpartition("-")[0] or code


def serial_keys(text: str) -> tuple[str, ...]:
    """Return the keys that `text` may stand for, the most exact first; none where it is no card number."""
    if len(text) > MAX_LENGTH:
        return ()
    plain = unicodedata.normalize("NFKC", text).upper()
    key = _SEPARATOR.sub("", plain)
    if not any(character.isdigit() for character in key):
        return ()
    return tuple(dict.fromkeys([key, *_looser(plain)]))


def _looser(plain: str) -> Iterator[str]:
    """Yield further keys: without the letters behind the digits, then with other zeros."""
    match = _SPLIT.fullmatch(plain)
    if match is None:
        return
    of_set = _SEPARATOR.sub("", match["set"])
    yield of_set + match["digits"]
    for width in _WIDTHS:
        yield f"{of_set}{int(match['digits']):0{width}}{match['letters']}"
        yield f"{of_set}{int(match['digits']):0{width}}"
