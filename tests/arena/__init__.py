"""Greedy against random over the starter decks: `make arena`."""
