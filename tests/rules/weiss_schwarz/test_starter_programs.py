"""The programs of the starter cards: one entry for each printed line, each of them read without an error."""

import json
from typing import Any

import pytest

from rules.games.weiss_schwarz.abilities.reading import read_ability
from rules.games.weiss_schwarz.starter_programs import FILE, NOT_PLAYED, programs_of, starter_programs

CARDS: list[dict[str, Any]] = json.loads((FILE.parent / "cards.json").read_text(encoding="utf-8"))
LINES = {row["code"]: row["abilities"] for row in CARDS}
ICONS = ("POOL", "CHOICE", "TREASURE", "SHOT", "RETURN", "STANDBY", "COMEBACK", "GATE", "DRAW")


def is_no_ability_in_play(line: str) -> bool:
    """How many copies a deck may have, the reminder of a trigger icon, or the command that other lines execute."""
    is_of_decks = line.startswith("【CONT】 You can put") and " deck" in line
    return is_of_decks or line.startswith((*(f"(【{icon}】:" for icon in ICONS), "【REPLAY】"))


def test_every_card_has_as_many_entries_as_printed_lines() -> None:
    assert {code: len(entries) for code, entries in starter_programs().items()} == {
        code: len(lines) for code, lines in LINES.items()
    }


def test_only_lines_that_are_no_abilities_in_play_have_no_program() -> None:
    for code, entries in starter_programs().items():
        for line, program in zip(LINES[code], entries, strict=True):
            assert (program is None) == is_no_ability_in_play(line), f"{code}: {line}"


def test_every_line_is_played() -> None:
    """None is left out because the words of programs could not say it."""
    left = [code for code, entries in starter_programs().items() for one in entries if one and NOT_PLAYED in one]
    assert left == []


@pytest.mark.parametrize("code", sorted(LINES))
def test_every_program_is_read(code: str) -> None:
    for at, program in enumerate(programs_of(code)):
        read_ability(program, f"{code}[{at}]")


def test_the_kind_of_a_program_is_that_of_its_line() -> None:
    marks = {"【ACT】": "act", "【AUTO】": "auto", "【CONT】": "cont"}
    for code, entries in starter_programs().items():
        for line, program in zip(LINES[code], entries, strict=True):
            if program is not None:
                category = read_ability(program).category
                kind = ("act", "auto", "cont", "event")[category]
                assert kind == marks.get(line.split()[0], "event"), f"{code}: {line}"


def test_other_cards_have_no_programs() -> None:
    assert programs_of("ABC/W01-001") == []
