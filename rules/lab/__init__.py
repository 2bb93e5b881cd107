"""Batches of games: decks as they are played, seeds, what is counted. No input or output, no Django."""
