"""docs/search.md names every key and alias, and nothing that is not served; its examples can be searched for."""

import re
from pathlib import Path

import pytest

from cards.search import QueryError, explain_query
from cards.search.keys import NOT_SERVED_YET, keys_of
from cards.search.ordering import sortable
from rules.games import GAMES

GAME = GAMES["weiss-schwarz"]
DOCUMENT = (Path(__file__).parents[3] / "docs" / "search.md").read_text("utf-8")
KEY_ROWS = re.findall(r"^\| `([a-z]+)` \|([^|]*)\|(.*)\|$", DOCUMENT, flags=re.MULTILINE)
BLOCKS = re.findall(r"```query\n(.*?)```", DOCUMENT, flags=re.DOTALL)
INLINE = re.findall(r"`((?:-|!(?!=)|\"|\(|[a-z]+(?:[:=]|!=|[<>]=?))[^`\s…][^`]*)`", DOCUMENT.replace("\\|", "|"))
EXAMPLES = [*(line for block in BLOCKS for line in block.splitlines()), *INLINE]


def test_every_key_is_documented_with_its_aliases_and_no_other() -> None:
    documented = {key: tuple(re.findall("`([a-z]+)`", aliases)) for key, aliases, _ in KEY_ROWS}
    assert documented == {key.name: key.aliases for key in keys_of(GAME)}


def test_every_value_of_a_vocabulary_is_documented_with_its_spellings() -> None:
    text = {key: set(re.findall("`([a-zß]+)`", values)) for key, _, values in KEY_ROWS}
    for field in GAME.fields:
        spellings = {spelling for value, others in field.values.items() for spelling in (value, *others)}
        assert spellings - {"weiß"} == (text[field.key] if field.values else set())


def test_the_words_not_served_yet_are_the_documented_ones() -> None:
    last = DOCUMENT.rsplit("not served yet:", 1)[1]
    served = {spelling for key in keys_of(GAME) for spelling in key.spellings}
    assert set(re.findall("`([a-z]+)`", last)) == set(NOT_SERVED_YET) - served


def test_what_results_are_sorted_by_is_what_the_document_says() -> None:
    by_name = {"name", "code"}
    fixed = {field.key for field in GAME.fields if field.kind == "number" or field.values}
    assert {sort.by if isinstance(sort.by, str) else sort.by.key for sort in sortable(GAME).values()} == by_name | fixed


def test_there_are_examples() -> None:
    assert len(EXAMPLES) > 40


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_understood(example: str) -> None:
    assert explain_query(GAME, example)


@pytest.mark.parametrize("word", NOT_SERVED_YET)
def test_a_word_not_served_yet_is_no_example(word: str) -> None:
    if word in {spelling for key in keys_of(GAME) for spelling in key.spellings}:
        return
    with pytest.raises(QueryError, match="not served"):
        explain_query(GAME, f"{word}:1")
