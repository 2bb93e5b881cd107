"""Reads a card file within bounds: a JSON list of objects, or a sentence that says why it is not one."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

MAX_BYTES = 16 * 1024 * 1024
MAX_ROWS = 20_000
MAX_DEPTH = 5
MAX_STRING = 10_000
MAX_VALUES_PER_ROW = 500
_NOT_STORABLE = re.compile("[\0\ud800-\udfff]")


class FileRefusedError(ValueError):
    """A file that cannot be read as a list of cards; the message says where and why."""


class Remark(NamedTuple):
    """What is odd about a file beside its rows: where, what stands there, and why."""

    field: str
    value: str
    reason: str


class Rows(list[Any]):
    """Rows of a file of which there is more to say than each row does.

    `untold` are the fields (as the report calls them) of which this file says nothing, though its format could.
    """

    remarks: tuple[Remark, ...] = ()
    untold: frozenset[str] = frozenset()


class Ambiguous(dict[str, Any]):
    """An object that gives one key twice, so that nobody knows which of the two values is meant."""

    key: str


def read_rows(path: Path, key: str = "") -> list[Any]:
    """Return the rows of the JSON file at `path`, none of them checked yet; raises FileRefusedError.

    They are the file itself, or the list under `key` of the object that it holds.
    """
    return parse_rows(read_bytes(path), key)


def read_bytes(path: Path) -> bytes:
    """Return what the file at `path` holds; raises FileRefusedError."""
    try:
        size = path.stat().st_size
        if size > MAX_BYTES:
            raise FileRefusedError(f"The file has {size:,} bytes; at most {MAX_BYTES:,} are read. Split it by set.")
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise FileRefusedError(f"The file cannot be opened: {error.strerror}.") from error
    if len(content) > MAX_BYTES:  # a device or pipe tells no size
        raise FileRefusedError(f"The file is longer than the {MAX_BYTES:,} bytes that are read. Split it by set.")
    return content


def parse_rows(content: bytes, key: str = "") -> list[Any]:
    """Return the rows of a file's `content`; raises FileRefusedError."""
    try:
        data = json.loads(content.decode("utf-8-sig"), parse_constant=_no_constant, object_pairs_hook=_object)
    except UnicodeDecodeError as error:
        raise FileRefusedError(f"Not UTF-8 text: byte {error.start} cannot be read. Save the file as UTF-8.") from error
    except json.JSONDecodeError as error:
        raise FileRefusedError(f"Not JSON: {error.msg} in line {error.lineno}, column {error.colno}.") from error
    except RecursionError as error:
        raise FileRefusedError(f"Nested too deeply: a card file needs no more than {MAX_DEPTH} levels.") from error
    except ValueError as error:
        raise FileRefusedError(f"Not JSON that can be read: {error}.") from error
    if key:
        if not isinstance(data, dict) or key not in data:
            raise FileRefusedError(f"The file must hold a JSON object with the list {key!r}.")
        data = data[key]
    if not isinstance(data, list):
        raise FileRefusedError("The file must hold a JSON list of cards, [{…}, {…}].")
    if len(data) > MAX_ROWS:
        raise FileRefusedError(f"The list has {len(data):,} cards; at most {MAX_ROWS:,} are read. Split it by set.")
    return data


def fault_of(row: object) -> str | None:
    """Return why `row` cannot be read at all, or None if it is an object of bounded, storable values."""
    if not isinstance(row, dict):
        return "a card must be a JSON object, {…}"
    level: list[object] = [row]
    seen = 0
    for _ in range(MAX_DEPTH):
        deeper: list[object] = []
        for value in level:
            seen += 1
            if isinstance(value, str):
                fault = _fault_of_text(value)
                if fault:
                    return fault
            elif isinstance(value, Ambiguous):
                return f"the key {value.key!r} stands there twice, and which value is meant is not known"
            elif isinstance(value, dict):
                deeper += [*value.keys(), *value.values()]
            elif isinstance(value, list):
                deeper += value
        if seen + len(deeper) > MAX_VALUES_PER_ROW:
            return f"more than {MAX_VALUES_PER_ROW} values in one card"
        if not deeper:
            return None
        level = deeper
    return f"nested more than {MAX_DEPTH} levels deep"


def _fault_of_text(text: str) -> str | None:
    if len(text) > MAX_STRING:
        return f"a text of {len(text):,} characters; at most {MAX_STRING:,} are read"
    if _NOT_STORABLE.search(text):
        return "a text holds U+0000 or half of a surrogate pair, which cannot be stored"
    return None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) == len(pairs):
        return read
    ambiguous = Ambiguous(read)
    ambiguous.key = Counter(key for key, _ in pairs).most_common(1)[0][0]
    return ambiguous


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON value")
