"""Reading words by a grammar, one word ahead."""

from pathlib import Path
from typing import Any

import pytest

from rules.text.grammar import Grammar, Reader
from rules.text.reading import AMBIGUOUS, UNKNOWN_CONSTRUCT, UNKNOWN_WORD, TextError
from rules.text.tokens import words_of

GRAMMAR = """
sentence: "draw" NUM _cards later? -> drawing
    | "put" NUM "card" later? also? -> putting
    | "rest" thing -> resting
_cards: "card" | "cards"
later: "later"
also: "also" | "soon"? "then"
?thing: "it" -> this | "it" "all" -> all_of_it | other
other: "it" -> that
"""


class _Words(Reader):
    def drawing(self, found: list[Any]) -> Any:
        return {"draw": found}

    def putting(self, found: list[Any]) -> Any:
        return {"put": found}

    def resting(self, found: list[Any]) -> Any:
        return {"rest": found}

    MEANINGS = {"later": "later", "also": "also", "this": "this", "that": "that", "all_of_it": "all"}


@pytest.fixture
def grammar(tmp_path: Path) -> Grammar:
    (tmp_path / "small.lark").write_text(GRAMMAR, encoding="utf-8")
    return Grammar(tmp_path, ("sentence",))


def read(grammar: Grammar, text: str) -> Any:
    return grammar.read(words_of(text), "sentence", _Words())


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("draw 2 cards", {"draw": [2]}),
        ("draw 2 cards later", {"draw": [2, "later"]}),
        ("put 1 card", {"put": [1]}),
        ("put 1 card also", {"put": [1, "also"]}),
        ("put 1 card then", {"put": [1, "also"]}),
        ("put 1 card later soon then", {"put": [1, "later", "also"]}),
        ("rest it all", {"rest": ["all"]}),
    ],
)
def test_what_may_be_left_out_is_read_with_and_without(grammar: Grammar, text: str, meaning: Any) -> None:
    assert read(grammar, text) == meaning


@pytest.mark.parametrize(
    ("text", "at", "reason"),
    [
        ("draw 2 it", 7, UNKNOWN_CONSTRUCT),
        ("draw 2 lanterns", 7, UNKNOWN_WORD),
        ("put 1", 5, UNKNOWN_CONSTRUCT),
        ("cards", 0, UNKNOWN_CONSTRUCT),
        ("rest it", 0, AMBIGUOUS),
    ],
)
def test_it_says_where_reading_stops_and_why(grammar: Grammar, text: str, at: int, reason: str) -> None:
    with pytest.raises(TextError) as stop:
        read(grammar, text)
    assert (stop.value.at, stop.value.reason) == (at, reason)
