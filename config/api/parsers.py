"""Reads JSON bodies within bounds of size and depth."""

import codecs
import json
from collections.abc import Mapping
from typing import IO, Any

from rest_framework.exceptions import ParseError
from rest_framework.parsers import BaseParser

from config.api.problems import TOO_LARGE, ProblemError

MAX_BYTES = 256 * 1024
MAX_DEPTH = 10


class BoundedJSONParser(BaseParser):
    """JSON as RFC 8259 has it: UTF-8, no NaN, no name twice in one object, whole characters, and nothing huge."""

    media_type = "application/json"

    def parse(
        self, stream: IO[bytes], media_type: str | None = None, parser_context: Mapping[str, Any] | None = None
    ) -> Any:
        data = stream.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise ProblemError(TOO_LARGE, f"A body may have {MAX_BYTES // 1024} KiB at most.")
        value = decode(data)
        if deeper_than(MAX_DEPTH, value):
            raise ParseError(f"The body is nested deeper than {MAX_DEPTH} levels.")
        if holds_half_character(value):
            raise ParseError("A text in the body holds half of a surrogate pair, which is no character.")
        return value


def decode(data: bytes) -> Any:
    try:
        text = data.removeprefix(codecs.BOM_UTF8).decode()
        return json.loads(text, parse_constant=refuse_constant, object_pairs_hook=without_repeats)
    except UnicodeDecodeError as error:
        raise ParseError(f"Byte {error.start} of the body is not UTF-8.") from error
    except json.JSONDecodeError as error:
        raise ParseError(f"Line {error.lineno}, column {error.colno}: {error.msg}.") from error
    except RecursionError as error:
        raise ParseError(f"The body is nested deeper than {MAX_DEPTH} levels.") from error
    except ValueError as error:  # a number with thousands of digits
        raise ParseError("A number in the body has too many digits.") from error


def refuse_constant(name: str) -> None:
    raise ParseError(f"{name} is not JSON.")


def without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse an object that has a name twice, since readers disagree on which value counts."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        repeated = next(name for name in names if names.count(name) > 1)
        raise ParseError(f'"{repeated[:60]}" stands twice in one object.')
    return found


def deeper_than(limit: int, value: Any) -> bool:
    """Say whether containers are nested more than `limit` deep, level by level and so without recursion."""
    level = [value]
    for _ in range(limit + 1):
        level = [inner for outer in level for inner in children(outer)]
        if not level:
            return False
    return True


def holds_half_character(value: Any) -> bool:
    """Say whether a name or text has a surrogate without its other half: an escape can write one, no answer can."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return True
    return False


def children(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
