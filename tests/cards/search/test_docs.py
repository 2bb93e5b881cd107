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
SECTIONS = dict(section.partition("\n")[::2] for section in DOCUMENT.split("\n## "))
EVERY_GAME = SECTIONS["Keys of every game"]
DOCUMENTED = {
    game.key: SECTIONS[f"Keys of {game.title}"] for game in GAMES.values() if f"Keys of {game.title}" in SECTIONS
}


def key_rows(text: str) -> list[tuple[str, str, str]]:
    return re.findall(r"^\| `([a-z_]+)` \|([^|]*)\|(.*)\|$", text, flags=re.MULTILINE)


def examples_in(text: str) -> list[str]:
    blocks = re.findall(r"```query\n(.*?)```", text, flags=re.DOTALL)
    inline = re.findall(r"`((?:-|!(?!=)|\"|\(|[a-z]+(?:[:=]|!=|[<>]=?))[^`\s…][^`]*)`", text.replace("\\|", "|"))
    return [*(line for block in blocks for line in block.splitlines()), *inline]


OF_OTHER_GAMES = {example for key, text in DOCUMENTED.items() if key != GAME.key for example in examples_in(text)}
EXAMPLES = [example for example in examples_in(DOCUMENT) if example not in OF_OTHER_GAMES]


def test_every_game_has_its_keys_documented() -> None:
    assert set(DOCUMENTED) == set(GAMES)


@pytest.mark.parametrize("key", DOCUMENTED)
def test_every_key_is_documented_with_its_aliases_and_no_other(key: str) -> None:
    rows = key_rows(DOCUMENTED[key]) + key_rows(EVERY_GAME)
    documented = {key: tuple(re.findall("`([a-z-]+)`", aliases)) for key, aliases, _ in rows}
    assert documented == {key.name: key.aliases for key in keys_of(GAMES[key])}


@pytest.mark.parametrize("key", DOCUMENTED)
def test_every_value_of_a_vocabulary_is_documented_with_its_spellings(key: str) -> None:
    text = {key: set(re.findall("`([a-zß-]+)`", values)) for key, _, values in key_rows(DOCUMENTED[key])}
    for field in GAMES[key].fields:
        spellings = {spelling for value, others in field.values.items() for spelling in (value, *others)}
        assert spellings - {"weiß"} == (text[field.key] if field.values else set())


@pytest.mark.parametrize("key", DOCUMENTED)
def test_every_example_of_a_game_is_understood(key: str) -> None:
    assert all(explain_query(GAMES[key], example) for example in examples_in(DOCUMENTED[key]))


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


@pytest.mark.parametrize("word", sorted(NOT_SERVED_YET))
def test_a_word_not_served_yet_is_no_example(word: str) -> None:
    if word in {spelling for key in keys_of(GAME) for spelling in key.spellings}:
        return
    with pytest.raises(QueryError, match="not served"):
        explain_query(GAME, f"{word}:1")
