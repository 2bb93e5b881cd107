"""From the bytes of a file to text: the encodings that list files really come in."""

import codecs

from decks.limits import LIST_BYTES
from decks.lists.lines import ListError

_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_NOT_IN_TEXT = frozenset(range(32)) - frozenset(b"\t\n\r\f\v")


def decode(data: bytes) -> str:
    """Return the text in `data`; raises ListError where it is empty, too large or no text.

    Tried are a byte order mark, UTF-16 without one, UTF-8, and Windows-1252, which every text can be read as.
    """
    if not data.strip():
        raise ListError("The list is empty.")
    if len(data) > LIST_BYTES:
        raise ListError(f"The list is larger than {LIST_BYTES // 1024} KB; a deck list needs far less.")
    for encoding in _candidates(data):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if not any(ord(character) in _NOT_IN_TEXT for character in text):
            return text
    raise ListError("This is not a text file: save the list as plain text (UTF-8).")


def _candidates(data: bytes) -> tuple[str, ...]:
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return (encoding,)
    if len(data) % 2 == 0 and _mostly_zero(data[1::2]):
        return ("utf-16-le",)
    if len(data) % 2 == 0 and _mostly_zero(data[0::2]):
        return ("utf-16-be",)
    return ("utf-8", "cp1252")


def _mostly_zero(half: bytes) -> bool:
    return half.count(0) * 2 > len(half)
