"""Decks, their legality, lists and sharing."""
