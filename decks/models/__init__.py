"""Decks and their lines."""

from decks.models.deck import Deck, DeckEntry

__all__ = ["Deck", "DeckEntry"]
