"""The opening hand with the game's own exchange (8.2.1.2, 8.2.1.8)."""

from collections.abc import Sequence

from rules.copies import counted
from rules.engine.random_source import seeded
from rules.games.vanguard.cards import has_trigger, is_unit
from rules.games.vanguard.construction import MAIN, MAIN_DECK_SIZE
from rules.games.vanguard.ride_deck import RIDE
from rules.lab.frozen_deck import Copies, FrozenDeck

HAND = 5
EXCHANGE = (
    "Tick what you would put on the bottom of your deck. You can do so once, and draw as many cards; the deck is "
    "shuffled after that, so nothing you put back comes at once."
)


def lacks(deck: FrozenDeck) -> str:
    """Return what keeps `deck` from being dealt from: a whole main deck, and a first vanguard."""
    main, ride = (sum(line.quantity for line in deck.part(section)) for section in (MAIN, RIDE))
    if main not in (MAIN_DECK_SIZE, MAIN_DECK_SIZE - ride):
        return (
            f"An opening hand is dealt from a main deck of {MAIN_DECK_SIZE} cards, or as many fewer as the ride deck "
            f"has; this main deck has {counted(main)}."
        )
    if not _beginners(deck):
        return f"The {'ride' if ride else 'main'} deck has no grade 0 unit to begin with (8.2.1.2)."
    return ""


def opening_hand(deck: FrozenDeck, seed: int, exchanged: Sequence[int]) -> list[str]:
    """Return the codes of the hand, the cards at `exchanged` (from 0) replaced by new ones at its end."""
    codes = deck.each(MAIN)
    if not deck.part(RIDE):
        codes.remove(_beginners(deck)[0].code)
    order = list(range(len(codes)))
    seeded(seed).shuffle(order)
    hand, rest = order[:HAND], order[HAND:]
    returned = sorted(set(exchanged))
    # What is returned lies below all that is drawn; the shuffle after it (8.2.1.8) does not touch the hand.
    kept = [card for position, card in enumerate(hand) if position not in returned]
    return [codes[card] for card in (*kept, *rest[: len(hand) - len(kept)])]


def _beginners(deck: FrozenDeck) -> list[Copies]:
    """Return the grade 0 units that can be the first vanguard, those that are no triggers first: players keep these."""
    lines = [x for x in deck.part(RIDE) or deck.part(MAIN) if is_unit(x.card) and x.card.numbers.get("grade") == 0]
    return sorted(lines, key=lambda line: has_trigger(line.card))
