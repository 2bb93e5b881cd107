"""Card numbers (2.14) as printed and as people paste them.

A number is `PREFIX/RELEASE-NUMBER`: `ABC/W01-E001`, `ABC/S01-TE05` of a trial deck, `ABC/S01-PE02` of a promotion. The
Japanese print has no E; letters after the digits are another art or text of the number, or name a foil. Its key is the
number without its separators, in capitals: no two printed numbers share one.
"""

import re
from collections.abc import Iterator

from rules.card_numbers import SEPARATOR, USUAL_LENGTH, keys_of

MAX_LENGTH = USUAL_LENGTH
# Marks of foils that lists put after the number of the card they are a parallel of.
FOILS = ("SSP", "SP", "SEC", "SR", "RRR", "RR", "OFR", "SBR", "XR", "MR", "R")
# What the number ends in, where nothing separates it from the release: two or three digits and what may surround them.
_TAILS = tuple(re.compile(rf"(?P<head>.*\d)(?P<tail>[TPA]?E?\d{{{digits}}}[A-Z]{{0,4}})") for digits in (3, 2))
_TAIL = re.compile(r"(?P<kind>[TPA]?)(?P<english>E?)(?P<digits>\d{1,3})(?P<letters>[A-Z]*)")


def set_prefix(code: str) -> str:
    """Return the part of a card number that names its title: `ABC` of `ABC/W01-E001`."""
    return code.split("/", 1)[0]


def serial_keys(text: str) -> tuple[str, ...]:
    """Return the keys that `text` may stand for, the most exact first; none where it is no card number."""
    return keys_of(text, _looser, MAX_LENGTH)


def _looser(plain: str, key: str) -> Iterator[str]:
    """Yield further keys: the other language's, then without a foil's mark, without letters, with other zeros."""
    splits = list(_split(plain, key))
    for head, tail in splits:
        yield head + _other_language(tail)
    for head, tail in splits:
        for foil in FOILS:
            if tail.endswith(foil) and tail != foil:
                yield from _both_languages(head, tail.removesuffix(foil))
                break
    for head, tail in splits:
        yield from _both_languages(head, tail.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    for head, tail in splits:
        for width in (2, 3):
            yield from _both_languages(head, _padded(tail, width))


def _split(plain: str, key: str) -> Iterator[tuple[str, str]]:
    """Yield (release, number) as the text separates them, or else as it may be read."""
    parts = [part for part in SEPARATOR.split(plain) if part]
    if len(parts) > 2 and parts[-1] in FOILS:
        parts[-2:] = ["".join(parts[-2:])]
    if len(parts) > 1 and _TAIL.fullmatch(parts[-1]):
        yield "".join(parts[:-1]), parts[-1]
        return
    for pattern in _TAILS:
        if match := pattern.fullmatch(key):
            yield match["head"], match["tail"]
            if match["tail"][0].isalpha():
                return


def _both_languages(head: str, tail: str) -> Iterator[str]:
    yield head + tail
    yield head + _other_language(tail)


def _other_language(tail: str) -> str:
    """Return the number with the E of the English edition taken out or put in."""
    match = _TAIL.fullmatch(tail)
    if match is None:
        return tail
    english = "" if match["english"] else "E"
    return f"{match['kind']}{english}{match['digits']}{match['letters']}"


def _padded(tail: str, width: int) -> str:
    match = _TAIL.fullmatch(tail)
    if match is None:
        return tail
    return f"{match['kind']}{match['english']}{int(match['digits']):0{width}}"
