"""The project's own card format as a table: a row a card, a column a field, as spreadsheets save it.

A column that is not there is not told: what is stored stays. An empty cell says that the card has none.
A cell that may hold several words has them with `|` between, several abilities have a line each, or `|` between. A
column is meant by its heading (the field's key, title or alias), or by the mapping that came with the file.
"""

import csv
import io
import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from cards.importing.own_json import PLAIN_FIELDS, known_fields
from cards.importing.reading import MAX_ROWS, MAX_VALUES_PER_ROW, FileRefusedError, Remark, Rows, read_bytes
from rules.folding import fold_search
from rules.games import Field, FieldKind, Game

LEFT_OUT = ""  # what a column is mapped to that is not to be read
SEVERAL = re.compile(r"[|\n]")
_FIRST_LINE = re.compile(r"[^\r\n]+")
_QUOTED = re.compile(r'"[^"]*"')
# A comma between thousands; one between a number and its fraction must not be lost.
_NUMBER = re.compile(r"[+-]?(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})", re.ASCII)
NOTHING = frozenset(("", "-", "－", "―", "–", "—"))
_DELIMITERS = (",", ";", "\t")
_PLAIN_HEADINGS = {
    "code": ("number", "card number", "card no", "no", "serial", "id"),
    "name": ("card name", "title of the card"),
    "set_name": ("set", "product", "expansion", "set name"),
    "rarity": ("rare",),
    "abilities": ("text", "ability", "effect", "card text", "skill"),
    "flavour": ("flavor", "flavour text", "flavor text"),
    "image": ("image url", "picture"),
}
_AS_REPORTED = {"set_name": "product"}


def file_reader(game: Game, columns: Mapping[str, str]) -> Callable[[Path], Rows]:
    """Return the function that reads a table of `game`; `columns` maps headings to fields where they do not say it."""
    return partial(_read, game, dict(columns))


def _read(game: Game, columns: Mapping[str, str], path: Path) -> Rows:
    return rows_of(read_bytes(path), game, columns)


def rows_of(content: bytes, game: Game, columns: Mapping[str, str]) -> Rows:
    """Return the rows of a table as the project's own JSON has them, and which columns it lacks.

    Raises FileRefusedError.
    """
    headings, lines = _table(content)
    meant = mapping(headings, game, columns)
    _check(meant, game, columns)
    if columns.get("") and headings.count("") > 1:
        raise FileRefusedError("Several columns have no heading: give the one that is meant a name.")
    rows = Rows(_row(game, headings, meant, line) for line in lines)
    lacking = [key for key, _ in fields_of(game) if key not in meant.values()]
    rows.untold = frozenset(_AS_REPORTED.get(key, key) for key in lacking)
    rows.remarks = _on_columns(lacking)
    return rows


def _on_columns(lacking: list[str]) -> tuple[Remark, ...]:
    if not lacking:
        return ()
    reason = f"no column is {', '.join(lacking)}: what is stored of that stays, a new card has none of it"
    return (Remark("columns", "", reason),)


def headings_of(content: bytes) -> tuple[str, ...]:
    """Return the headings of a table; raises FileRefusedError."""
    return _headings(_rows(content))


def mapping(headings: Iterable[str], game: Game, columns: Mapping[str, str]) -> dict[str, str]:
    """Return the field that each heading means, LEFT_OUT where it means none."""
    known = _spellings(game)
    return {heading: columns.get(heading, known.get(fold_search(heading), LEFT_OUT)) for heading in headings}


def fields_of(game: Game) -> tuple[tuple[str, str], ...]:
    """Return key and title of everything that a column can be."""
    titles = {key: key.replace("_", " ").capitalize() for key in PLAIN_FIELDS}
    return (*titles.items(), *((field.key, field.title) for field in game.fields))


def template(game: Game) -> str:
    """Return an empty table of `game`: its headings."""
    written = io.StringIO()
    csv.writer(written).writerow([key for key, _ in fields_of(game)])
    return written.getvalue()


def _spellings(game: Game) -> dict[str, str]:
    known = {fold_search(word): key for key, words in _PLAIN_HEADINGS.items() for word in (key, *words)}
    for field in game.fields:
        known |= {fold_search(word): field.key for word in (field.key, f"{field.key}s", field.title, *field.aliases)}
    return known


def _check(meant: Mapping[str, str], game: Game, columns: Mapping[str, str]) -> None:
    known = dict(fields_of(game))
    for heading, key in columns.items():
        if heading not in meant:
            raise FileRefusedError(f"The table has no column {heading!r}; it has {', '.join(map(repr, meant))}.")
        if key != LEFT_OUT and key not in known:
            raise FileRefusedError(f"{game.title} has no field {key!r}; a column can be {', '.join(known)}.")
    taken = [key for key in meant.values() if key != LEFT_OUT]
    for key in ("code", "name"):
        if key not in taken:
            raise FileRefusedError(f"No column is the {key}. The columns are {', '.join(map(repr, meant))}.")
    if twice := next((key for key in taken if taken.count(key) > 1 and key != "abilities"), None):
        both = " and ".join(repr(heading) for heading, key in meant.items() if key == twice)
        raise FileRefusedError(f"The columns {both} are both taken for {twice}: say which one is.")


def _table(content: bytes) -> tuple[tuple[str, ...], list[list[str]]]:
    """Return the headings of a table, and its rows that are not blank."""
    rows = _rows(content)
    headings = _headings(rows)
    lines: list[list[str]] = []
    for line in rows:
        if len(lines) == MAX_ROWS:
            raise FileRefusedError(f"The table has more than {MAX_ROWS:,} rows, which is the most that is read.")
        lines.append(line)
    return headings, lines


def _headings(rows: Iterator[list[str]]) -> tuple[str, ...]:
    headings = tuple(cell.strip() for cell in next(rows, ()))
    if not headings:
        raise FileRefusedError("The table is empty: its first line must hold the headings.")
    if len(headings) > MAX_VALUES_PER_ROW:
        raise FileRefusedError(f"The table has {len(headings):,} columns; at most {MAX_VALUES_PER_ROW} are read.")
    if twice := next((one for one in headings if one and headings.count(one) > 1), None):
        raise FileRefusedError(f"Two columns are headed {twice!r}: name one of them otherwise.")
    return headings


def _rows(content: bytes) -> Iterator[list[str]]:
    """Yield the rows that are not blank; raises FileRefusedError with the line that one begins in."""
    text = _decoded(content)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    begins = 1
    try:
        for line in reader:
            begins = reader.line_num + 1
            if any(cell.strip() for cell in line):
                yield line
    except csv.Error as error:
        raise FileRefusedError(
            f"Not a table that can be read: {error}, in the row that begins in line {begins}. "
            "Is there a quotation mark that nothing closes?"
        ) from error


def _delimiter(text: str) -> str:
    """Return what stands most often between the headings, in the first line that is not blank."""
    first = _FIRST_LINE.search(text)
    return max(_DELIMITERS, key=_QUOTED.sub("", first[0] if first else "").count)


def _decoded(content: bytes) -> str:
    encodings = ("utf-16",) if content.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) else ("utf-8-sig", "cp1252")
    for encoding in encodings:
        try:
            return content.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise FileRefusedError("Not text that can be read. Save the table as CSV in UTF-8.")


def _row(game: Game, headings: tuple[str, ...], meant: Mapping[str, str], line: list[str]) -> dict[str, Any]:
    """Return the row as JSON would have it; a cell too many is kept under its place, so that the report has it."""
    row: dict[str, Any] = {}
    fields = known_fields(game)
    for place, cell in enumerate(line):
        heading = headings[place] if place < len(headings) else f"column {place + 1}"
        key = meant.get(heading, LEFT_OUT)
        if key == LEFT_OUT:
            if cell.strip() and heading not in fields:  # one headed as a field is, left out on purpose, is not read
                row[heading] = cell
        elif key == "abilities":
            row[key] = row.get(key, []) + _several(cell)
        elif (value := _value(game.find_field(key), cell)) is not None:
            row[key] = value
    return row


def _value(field: Field | None, cell: str) -> Any:
    if field is None:
        return cell.strip()
    if field.kind is FieldKind.WORD:
        return [word_of(field, word) for word in _several(cell)]
    text = cell.strip()
    if text in NOTHING:
        return None
    if not _NUMBER.fullmatch(text):
        return text  # refused further on, with the value as it stands here
    return int(text.replace(",", ""))


def word_of(field: Field, word: str) -> str:
    """Return a word of a closed vocabulary in its canonical spelling, any other as it stands."""
    folded = fold_search(word)
    return next((value for value, others in field.values.items() if folded in map(fold_search, (value, *others))), word)


def _several(cell: str) -> list[str]:
    return [part for part in map(str.strip, SEVERAL.split(cell)) if part not in NOTHING]
