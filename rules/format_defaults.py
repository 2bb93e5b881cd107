"""The formats and titles that a game ships with: facts in JSON files, each with its source and the time it was true."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from rules.folding import fold_name
from rules.legality import FormatSpec, Restriction, RestrictionKind, TitleGroup


@dataclass(frozen=True, slots=True)
class DefaultList:
    """A restriction list to start from, in force from `since` to `until`, both included; `source` is as of when."""

    source: str
    since: date
    until: date | None
    entries: tuple[Restriction, ...]

    def holds(self, on: date) -> bool:
        return self.since <= on <= (self.until or date.max)


@dataclass(frozen=True, slots=True)
class DefaultFormat:
    """A format to start from, in force from `since` to `until`, both included; `source` already says as of when.

    Several entries of one key follow one another by their dates. A requirement is true, or the parameters of it.
    """

    key: str
    edition: str
    title: str
    source: str
    requirements: Mapping[str, Any]
    since: date | None = None
    until: date | None = None
    lists: tuple[DefaultList, ...] = ()

    def holds(self, on: date) -> bool:
        return (self.since or date.min) <= on <= (self.until or date.max)


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
    """Return the format called `key` as it ships, on a day; raises KeyError where there was none."""
    defaults = read_defaults(folder)
    rows = [entry for entry in defaults.formats if entry.key == key and entry.holds(on)]
    if not rows:
        raise KeyError(f"no format {key} on {on}")
    entry = max(rows, key=lambda row: row.since or date.min)
    in_force = next((one for one in entry.lists if one.holds(on)), None)
    return FormatSpec(
        key,
        entry.title,
        since=entry.since,
        source=entry.source,
        requirements=entry.requirements,
        restrictions=in_force.entries if in_force else (),
        restriction_source=in_force.source if in_force else "",
        titles=tuple(TitleGroup(title.name, frozenset(title.prefixes)) for title in defaults.titles),
    )


def _load(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _format(entry: dict[str, Any]) -> DefaultFormat:
    values = _dated(entry)
    lists = tuple(_list(one) for one in values.pop("restriction_lists", ()))
    return DefaultFormat(lists=tuple(sorted(lists, key=lambda one: one.since, reverse=True)), **values)


def _list(entry: dict[str, Any]) -> DefaultList:
    values = {"until": None} | _dated(entry)
    entries = tuple(_restriction(one) for one in values.pop("entries"))
    return DefaultList(entries=entries, **values)


def _restriction(entry: dict[str, Any]) -> Restriction:
    names = tuple(map(fold_name, entry["names"]))
    return Restriction(RestrictionKind(entry["kind"]), names, entry.get("limit", 0))


def _dated(entry: dict[str, Any]) -> dict[str, Any]:
    """Return the values of an entry with its days as dates, and with its source saying as of when."""
    values = dict(entry)
    values["source"] = f"{values['source']}, as of {values.pop('as_of')}"
    return values | {key: date.fromisoformat(values[key]) for key in ("since", "until") if key in values}
