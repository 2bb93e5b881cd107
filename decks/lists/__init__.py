"""Deck lists as text, in and out: read lines, find their cards, write a deck back."""

from decks.lists.decoding import decode
from decks.lists.lines import ListError, ListLine
from decks.lists.matching import match, section_of
from decks.lists.parsing import parse_text
from decks.lists.results import AmbiguousLine, MatchedLine, MatchedList, UnknownLine
from decks.lists.writing import write_text

__all__ = [
    "AmbiguousLine",
    "ListError",
    "ListLine",
    "MatchedLine",
    "MatchedList",
    "UnknownLine",
    "decode",
    "match",
    "parse_text",
    "section_of",
    "write_text",
]
