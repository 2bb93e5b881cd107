"""Every construct of the grammar stands in the text of a card of some scenario, which shows what it does."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from ruamel.yaml import YAML

from rules.games import GAMES
from rules.games.weiss_schwarz.abilities.fields import listed
from rules.games.weiss_schwarz.text.compiling import compile_line
from rules.games.weiss_schwarz.text.parsing import constructs
from rules.scenarios.running import files_of
from rules.text.reading import Exact

_GAME: Final = GAMES["weiss-schwarz"].folder
_GRAMMAR: Final = sorted((_GAME / "text" / "grammar").glob("*.lark"))
_NAMED: Final = re.compile(r"^[?!]?([a-z]\w*):|-> (\w+)", re.MULTILINE)


@cache
def shown() -> frozenset[str]:
    return frozenset().union(
        *(reading.constructs for reading in map(compile_line, lines()) if isinstance(reading, Exact))
    )


def lines() -> Iterator[str]:
    for file in files_of(_GAME / "scenarios"):
        for card in YAML(typ="safe").load(file).get("cards", {}).values():
            yield from listed(card.get("text", []))


def constructs_in(file: Path) -> set[str]:
    named = {one for pair in _NAMED.findall(file.read_text(encoding="utf-8")) for one in pair if one}
    return named & constructs()


@pytest.mark.parametrize("file", _GRAMMAR, ids=lambda file: file.stem)
def test_every_construct_has_a_scenario(file: Path) -> None:
    assert sorted(constructs_in(file) - shown()) == []


def test_every_construct_is_in_a_file_of_the_grammar() -> None:
    assert sorted(constructs().difference(*map(constructs_in, _GRAMMAR))) == []
