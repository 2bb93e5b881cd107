"""Reads the parts of sentences by the grammar."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import listed
from rules.games.weiss_schwarz.text.line import Piece, parts_of, sentences_of
from rules.games.weiss_schwarz.text.reader import WeissReader
from rules.text.grammar import Grammar, constructs_of
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError
from rules.text.tokens import Word

PART: Final = "part"  # of what is played
STANDING: Final = "standing"  # of a continuous ability
COST: Final = "cost"

MOST_JOINED: Final = 8  # parts that are read together where one means nothing alone


@cache
def grammar() -> Grammar:
    """Return the grammar of the texts, which takes a moment to load."""
    return Grammar(Path(__file__).parent / "grammar", (PART, STANDING, COST))


def constructs() -> frozenset[str]:
    """Return the names of all constructs of the grammar."""
    return constructs_of(grammar())


def read_sentences(piece: Piece, start: str, reader: WeissReader) -> list[list[Any]]:
    """Return what the parts of each sentence mean; raises TextError."""
    return [_sentence(sentence, start, reader) for sentence in sentences_of(piece)]


def read_cost(piece: Piece, reader: WeissReader) -> Any:
    """Return what the actions in square brackets mean; raises TextError."""
    sentences = sentences_of(piece)
    if not sentences:
        raise TextError(piece.at, UNKNOWN_CONSTRUCT)
    return [action for sentence in sentences for action in grammar().read(sentence, COST, reader)]


def _sentence(sentence: list[Word], start: str, reader: WeissReader) -> list[Any]:
    parts = parts_of(sentence)
    stops: dict[int, TextError] = {}  # by part: where what begins there cannot be read
    return _from(parts, 0, start, reader, stops)


def _from(
    parts: list[list[Word]], begin: int, start: str, reader: WeissReader, stops: dict[int, TextError]
) -> list[Any]:
    """Read what begins with a part: as few parts as mean something together, if the rest can be read then."""
    if begin == len(parts):
        return []
    if begin in stops:
        raise stops[begin]
    furthest: TextError | None = None
    words: list[Word] = []
    for end, part in enumerate(parts[begin : begin + MOST_JOINED], start=begin + 1):
        words = [*words, Word(",", ",", part[0].at), *part] if words else _without_and(part)
        try:
            return [*listed(grammar().read(words, start, reader)), *_from(parts, end, start, reader, stops)]
        except TextError as error:
            if furthest is None or error.at > furthest.at:
                furthest = error
    assert furthest is not None  # noqa: S101
    stops[begin] = furthest
    raise furthest


def _without_and(part: list[Word]) -> list[Word]:
    return part[1:] if part[0].kind == "and" and len(part) > 1 else part
