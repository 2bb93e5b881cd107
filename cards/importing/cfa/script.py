"""A card database as rows: the fields of each card gathered, and what its lines do not say as remarks."""

import io
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from cards.importing.cfa.meanings import FIELDS, Meanings, remarks_on
from cards.importing.cfa.statements import Statement, Statements
from cards.importing.reading import MAX_ROWS, FileRefusedError, Remark, Rows, read_bytes
from rules.games import Game

# Keys of a row that no field can have, since they hold a space.
INDEX, FAULTS = "card index", "read faults"
UNDECODED = "\ufffd"


def file_reader(game: Game, columns: Mapping[str, str]) -> Callable[[Path], Rows]:
    """Return the function that reads a database of `game`; `columns` says what its numbers mean."""

    def read_file(path: Path) -> Rows:
        return rows_of(read_bytes(path), Meanings(game, columns))

    return read_file


def rows_of(content: bytes, meanings: Meanings) -> Rows:
    """Return the cards of a database, each with its fields by name; raises FileRefusedError."""
    text = decoded(content)
    statements = Statements(io.StringIO(text, newline=None))
    cards: dict[int, dict[str, Statement]] = {}
    faults: dict[int, list[list[str]]] = {}
    for statement in statements:
        _gather(statement, cards, faults)
    if not cards:
        raise FileRefusedError("The file holds no card: no line such as global.CardName[CardStat] = 'Bell'.")
    rows = Rows(_row(index, fields, faults.get(index, [])) for index, fields in cards.items())
    rows.remarks = (*_unread(text, statements.faults), *remarks_on(rows, meanings))
    return rows


def decoded(content: bytes) -> str:
    """Return the text of a file: these programs save in the code page of Windows, editors in UTF-8."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace")


def _gather(statement: Statement, cards: dict[int, dict[str, Statement]], faults: dict[int, list[list[str]]]) -> None:
    """Put a statement to its card; a field with a value that is not known, or with two, is a fault of the card."""
    fields = cards.setdefault(statement.card, {})
    if len(cards) > MAX_ROWS:
        raise FileRefusedError(f"The file has more than {MAX_ROWS:,} cards, which is the most that is read. Split it.")
    there = fields.setdefault(statement.field, statement)
    if statement.field not in FIELDS:
        return
    if statement.value is None:
        reason = f"line {statement.line} gives it a value that cannot be read"
    elif there.value is not None and there.value != statement.value:
        reason = f"lines {there.line} and {statement.line} give it different values, and which is meant is not known"
    else:
        return
    value = "" if statement.value is None else str(statement.value)
    faults.setdefault(statement.card, []).append([statement.field, value, reason])


def _row(index: int, fields: Mapping[str, Statement], faults: list[list[str]]) -> dict[str, Any]:
    return {INDEX: index, FAULTS: faults[:10]} | {name: one.value for name, one in fields.items()}


def _unread(text: str, faults: Mapping[int, str]) -> Iterator[Remark]:
    """Yield every line that said nothing, and those with bytes that are no characters, in their order."""
    for number, line in enumerate(io.StringIO(text, newline=None), start=1):
        if number in faults:
            yield Remark(f"line {number}", line.strip(), faults[number])
        elif UNDECODED in line:
            yield Remark(f"line {number}", line.strip(), f"holds a byte that is no character: kept as {UNDECODED}")
