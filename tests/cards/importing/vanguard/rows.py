"""Invented rows in the shapes of the public Vanguard files."""

import json
from pathlib import Path
from typing import Any

from cards.importing.records import CardRecord, Finding, Notes
from cards.importing.vanguard import classic, d_era, site

D_ERA: dict[str, Any] = {
    "id": "dbt90_001",
    "name": "Lantern Dragon",
    "set": "dbt90",
    "type": "Normal Unit",
    "sentinel": False,
    "nation": "Dragon Empire",
    "dual_nation": None,
    "grade": 2,
    "power": 10000,
    "shield": 5000,
    "critical": 1,
    "skill": "Intercept",
    "trigger": None,
    "trigger_power": None,
    "persona_ride": False,
    "abilities": ["[AUTO](RC):When this unit attacks, draw a card."],
    "text": "[AUTO](RC):When this unit attacks, draw a card.",
}
SITE: dict[str, Any] = {
    "id": "7",
    "name": "Lantern Dragon",
    "skill": "[AUTO](RC):When this unit attacks, draw a card.",
    "grade": 2,
    "power": 10000,
    "shield": 5000,
    "ability": "Intercept",
    "nation": "Dragon Empire",
    "race": "Flame Dragon",
    "sets": ["D-BT90"],
    "setCode": ["D-BT90 001"],
    "keywords": ["None"],
    "image": "https://cards.example/7.png",
    "type": "Normal Unit",
    "critical": 1,
    "trigger": "None",
}
CLASSIC: dict[str, Any] = {
    "id": "LANTERN_DRAGON__WICK",
    "name": "Lantern Dragon, Wick",
    "grade": 2,
    "trigger": "NONE",
    "skill": "INTERCEPT",
    "shield": 5000,
    "race": "Flame Dragon",
    "clan": "Kagero",
    "critical": 1,
    "power": 9000,
    "text_quality": "clean",
    "abilities": ["[AUTO](VC/RC):When this unit attacks, draw a card."],
}
ORDER: dict[str, Any] = {"type": "Normal Order", "power": 0, "shield": 0, "critical": 0, "skill": None}


def read_d(**changes: Any) -> tuple[CardRecord, list[Finding]]:
    """Read a row of `vg-d`; a text given alone has no parts."""
    parts: dict[str, Any] = {"abilities": []} if "text" in changes else {}
    notes = Notes("d.json", 1, "")
    return d_era.read_row(D_ERA | parts | changes, notes), notes.findings


def read_site(**changes: Any) -> tuple[CardRecord, list[Finding]]:
    """Read the first printing of a row of `vg-site`."""
    notes = Notes("site.json", 1, "")
    return site.read_row(site.parts(SITE | changes)[0], notes), notes.findings


def read_classic(**changes: Any) -> tuple[CardRecord, list[Finding]]:
    """Read a row of `vg-classic`; a damaged text stands in the place of the clean one."""
    row = CLASSIC | changes
    if "text_dirty" in changes:
        row = {key: value for key, value in row.items() if key != "abilities" or "abilities" in changes}
    notes = Notes("classic.json", 1, "")
    return classic.read_row(row, notes), notes.findings


def dirty(text: str) -> tuple[str, ...]:
    """Return what becomes of a damaged text."""
    return read_classic(text_dirty=text)[0].printed.abilities


def d_file(folder: Path, *changes: dict[str, Any]) -> Path:
    """Write a file of `vg-d`."""
    return _write(folder / "d.json", [D_ERA | one for one in changes])


def site_file(folder: Path, *changes: dict[str, Any]) -> Path:
    """Write a file of `vg-site`."""
    return _write(folder / "site.json", {"version": "1", "cards": [SITE | one for one in changes]})


def _write(path: Path, data: Any) -> Path:
    path.write_text(json.dumps(data), encoding="utf-8")
    return path
