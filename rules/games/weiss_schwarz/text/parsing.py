"""Reads the parts of sentences by the grammar."""

from functools import cache
from pathlib import Path
from typing import Any, Final

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
    if len(sentences) != 1:
        raise TextError(piece.at, UNKNOWN_CONSTRUCT)
    return grammar().read(sentences[0], COST, reader)


def _sentence(sentence: list[Word], start: str, reader: WeissReader) -> list[Any]:
    left, read = parts_of(sentence), []
    while left:
        read.append(_first(left, start, reader))
    return read


def _first(left: list[list[Word]], start: str, reader: WeissReader) -> Any:
    """Read as few parts as mean something together, and take them out of the list."""
    furthest: TextError | None = None
    words: list[Word] = []
    for number, part in enumerate(left[:MOST_JOINED], start=1):
        words = [*words, Word(",", ",", part[0].at), *part] if words else _without_and(part)
        try:
            meaning = grammar().read(words, start, reader)
        except TextError as error:
            if furthest is None or error.at > furthest.at:
                furthest = error
            continue
        del left[:number]
        return meaning
    assert furthest is not None  # noqa: S101
    raise furthest


def _without_and(part: list[Word]) -> list[Word]:
    return part[1:] if part[0].kind == "and" and len(part) > 1 else part
