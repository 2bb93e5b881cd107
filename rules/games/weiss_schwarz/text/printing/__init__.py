"""Programs printed as English, in the words of the rulebook and of card texts (docs/card-text.md)."""

from rules.games.weiss_schwarz.text.printing.abilities import english

__all__ = ["english"]
