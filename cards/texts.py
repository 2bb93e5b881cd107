"""The printed lines of cards that are abilities, and what their programs are kept by."""

import hashlib

from cards.models import Card
from rules.text.texts import is_ability


def text_hash(text: str) -> str:
    """Return the name of a printed text: SHA-256 in hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def abilities_of(card: Card) -> list[str]:
    """Return the printed lines that are abilities."""
    return [line for line in card.abilities() if is_ability(line)]
