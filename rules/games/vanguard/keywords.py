"""Abilities that limit how many cards a deck may hold: Sentinel, Regalis Piece, Ace Unit, Flag."""

import re
from functools import lru_cache

from rules.printed_card import PrintedCard


def has_keyword(card: PrintedCard, keyword: str) -> bool:
    """Whether the card has the ability, as a keyword of its data or at the beginning of one of its abilities."""
    return keyword in card.words.get("keyword", ()) or any(_begins_with(text, keyword) for text in card.abilities)


@lru_cache(maxsize=4096)
def _begins_with(ability: str, keyword: str) -> bool:
    """`[CONT]:Sentinel (You may only ...)`: the word, and nothing but a reminder behind it."""
    words = keyword.replace("-", r"[ -]")
    return (
        re.match(rf"\s*(?:[\[【]CONT[\]】])?\s*:?\s*[\[【]?{words}[\]】]?\s*(?:\(|$|\n|\[|\.)", ability, re.I)
        is not None
    )
