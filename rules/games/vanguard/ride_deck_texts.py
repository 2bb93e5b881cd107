"""Card text that changes what a ride deck is made of (8.1.3).

Read are sentences that stand on their own: "You may put up to two orders into your ride deck.", "You may put an over
trigger in your ride deck instead of a ride deck crest." The kinds that are understood are cards with a trigger, units
(of a grade), orders, ride deck crests, and cards by name.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from rules.copy_texts import number_said
from rules.folding import fold_name
from rules.games.vanguard.cards import has_trigger, is_crest, is_order, is_unit
from rules.printed_card import PrintedCard

_KIND = r"(?:[a-z]+ triggers?|grade \d units?|units?|orders?|ride deck crests?|cards? named \"[^\"]{1,300}\")"
_SENTENCE = re.compile(
    r"^\s*(?:\[CONT\]|【CONT】)?\s*:?\s*you (?:can|may|must) (?:put|have|include|use|add) "
    rf"(?:(?P<amount>any number of|up to \w+|an?|\w+) )?(?P<kind>{_KIND}) in(?:to)? your ride deck"
    rf"(?: instead of (?:an?|the|one|your) (?P<instead>{_KIND}))?\s*(?:[.(]|$)",
    re.IGNORECASE,
)
_MENTION = re.compile(
    r"\b(?:can|may|must|cannot|can't|instead)\b[^.]{0,200}\b(?:in|into|of) (?:your|the|a) ride deck\b"
    r"|\bride deck\b[^.]{0,80}\b(?:construct|consist|contain|includ|made up)",
    re.IGNORECASE,
)
_IN_PLAY = re.compile(r"^\s*(?:\[|【)(?:AUTO|ACT)|^\s*(?:\[CONT\]|【CONT】)\s*\((?!.*deck construction)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many cards of a kind (None: any number) that a text lets into the ride deck, in the place of another kind."""

    kind: str
    limit: int | None
    instead: str = ""


@lru_cache(maxsize=4096)
def read_allowance(ability: str) -> Allowance | None:
    """Return what `ability` lets into the ride deck, or None where it says nothing that is understood."""
    match = _SENTENCE.match(fold_name(ability))
    if match is None:
        return None
    limit = _limit(match["amount"] or "one")
    return None if limit == 0 else Allowance(_singular(match["kind"]), limit, _singular(match["instead"] or ""))


@lru_cache(maxsize=4096)
def is_unread(ability: str) -> bool:
    """Whether `ability` speaks of building the ride deck without being understood."""
    text = fold_name(ability)
    return bool(_MENTION.search(text)) and not _IN_PLAY.match(text) and read_allowance(ability) is None


def is_of_kind(card: PrintedCard, kind: str) -> bool:
    """Whether `card` is what an allowance calls `kind`."""
    words = kind.split()
    if kind.startswith("card named"):
        return fold_name(card.name) == kind.split('"')[1]
    if words[-1] == "trigger":
        return has_trigger(card, words[0].casefold())
    if words[0] == "grade":
        return is_unit(card) and card.numbers.get("grade") == int(words[1])
    return {"unit": is_unit, "order": is_order, "ride deck crest": is_crest}[kind](card)


def _limit(amount: str) -> int | None:
    if amount.casefold() == "any number of":
        return None
    return number_said(amount.split()[-1])


def _singular(kind: str) -> str:
    """Return the kind in the words that `is_of_kind` knows: lower case, no plural; names stay as they are."""
    head, quote, name = kind.partition('"')
    return re.sub(r"s(?= |$)", "", head.casefold()) + quote + name
