"""Weiß Schwarz as scenarios tell it (docs/scenarios.md): cards, table, choices and what is said of them."""

from rules.games.weiss_schwarz.scripted.playing import play

__all__ = ["play"]
