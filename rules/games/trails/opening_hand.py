"""The opening hand with the game's own exchange (603.1c, 603.1d)."""

from collections.abc import Sequence

from rules.engine.random_source import seeded
from rules.lab.frozen_deck import FrozenDeck

HAND_SIZE = 4
EXCHANGE = (
    "Tick what you would exchange: any number of cards go to the bottom of the deck, and you draw as many. "
    "You can exchange once; the deck is not shuffled."
)


def lacks(deck: FrozenDeck) -> str:
    """Return what keeps `deck` from being dealt from, or nothing: a hand and a whole exchange must be in it."""
    count = sum(copies.quantity for copies in deck.part())
    if count >= 2 * HAND_SIZE:
        return ""
    return (
        f"An opening hand is {HAND_SIZE} cards, and an exchange takes up to {HAND_SIZE} more; "
        f"this deck has {count} of {2 * HAND_SIZE}."
    )


def opening_hand(deck: FrozenDeck, seed: int, exchanged: Sequence[int]) -> list[str]:
    """Return the codes of the hand, the cards at `exchanged` (from 0) replaced by new ones at its end."""
    codes = deck.each()
    order = list(range(len(codes)))
    seeded(seed).shuffle(order)
    hand, rest = order[:HAND_SIZE], order[HAND_SIZE:]
    gone = {position for position in exchanged if 0 <= position < HAND_SIZE}
    kept = [card for position, card in enumerate(hand) if position not in gone]
    # 603.1d: to the bottom first, then as many from the top; what went down is drawn again only by a deck too small
    rest += [hand[position] for position in sorted(gone)]
    return [codes[card] for card in (*kept, *rest[: len(gone)])]
