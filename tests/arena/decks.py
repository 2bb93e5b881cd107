"""The starter decks as the lab plays them, read without a database."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from rules.games import weiss_schwarz
from rules.lab.frozen_deck import Copies, FrozenDeck
from rules.printed_card import PrintedCard

_STARTER = Path(weiss_schwarz.__file__).parent / "starter"
_NUMBERS = ("level", "cost", "power", "soul")
_WORDS = {"type": "type", "side": "side", "colour": "colour", "trigger": "trigger", "trait": "traits"}


@cache
def starter_decks() -> tuple[FrozenDeck, ...]:
    """Return the starter decks by name of file."""
    return tuple(_deck(file) for file in sorted((_STARTER / "decks").glob("*.txt")))


def _deck(file: Path) -> FrozenDeck:
    text = file.read_text(encoding="utf-8")
    lines = [line.split(maxsplit=2) for line in text.splitlines() if line and not line.startswith("//")]
    cards = _cards()
    return FrozenDeck.of("weiss-schwarz", file.stem, [Copies(code, cards[code], int(n)) for n, code, _ in lines])


@cache
def _cards() -> dict[str, PrintedCard]:
    rows: list[dict[str, Any]] = json.loads((_STARTER / "cards.json").read_text(encoding="utf-8"))
    return {row["code"]: _printed(row) for row in rows}


def _printed(row: dict[str, Any]) -> PrintedCard:
    numbers = {key: row[key] for key in _NUMBERS if row[key] is not None}
    words = {key: _words(row[column]) for key, column in _WORDS.items()}
    return PrintedCard(row["name"], numbers, words, tuple(row["abilities"]))


def _words(value: str | list[str]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)
