"""Foldings of text: what counts as the same card name, and what a search treats alike."""

import re
import unicodedata

_QUOTES = {"“": '"', "”": '"', "„": '"', "″": '"', "‘": "'", "’": "'", "′": "'", "`": "'"}
_SIGNS = _QUOTES | dict.fromkeys("‐‑‒–—―−", "-")
_STAR = re.compile(r"\s*\*\s*")
_SIGN = re.compile(f"[{''.join(_SIGNS)}]")


def fold_name(name: str) -> str:
    """Return the form in which two card names are compared for copy limits.

    Width, kinds of quotation mark and dash, and runs of space are folded; letter case, accents and signs such as
    ♪ or ? are kept, because they tell names apart.
    """
    plain = _SIGN.sub(lambda sign: _SIGNS[sign[0]], unicodedata.normalize("NFKC", name))
    return unicodedata.normalize("NFC", " ".join(plain.split()))


def fold_trait(trait: str) -> str:
    """Return the form in which two traits are compared: as names are, and spaces around a star do not count."""
    return _STAR.sub("*", fold_name(trait))


def fold_search(text: str) -> str:
    """Return the form in which text is searched: `fold_name`, and case, accents, hyphens and quotes set aside."""
    bare = unicodedata.normalize("NFKD", fold_name(text).casefold())
    if any(map(unicodedata.combining, bare)):
        bare = "".join(c for c in bare if not unicodedata.combining(c))
    return " ".join(bare.replace("-", " ").replace('"', "").replace("'", "").split())
