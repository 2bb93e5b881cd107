"""Printed lines in the wording that cards have, with invented names, and the programs that they are."""

from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from rules.games.weiss_schwarz.abilities.reading import read_ability
from rules.games.weiss_schwarz.text.compiling import compile_line

READINGS = [
    pytest.param(one["text"], one["program"], id=f"{file.stem}-{number}")
    for file in sorted((Path(__file__).parent / "readings").glob("*.yaml"))
    for number, one in enumerate(YAML(typ="safe").load(file), start=1)
]


@pytest.mark.parametrize(("text", "program"), READINGS)
def test_a_line_is_read_as_this_program(text: str, program: dict[str, Any]) -> None:
    reading = compile_line(text)
    assert getattr(reading, "program", reading) == program
    read_ability(program)
