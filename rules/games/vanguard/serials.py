"""Card numbers (2.16.2.1) as printed and as people paste them.

A number is `RELEASE/NUMBER`: `D-BT01/001`, with EN behind it in English print, `D-BT01/SP01EN` of a foil, `BT01/001`
and `V-BT01/001` of older series. Databases write `dbt01_001`. Its key is the number without
its separators, in capitals.
"""

import re
import unicodedata
from collections.abc import Iterator

from rules.card_numbers import SEPARATOR, keys_of

MAX_LENGTH = 80
ENGLISH = "EN"
# Marks that lists put behind the number of the card that a foil or another art is a parallel of.
FOILS = ("FFR", "SSP", "SECR", "SEC", "SCR", "SVR", "XVR", "VR", "WSP", "SP", "SR", "RRR", "RR", "ORR", "GR", "R")
# Databases that tell no card number; their importer numbers the cards below such a name.
NUMBERED_BY_DATABASES = frozenset({"CFA"})
_SERIES = re.compile(r"^(?P<series>DZ|D|V|G)?(?P<release>[A-Z]+)")
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def set_prefix(code: str) -> str:
    """Return the series of a card number: `D` of `D-BT01/001` and `DZ-BT01/001`, the release of the oldest (`BT`).

    Reprints within a series are one card for every rule, unlike in games with titles.
    """
    match = _SERIES.match(SEPARATOR.sub("", unicodedata.normalize("NFKC", code).upper()))
    if match is None:
        return code[:1]
    return "D" if match["series"] == "DZ" else match["series"] or match["release"]


def set_code(code: str) -> str:
    """Return the release of a card number: `D-BT01` of `D-BT01/001`."""
    return code.split("/", 1)[0]


def release_of(code: str) -> str | None:
    """Return the release printed in a card number, or None where a database numbers its cards on its own."""
    release = set_code(code)
    return None if release in NUMBERED_BY_DATABASES else release


def serial_keys(text: str) -> tuple[str, ...]:
    """Return the keys that `text` may stand for, the most exact first; none where it is no card number."""
    return keys_of(text, _looser, MAX_LENGTH)


def _looser(plain: str, key: str) -> Iterator[str]:
    """Yield further keys: the other language's, then without a foil's mark, without letters, with other zeros."""
    yield from _both_languages(key)
    bare = key.removesuffix(ENGLISH)
    for foil in FOILS:
        without = bare.removesuffix(foil).removesuffix(ENGLISH)
        if without != bare and without[-1:].isdigit():
            yield from _both_languages(without)
            break
    yield from _both_languages(bare.rstrip(_LETTERS))
    for padded in _padded(plain):
        yield from _both_languages(padded)


def _both_languages(key: str) -> Iterator[str]:
    bare = key.removesuffix(ENGLISH)
    if bare[-1:].isdigit():
        yield bare
        yield bare + ENGLISH


def _padded(plain: str) -> Iterator[str]:
    """Yield the number with the zeros that it is printed with: three digits, or two behind the letters of a foil."""
    parts = [part for part in SEPARATOR.split(plain) if part]
    match = re.fullmatch(r"(?P<foil>[A-Z]*)(?P<digits>\d{1,3})(?:EN)?[A-Z]*", parts[-1]) if len(parts) > 1 else None
    if match:
        for width in (3, 2):
            yield f"{''.join(parts[:-1])}{match['foil']}{int(match['digits']):0{width}}"
