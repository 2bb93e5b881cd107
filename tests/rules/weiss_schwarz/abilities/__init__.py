"""Abilities written as programs, each scenario a tiny scripted game."""
