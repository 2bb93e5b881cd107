"""Foldings of text: what counts as the same card name, and what a search treats alike."""

import re
import unicodedata

_QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"', "″": '"', "‘": "'", "’": "'", "′": "'", "`": "'"})
_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―−", "-"))
_SPACE = re.compile(r"\s+")


def fold_name(name: str) -> str:
    """Return the form in which two card names are compared for copy limits.

    Width, kinds of quotation mark and dash, and runs of space are folded; letter case, accents and signs such as
    ♪ or ? are kept, because they tell names apart.
    """
    plain = unicodedata.normalize("NFKC", name).translate(_QUOTES).translate(_DASHES)
    return unicodedata.normalize("NFC", _SPACE.sub(" ", plain).strip())


def fold_search(text: str) -> str:
    """Return the form in which text is searched: `fold_name`, and case, accents, hyphens and quotes set aside."""
    decomposed = unicodedata.normalize("NFKD", fold_name(text).casefold())
    bare = "".join(c for c in decomposed if not unicodedata.combining(c))
    return _SPACE.sub(" ", bare.replace("-", " ").replace('"', "").replace("'", "")).strip()
