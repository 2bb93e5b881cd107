"""Invented rows in the shape of the public database."""

import json
from pathlib import Path
from typing import Any

from cards.importing.records import CardRecord, Finding, Kind, Notes
from cards.importing.ws_json import read_row

CHARACTER: dict[str, Any] = {
    "name": "Lantern Cat",
    "code": "ABC/W01-E001",
    "rarity": "C",
    "expansion": "Harbour of Lanterns",
    "side": "W",
    "type": "Character",
    "color": "RED",
    "level": "1",
    "cost": "0",
    "power": "4500",
    "soul": 1,
    "trigger": [],
    "attributes": ["Harbour", "Lamp"],
    "ability": ["【AUTO】 When this card attacks, draw 1 card."],
    "flavor_text": "Purr.",
    "set": "ABC",
    "release": "01",
    "sid": "E001",
    "image": "https://cards.example/abc_e001.png",
}
_BY_TYPE: dict[str, dict[str, Any]] = {
    "Character": {},
    "Event": {"cost": "1", "power": "-", "soul": 0, "attributes": ["-", "-"], "ability": ["Draw 1 card."]},
    "Climax": {
        "level": "-",
        "cost": "-",
        "power": "-",
        "soul": 0,
        "trigger": ["SOUL", "SOUL"],
        "attributes": ["-", "-"],
        "ability": ["【CONT】 All of your characters get +2 soul."],
    },
}


def row(card_type: str = "Character", /, **changes: Any) -> dict[str, Any]:
    """Return a sound row of a type, with some fields changed; a changed code carries its parts along."""
    code = str(changes.get("code", CHARACTER["code"]))
    prefix, _, rest = code.partition("/")
    release, _, number = rest.partition("-")
    parts = {"set": prefix, "release": release.lstrip("WS"), "sid": number}
    return CHARACTER | _BY_TYPE[card_type] | {"type": card_type} | parts | changes


def read(card_type: str = "Character", /, **changes: Any) -> tuple[CardRecord, list[Finding]]:
    """Read a row; return its record and what was noted."""
    notes = Notes("abc.json", 1, "ABC/W01-E001")
    return read_row(row(card_type, **changes), notes), notes.findings


def fields(findings: list[Finding], kind: Kind) -> list[str]:
    """Return the fields that findings of a kind speak of."""
    return [finding.field for finding in findings if finding.kind is kind]


def write_file(folder: Path, name: str, *rows: Any) -> Path:
    """Write a card file."""
    path = folder / name
    path.write_text(json.dumps(rows, ensure_ascii=False), encoding="utf-8")
    return path
