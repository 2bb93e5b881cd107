"""Single values as card files spell them, whatever the format."""

import re
import unicodedata

from cards.importing.records import Notes, Row, RowRefusedError

INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u2060\ufeff\x00-\x08\x0b-\x1f\x7f]")
_SPACE = re.compile(r"\s+")


def text_of(row: Row, key: str) -> str:
    """Return the text of a field; an absent one is empty."""
    value = row.get(key, "")
    if not isinstance(value, str):
        raise RowRefusedError(key, value, "must be a text")
    return value


def texts_of(row: Row, key: str) -> list[str]:
    """Return the list of texts of a field; an absent one is empty."""
    values = row.get(key, [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise RowRefusedError(key, values, "must be a list of texts")
    return values


def one_line(row: Row, key: str, notes: Notes) -> str:
    """Return a text without line breaks, invisible characters and doubled or outer space."""
    raw = text_of(row, key)
    clean = _SPACE.sub(" ", INVISIBLE.sub("", raw)).strip()
    if clean != raw:
        notes.repaired(key, raw, "line breaks, invisible characters or spare spaces taken out")
    return clean


def narrow(row: Row, key: str, notes: Notes) -> str:
    """Return a short code such as a rarity, with full-width characters made plain."""
    raw = text_of(row, key).strip()
    clean = unicodedata.normalize("NFKC", raw)
    if clean != raw:
        notes.repaired(key, raw, f"full-width characters made plain: {clean}")
    return clean
