"""What is read of the real cards' text is printed, and what is printed is read as the same program."""

from typing import Any

import pytest

from rules.games.weiss_schwarz.text.compiling import compile_line
from rules.games.weiss_schwarz.text.printing import english
from rules.text import Exact
from rules.text.texts import is_ability
from tests.data.real_cards import real_cards
from tests.rules.weiss_schwarz.text.plain import plain

# A few are longer when they are printed than any text may be, or say in other words what is said twice.
LEAST = 0.999


@pytest.fixture(scope="module")
def programs() -> dict[str, Any]:
    """The programs of all texts that are read, by text."""
    lines = {line for _, card in real_cards() for line in card.abilities if is_ability(line)}
    readings = {line: compile_line(line) for line in sorted(lines)}
    return {line: reading.program for line, reading in readings.items() if isinstance(reading, Exact)}


def test_nearly_all_that_is_printed_is_read_as_the_same_program(programs: dict[str, Any]) -> None:
    found = {line: compile_line(english(program)) for line, program in programs.items()}
    other = [
        line
        for line, reading in found.items()
        if isinstance(reading, Exact) and plain(reading.program) != plain(programs[line])
    ]
    assert other == []
    read = sum(isinstance(reading, Exact) for reading in found.values())
    assert read >= LEAST * len(programs)
