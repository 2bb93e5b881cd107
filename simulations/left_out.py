"""What is said of a saved deck before it is played."""

from django.utils import timezone

from decks.frozen import frozen_deck_of
from decks.models import Deck
from rules.lab.goldfish import not_played
from simulations.figures import LeftOut, to_be_left_out


def left_out_of(deck: Deck) -> LeftOut:
    """Return what is said of the cards that have an ability which is not understood."""
    spec = frozen_deck_of(deck, timezone.localdate())
    return to_be_left_out(not_played(spec), spec.count)
