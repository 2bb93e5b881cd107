"""Card numbers (2-16a) as printed and as people paste them.

A number is `SET-NUMBER`: `CLM-014`, or `CLM01-014` where a set has parts; letters behind the digits are a rarity or a
parallel of the same number. Its key is the number without its separators, in capitals.
"""

import re
from collections.abc import Iterator

from rules.card_numbers import SEPARATOR, USUAL_LENGTH, keys_of

MAX_LENGTH = USUAL_LENGTH
_PRINTED = re.compile(r"(?P<head>.*[A-Z].*?)[^A-Z0-9]+(?P<digits>\d{1,4})(?:[^A-Z0-9]*(?P<letters>[A-Z]{1,4}\+?))?\W*")
_RUN_TOGETHER = re.compile(r"(?P<head>[A-Z0-9]*[A-Z](?:\d{2})?)(?P<digits>\d{3})(?P<letters>[A-Z]{0,4})")


def set_prefix(code: str) -> str:
    """Return the part of a card number that names its set: `CLM01` of `CLM01-014`."""
    return code.split("-", 1)[0]


def serial_keys(text: str) -> tuple[str, ...]:
    """Return the keys that `text` may stand for, the most exact first; none where it is no card number."""
    return keys_of(text, _looser, MAX_LENGTH)


def _looser(plain: str, key: str) -> Iterator[str]:
    """Yield further keys: without letters at the end, then with other zeros in front of the digits."""
    match = _PRINTED.fullmatch(plain.strip()) or _RUN_TOGETHER.fullmatch(key)
    if match is None:
        return
    head = SEPARATOR.sub("", match["head"])
    yield head + match["digits"]
    for width in (3, 2):
        yield f"{head}{int(match['digits']):0{width}}"
