"""Reads a file as YAML 1.2, in which `on` and `1:30` are words; every value remembers its line."""

from collections.abc import Iterator
from typing import Any, Final

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode

from rules.scenarios.errors import Unreadable

MOST_CHARACTERS: Final = 200_000
MOST_VALUES: Final = 20_000
DEEPEST: Final = 60

_CONTAINERS: Final = ("tag:yaml.org,2002:map", "tag:yaml.org,2002:seq")


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
        node = YAML(typ="safe", pure=True).compose(text)
        if node is None:
            raise Unreadable(1, "The file is empty.")
        return _Reading().value(node, 0)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise Unreadable(mark.line + 1 if mark else 1, f"It is no YAML: {_said(error)}.") from error
    except (YAMLError, ValueError) as error:
        raise Unreadable(1, f"It is no YAML: {error}") from error
    except RecursionError as error:
        raise Unreadable(1, _TOO_DEEP) from error


_TOO_DEEP: Final = f"Values lie in each other more than {DEEPEST} deep."


def _said(error: MarkedYAMLError) -> str:
    return ", ".join(part for part in (error.context, error.problem) if part)


class _Reading:
    def __init__(self) -> None:
        self.values = 0

    def value(self, node: Any, depth: int) -> Value:
        line = node.start_mark.line + 1
        self.values += 1  # what an alias repeats counts every time
        if self.values > MOST_VALUES:
            raise Unreadable(line, f"The file has more than {MOST_VALUES:,} values.")
        if depth > DEEPEST:
            raise Unreadable(line, _TOO_DEEP)
        if isinstance(node, MappingNode | SequenceNode) and str(node.tag) not in _CONTAINERS:
            raise Unreadable(line, f"{node.tag} is nothing that a scenario knows.")
        if isinstance(node, MappingNode):
            return self._mapping(node, line, depth)
        if isinstance(node, SequenceNode):
            return Value(line, [self.value(one, depth + 1) for one in node.value])
        assert isinstance(node, ScalarNode)  # noqa: S101
        return Value(line, _single(node, line), str(node.value))

    def _mapping(self, node: MappingNode, line: int, depth: int) -> Value:
        found: dict[str, Value] = {}
        lines: dict[str, int] = {}
        for key_node, value_node in node.value:
            here = key_node.start_mark.line + 1
            if not isinstance(key_node, ScalarNode):
                raise Unreadable(here, "A key is a single word or a number.")
            key = str(key_node.value)
            if key in found:
                raise Unreadable(here, f"The key {key!r} stands here twice; the first is in line {lines[key]}.")
            lines[key] = here
            found[key] = self.value(value_node, depth + 1)
        return Value(line, found, key_lines=lines)


def _single(node: ScalarNode, line: int) -> Any:
    tag = str(node.tag)
    text = str(node.value)
    if tag == "tag:yaml.org,2002:bool":
        return text.lower() == "true"
    if tag == "tag:yaml.org,2002:null":
        return None
    if tag == "tag:yaml.org,2002:int":
        return int(text.replace("_", ""), 0) if text.lstrip("+-")[:1] == "0" and len(text) > 2 else int(text)
    if tag in ("tag:yaml.org,2002:str", "tag:yaml.org,2002:float", "tag:yaml.org,2002:timestamp"):
        return text
    raise Unreadable(line, f"{tag} is nothing that a scenario knows.")
