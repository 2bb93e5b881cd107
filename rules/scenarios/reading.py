"""Reads mappings of a scenario: every key is known and read, or the file is refused with its line."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final, NoReturn

from rules.scenarios.errors import Unreadable
from rules.scenarios.source import Value

MOST_NUMBER: Final = 1_000_000


class Entry:
    """A mapping of the file, in which only `keys` may stand; `what` says what it is."""

    def __init__(self, value: Value, what: str, keys: Iterable[str]) -> None:
        if not isinstance(value.data, dict):
            raise Unreadable(value.line, f"{what}: keys with values are wanted, not {shown(value)}.")
        self.line = value.line
        self.what = what
        self.values: Mapping[str, Value] = value.data
        self.lines = value.key_lines
        known = tuple(keys)
        for key in self.values:
            if key not in known:
                message = f"{what}: the key {key!r} is not known.{meant(key, known)} There are {listed(known)}."
                raise Unreadable(self.lines[key], message)

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def get(self, key: str) -> Value | None:
        return self.values.get(key)

    def need(self, key: str) -> Value:
        """Return the value of a key that has to be there."""
        value = self.values.get(key)
        if value is None:
            raise Unreadable(self.line, f"{self.what}: {key!r} is missing.")
        return value

    def line_of(self, key: str) -> int:
        return self.lines.get(key, self.line)


def mapping(value: Value, what: str) -> dict[str, Value]:
    """Return a mapping whose keys are names of the file's own."""
    if not isinstance(value.data, dict):
        refuse(value, what, "keys with values")
    return value.data


def sequence(value: Value, what: str) -> list[Value]:
    if not isinstance(value.data, list):
        refuse(value, what, "a list")
    return value.data


def text(value: Value, what: str) -> str:
    """Return a text; what looks like a number or a truth is taken as it is written."""
    if isinstance(value.data, dict | list) or value.data is None or not value.written:
        refuse(value, what, "a text")
    return value.written


def number(value: Value, what: str, least: int = 0, most: int = MOST_NUMBER) -> int:
    if not isinstance(value.data, int) or isinstance(value.data, bool) or not least <= value.data <= most:
        refuse(value, what, f"a whole number from {least} to {most}")
    return value.data


def truth(value: Value, what: str) -> bool:
    if not isinstance(value.data, bool):
        refuse(value, what, "true or false")
    return value.data


def one_of(value: Value, what: str, names: Iterable[str]) -> str:
    known = tuple(names)
    if isinstance(value.data, dict | list) or value.written not in known:
        refuse(value, what, f"one of {listed(known)}", meant(value.written, known))
    return value.written


def refuse(value: Value, what: str, wanted: str, hint: str = "") -> NoReturn:
    raise Unreadable(value.line, f"{what}: {wanted} is wanted, not {shown(value)}.{hint}")


def meant(word: str, known: Iterable[str]) -> str:
    """Return a sentence with the known word that is nearest to a mistyped one, or nothing where none is near."""
    by_small_letters = {one.lower(): one for one in known}
    near = get_close_matches(word.lower(), by_small_letters, 1)
    return f" Did you mean {by_small_letters[near[0]]!r}?" if near else ""


def shown(value: Value) -> str:
    """Return how a message shows a value."""
    data: Any = value.data
    if isinstance(data, dict):
        return f"keys with values ({listed(data)})" if data else "an empty mapping"
    if isinstance(data, list):
        return f"a list of {len(data)}"
    return "nothing" if data is None else repr(value.written[:60])


def listed(names: Iterable[str]) -> str:
    return ", ".join(names)
