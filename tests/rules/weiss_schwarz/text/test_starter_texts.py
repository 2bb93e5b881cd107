"""What is read out of the texts of the starter cards is what was written for them by hand."""

import json
from typing import Any

import pytest

from rules.games.weiss_schwarz.starter_programs import FILE, starter_programs
from rules.games.weiss_schwarz.text.compiling import compile_line
from rules.text import Exact, Unsupported

ROWS = json.loads((FILE.parent / "cards.json").read_text(encoding="utf-8"))
LINES = [
    (row["code"], text, program)
    for row in ROWS
    for text, program in zip(row["abilities"], starter_programs().get(row["code"], []), strict=False)
    if program is not None
]


@pytest.mark.parametrize(("code", "text", "program"), LINES)
def test_a_text_that_is_read_means_what_was_written_by_hand(code: str, text: str, program: Any) -> None:
    reading = compile_line(text)
    if isinstance(reading, Exact):
        assert plain(reading.program) == plain(program)


def test_nearly_all_are_read() -> None:
    unread = [code for code, text, _ in LINES if isinstance(compile_line(text), Unsupported)]
    assert len(unread) <= 22, unread


def plain(program: Any) -> Any:
    """Return a program with everything said in one way: choices by themselves, slots by number, nothing said twice."""
    return _plain(_apart(program), {})


def _apart(value: Any) -> Any:
    """Take choices out of the actions that take what was chosen."""
    if isinstance(value, list):
        return [one for number, action in enumerate(value) for one in _choice_first(action, f"unnamed {number}")]
    return {key: _apart(one) for key, one in value.items()} if isinstance(value, dict) else value


def _choice_first(action: Any, name: str) -> list[Any]:
    if isinstance(action, dict):
        for key, one in action.items():
            if isinstance(one, dict) and "choose" in one:
                choice = {"as": name, **one}
                return [_apart(choice), _apart({**action, key: choice["as"]})]
    return [_apart(action)]


def _plain(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, list):
        return [_plain(one, names) for one in value]
    if isinstance(value, str):
        return names.get(value, value)
    if not isinstance(value, dict):
        return value
    if "as" in value:
        names[value["as"]] = f"slot {len(names)}"
    found = {key: _plain(one, names) for key, one in value.items() if key != "even_if_moved"}
    if {"among", "zone"}.isdisjoint(found) and found.get("type") == "character":
        del found["type"]
    if found.get("zone") == "stage":
        del found["zone"]
    if found.get("until") == "end of turn":
        del found["until"]
    if isinstance(found.get("trait"), list) and len(found["trait"]) == 1:
        found["trait"] = found["trait"][0]
    return found
