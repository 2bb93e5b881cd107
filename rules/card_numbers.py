"""What card numbers of every game have in common: their key is the number without its separators, in capitals."""

import re
import unicodedata
from collections.abc import Callable, Iterable

USUAL_LENGTH = 60
SEPARATOR = re.compile(r"[^A-Z0-9]+")


def keys_of(text: str, looser: Callable[[str, str], Iterable[str]], longest: int = USUAL_LENGTH) -> tuple[str, ...]:
    """Return the keys that `text` may stand for, the most exact first; none where it is no card number.

    `looser(plain, key)` yields further keys out of the text in plain capitals and its own key.
    """
    if len(text) > longest:
        return ()
    plain = unicodedata.normalize("NFKC", text).upper()
    key = SEPARATOR.sub("", plain)
    if not any(character.isdigit() for character in key):
        return ()
    return tuple(dict.fromkeys([key, *looser(plain, key)]))
