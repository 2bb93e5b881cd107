"""The opening hand with the game's own exchange (5.2.2, 5.2.5)."""

from collections.abc import Sequence

from rules.copies import counted
from rules.engine.random_source import seeded
from rules.games.vanguard.cards import has_trigger
from rules.games.vanguard_2014.construction import DECK_SIZE
from rules.lab.frozen_deck import Copies, FrozenDeck

HAND = 5
EXCHANGE = (
    "Tick what you would shuffle back into your deck. You can do so once, and draw as many cards after that: "
    "a card that you put back can come again."
)


def lacks(deck: FrozenDeck) -> str:
    """Return what keeps `deck` from being dealt from: fifty cards, one of them a first vanguard."""
    if deck.count != DECK_SIZE:
        return f"An opening hand is dealt from {DECK_SIZE} cards; this deck has {counted(deck.count)}."
    return "" if _beginners(deck) else "The deck has no grade 0 card to begin with (5.2.2)."


def opening_hand(deck: FrozenDeck, seed: int, exchanged: Sequence[int]) -> list[str]:
    """Return the codes of the hand, the cards at `exchanged` (from 0) replaced by new ones at its end."""
    codes = deck.each()
    codes.remove(_beginners(deck)[0].code)
    chance = seeded(seed)
    order = list(range(len(codes)))
    chance.shuffle(order)
    hand, rest = order[:HAND], order[HAND:]
    kept = [card for position, card in enumerate(hand) if position not in exchanged]
    if len(kept) < len(hand):  # who puts nothing back does not shuffle
        rest += [card for card in hand if card not in kept]
        chance.shuffle(rest)
    return [codes[card] for card in (*kept, *rest[: len(hand) - len(kept)])]


def _beginners(deck: FrozenDeck) -> list[Copies]:
    """Return the grade 0 cards that can be the first vanguard, those that are no triggers first: players keep these."""
    lines = [line for line in deck.part() if line.card.numbers.get("grade") == 0]
    return sorted(lines, key=lambda line: has_trigger(line.card))
