"""Reads a file as YAML 1.2, in which `on` and `1:30` are words; every value remembers its line."""

import re
from collections.abc import Iterator
from typing import Any, Final

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentEndEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
    StreamStartEvent,
)

from rules.scenarios.errors import Unreadable

MOST_CHARACTERS: Final = 20_000
MOST_VALUES: Final = 5_000
DEEPEST: Final = 60

# What a word without quotes is, by the core schema of YAML 1.2; everything else is a text.
_NULL: Final = ("", "~", "null", "Null", "NULL")
_TRUTHS: Final = {"true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False}
_NUMBER: Final = re.compile(r"[-+]?[0-9]{1,9}")


class Value:
    """A value of the file: `data` is a text, a whole number, True, False, None, a list of values or a mapping of them.

    `written` is how a single value stands in the file, for what looks like a number and is none, such as a rule.
    """

    __slots__ = ("data", "key_lines", "line", "written")

    def __init__(self, line: int, data: Any, written: str = "", key_lines: dict[str, int] | None = None) -> None:
        self.line = line
        self.data = data
        self.written = written
        self.key_lines = key_lines or {}

    def plain(self) -> Any:
        """Return it with everything in it as JSON knows it."""
        if isinstance(self.data, dict):
            return {key: value.plain() for key, value in self.data.items()}
        if isinstance(self.data, list):
            return [value.plain() for value in self.data]
        return self.data

    def __iter__(self) -> Iterator["Value"]:
        """Return the values of a list, or the value alone."""
        return iter(self.data if isinstance(self.data, list) else [self])


def read_source(text: str) -> Value:
    """Return what a file says; raises Unreadable."""
    if len(text) > MOST_CHARACTERS:
        raise Unreadable(1, f"The file has more than {MOST_CHARACTERS:,} characters.")
    try:
        return _Reading(YAML(typ="safe", pure=True).parse(text)).document()
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise Unreadable(mark.line + 1 if mark else 1, f"It is no YAML: {_said(error)}.") from error
    except (YAMLError, ValueError) as error:
        raise Unreadable(1, f"It is no YAML: {error}") from error


def _said(error: MarkedYAMLError) -> str:
    return ", ".join(part for part in (error.context, error.problem) if part)


class _Reading:
    """Takes one event after the other, and ends early where a file goes on too long or too deep."""

    def __init__(self, events: Iterator[Any]) -> None:
        self.events = events
        self.values = 0

    def document(self) -> Value:
        found = None
        for event in self.events:
            if isinstance(event, StreamStartEvent | DocumentStartEvent | DocumentEndEvent | StreamEndEvent):
                continue
            if found is not None:
                raise Unreadable(_line(event), "A second document begins here; a file is one scenario.")
            found = self.value(event, 0)
        if found is None:
            raise Unreadable(1, "The file is empty.")
        return found

    def value(self, event: Any, depth: int) -> Value:
        line = _line(event)
        self.values += 1
        if self.values > MOST_VALUES:
            raise Unreadable(line, f"The file has more than {MOST_VALUES:,} values.")
        if depth > DEEPEST:
            raise Unreadable(line, f"Values lie in each other more than {DEEPEST} deep.")
        if isinstance(event, AliasEvent) or event.anchor is not None:
            raise Unreadable(line, "Anchors (&) and aliases (*) are not read; put a text that begins so into quotes.")
        if event.tag is not None and str(event.tag) != "!":
            raise Unreadable(line, "Tags (!) are not read; put a text that begins so into quotes.")
        if isinstance(event, MappingStartEvent):
            return self._mapping(line, depth)
        if isinstance(event, SequenceStartEvent):
            return Value(line, list(self._items(depth)))
        return Value(line, _single(event), event.value)

    def _items(self, depth: int) -> Iterator[Value]:
        for event in self.events:
            if isinstance(event, SequenceEndEvent):
                return
            yield self.value(event, depth + 1)

    def _mapping(self, line: int, depth: int) -> Value:
        found: dict[str, Value] = {}
        lines: dict[str, int] = {}
        for event in self.events:
            if isinstance(event, MappingEndEvent):
                break
            here = _line(event)
            if not isinstance(event, ScalarEvent):
                raise Unreadable(here, "A key is a single word or a number.")
            key = self.value(event, depth).written
            if key in found:
                raise Unreadable(here, f"The key {key!r} stands here twice; the first is in line {lines[key]}.")
            lines[key] = here
            found[key] = self.value(next(self.events), depth + 1)
        return Value(line, found, key_lines=lines)


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1


def _single(event: ScalarEvent) -> Any:
    """Return a number, a truth or nothing where a word without quotes is one, else the text."""
    written: str = event.value
    if event.style is not None:
        return written
    if written in _NULL:
        return None
    if written in _TRUTHS:
        return _TRUTHS[written]
    return int(written) if _NUMBER.fullmatch(written) else written
