"""The opening hand: as many cards as the set-up of the ruler deals (5-3b). The book knows no exchange of its own."""

from collections.abc import Sequence

from rules.engine.random_source import seeded
from rules.games.gate_ruler.rulers import GEAS, MAIN, RULER, Terms, terms_of
from rules.lab.frozen_deck import FrozenDeck
from rules.printed_card import PrintedCard

EXCHANGE = ""


def lacks(deck: FrozenDeck) -> str:
    """Return what keeps `deck` from being dealt from, or nothing."""
    terms = _terms(deck)
    if terms is None:
        return "The ruler deals the opening hand, and this deck does not have exactly one ruler."
    hand = terms.numbers.get("hand")
    if hand is None:
        return f"The data of “{terms.ruler}” does not say how many cards its set-up deals."
    if hand == 0:
        return f"“{terms.ruler}” begins without a hand: no card is dealt."
    count, wanted = sum(copies.quantity for copies in deck.part(MAIN)), terms.numbers.get("decksize", hand)
    if count != wanted and (count < hand or "decksize" in terms.numbers):
        return f"For “{terms.ruler}” an opening hand is dealt from {wanted} cards; this deck has {count}."
    return ""


def opening_hand(deck: FrozenDeck, seed: int, exchanged: Sequence[int]) -> list[str]:
    """Return the codes of the hand; `exchanged` changes nothing, since there is no exchange."""
    del exchanged
    terms = _terms(deck)
    size = terms.numbers.get("hand", 0) if terms is not None else 0
    codes = deck.each(MAIN)
    order = list(range(len(codes)))
    seeded(seed).shuffle(order)  # 5-3a
    return [codes[position] for position in order[:size]]


def _terms(deck: FrozenDeck) -> Terms | None:
    return terms_of(_each(deck, RULER), _each(deck, GEAS))


def _each(deck: FrozenDeck, section: str) -> list[PrintedCard]:
    return [copies.card for copies in deck.part(section) for _ in range(copies.quantity)]
