"""The formats and titles that a game ships with: facts in JSON files, each with its source and the time it was true."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from rules.legality import FormatSpec, TitleGroup


@dataclass(frozen=True, slots=True)
class DefaultFormat:
    """A format to start from; `source` already says as of when."""

    key: str
    edition: str
    title: str
    source: str
    requirements: Mapping[str, bool]


@dataclass(frozen=True, slots=True)
class DefaultTitle:
    """A title group to start from."""

    name: str
    source: str
    prefixes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FormatDefaults:
    """All formats and titles of one game."""

    formats: tuple[DefaultFormat, ...] = ()
    titles: tuple[DefaultTitle, ...] = ()


def read_defaults(folder: Path) -> FormatDefaults:
    """Read `formats.json` and, where there is one, `titles.json`; a missing or unknown key raises."""
    titles_file = folder / "titles.json"
    return FormatDefaults(
        formats=tuple(_format(entry) for entry in _load(folder / "formats.json")["formats"]),
        titles=tuple(
            DefaultTitle(name, f"{block['source']}, as of {block['as_of']}", tuple(prefixes))
            for block in (_load(titles_file)["blocks"] if titles_file.exists() else ())
            for name, prefixes in block["titles"].items()
        ),
    )


def default_spec(folder: Path, key: str, on: date) -> FormatSpec:
    """Return the format called `key` as it ships, on a day; raises KeyError where there is none."""
    defaults = read_defaults(folder)
    for entry in defaults.formats:
        if entry.key == key:
            titles = tuple(TitleGroup(title.name, frozenset(title.prefixes)) for title in defaults.titles)
            return FormatSpec(key, entry.title, source=entry.source, requirements=entry.requirements, titles=titles)
    raise KeyError(f"no format {key} on {on}")


def _load(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _format(entry: dict[str, Any]) -> DefaultFormat:
    values = dict(entry)
    source = f"{values.pop('source')}, as of {values.pop('as_of')}"
    return DefaultFormat(source=source, **values)
