"""What is read out of the texts of the starter cards is what was written for them by hand."""

import json
from typing import Any

import pytest

from rules.games.weiss_schwarz.starter_programs import FILE, starter_programs
from rules.games.weiss_schwarz.text.compiling import compile_line
from rules.text import Exact, Unsupported
from tests.rules.weiss_schwarz.text.plain import plain, without_kinds

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
        assert plain(without_kinds(reading.program)) == plain(without_kinds(program))


def test_nearly_all_are_read() -> None:
    unread = [code for code, text, _ in LINES if isinstance(compile_line(text), Unsupported)]
    assert len(unread) <= 22, unread
