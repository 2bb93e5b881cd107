"""Runs of many games, played by workers in the background; no rule of any game is in here."""
