"""The syntax tree of a query, and the query written back from it.

Positions count characters of the query from 0 and play no part in comparing two trees.
"""

import re
from dataclasses import dataclass, field
from enum import StrEnum


class Operator(StrEnum):
    """The comparison signs; `:` asks for what is natural to its key."""

    HAS = ":"
    IS = "="
    IS_NOT = "!="
    BELOW = "<"
    AT_MOST = "<="
    ABOVE = ">"
    AT_LEAST = ">="


@dataclass(frozen=True, slots=True)
class Text:
    """A plain value after a comparison sign."""

    text: str
    position: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Pattern:
    """A regular expression between slashes."""

    source: str
    position: int = field(default=0, compare=False)


Value = Text | Pattern


@dataclass(frozen=True, slots=True)
class Name:
    """Words that the name holds, or, if `exact`, the whole name."""

    text: str
    exact: bool = False
    position: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Comparison:
    """A key, a comparison sign and the values that may stand for one another."""

    key: str
    operator: Operator
    values: tuple[Value, ...]
    position: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Not:
    """What must not hold."""

    child: "Node"
    position: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class And:
    """What must all hold; with no children it asks for nothing."""

    children: tuple["Node", ...] = ()
    position: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Or:
    """What holds if one child does."""

    children: tuple["Node", ...]
    position: int = field(default=0, compare=False)


Node = Name | Comparison | Not | And | Or

_PLAIN_WORD = re.compile(r"[^\W_][^\s()\":=<>≠≤≥|!\\]*")
_PLAIN_VALUE = re.compile(r"[^\s()\"|/\\][^\s()\"|\\]*")


def write(node: Node) -> str:
    """Return a query that reads as `node`."""
    match node:
        case Name(text, exact):
            return ("!" if exact else "") + write_name(text)
        case Comparison(key, operator, values):
            return f"{key}{operator}{'|'.join(map(write_value, values))}"
        case Not(child):
            return "-" + _nested(child)
        case And(children):
            return " ".join(map(_nested, children))
        case Or(children):
            return " or ".join(write(child) if isinstance(child, And) else _nested(child) for child in children)


def write_name(text: str) -> str:
    """Return `text` as a bare word if it can stand bare, else in quotes."""
    bare = _PLAIN_WORD.fullmatch(text) and text.lower() not in ("or", "and")
    return text if bare else quote(text)


def write_value(value: Value) -> str:
    """Return a value as it stands after a comparison sign."""
    if isinstance(value, Pattern):
        return f"/{value.source}/"
    return value.text if _PLAIN_VALUE.fullmatch(value.text) else quote(value.text)


def quote(text: str) -> str:
    """Return `text` as a phrase."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _nested(node: Node) -> str:
    return f"({write(node)})" if isinstance(node, And | Or) else write(node)
