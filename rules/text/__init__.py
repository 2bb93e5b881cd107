"""The card-text compiler: what is printed on a card becomes a program, exactly, or is said not to be understood."""

from rules.text.reading import Exact, Reading, Unsupported

__all__ = ["Exact", "Reading", "Unsupported"]
