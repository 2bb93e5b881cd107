"""The starter cards of a game as the rules see them, read without a database."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from rules.games.game import FieldKind, Game
from rules.printed_card import PrintedCard


def starter_cards(game: Game) -> Mapping[str, PrintedCard]:
    """Return the cards that come with `game` by card number."""
    return _cards(game.folder / "starter" / "cards.json", _keys(game, FieldKind.NUMBER), _keys(game, FieldKind.WORD))


def _keys(game: Game, kind: FieldKind) -> tuple[str, ...]:
    return tuple(field.key for field in game.fields if field.kind is kind)


@cache
def _cards(path: Path, numbers: tuple[str, ...], words: tuple[str, ...]) -> Mapping[str, PrintedCard]:
    rows = json.loads(path.read_text(encoding="utf-8"))
    return {row["code"]: _card(row, numbers, words) for row in rows}


def _card(row: Mapping[str, Any], numbers: tuple[str, ...], words: tuple[str, ...]) -> PrintedCard:
    return PrintedCard(
        row["name"],
        {key: row[key] for key in numbers if row.get(key) is not None},
        {key: found for key in words if (found := _words(row, key))},
        tuple(row.get("abilities", ())),
    )


def _words(row: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = row.get(key, row.get(f"{key}s"))
    if value is None:
        return ()
    return (value,) if isinstance(value, str) else tuple(value)
