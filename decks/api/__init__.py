"""Decks in the API: one's own, shared ones, and the verdict on any list."""
