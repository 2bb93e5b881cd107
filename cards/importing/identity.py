"""When two printings are the same card: a digest of everything the rules see, folded."""

import hashlib
import json
import re

from rules.folding import fold_name, fold_search
from rules.printed_card import PrintedCard

# A parenthesis of words that stands apart. "(1)" is a cost; one that touches a word, or closes a quoted name, belongs
# to a name.
_WORDS = r"\((?=[^()]*[a-z][^()]*\s)[^()]*\)"
_REMINDER = re.compile(rf"(?<!\w)(?:(?<!\w ){_WORDS}|{_WORDS}(?!\"))")
_SPACE = re.compile(r"\s+")


def identity_of(card: PrintedCard) -> str:
    """Return the digest that all printings of one card share, 64 hexadecimal digits.

    Where a text is broken into lines makes no difference; databases do that as they please.
    """
    face = [
        fold_name(card.name),
        sorted(card.numbers.items()),
        sorted((key, sorted(map(fold_search, values))) for key, values in card.words.items() if values),
        "".join(map(fold_ability, card.abilities)),
    ]
    return hashlib.sha256(json.dumps(face, ensure_ascii=False).encode()).hexdigest()


def fold_ability(text: str) -> str:
    """Return `text` with case, spacing, width and reminder texts (which have no effect, 2.12.3) set aside."""
    plain = fold_name(text).casefold()
    return _SPACE.sub("", _REMINDER.sub("", plain))
