"""The project's own card format: one JSON object a card, keyed by the game's own field names, nothing to repair.

`code`, `name`, `set_name`, `rarity`, `abilities` (a list, one text each), optional `flavour` and `image`; every number
field of the game as a number or absent; every word field as a word or a list of words (`trait` or `traits`).
"""

import re
from collections.abc import Callable

from cards.importing.records import CardRecord, Notes, Row, RowRefusedError
from rules.games import Field, FieldKind, Game
from rules.printed_card import PrintedCard

PLAIN_FIELDS = ("code", "name", "set_name", "rarity", "abilities", "flavour", "image")


def known_fields(game: Game) -> frozenset[str]:
    """Return every field that a card of `game` may have in this format."""
    return frozenset(PLAIN_FIELDS) | {key for field in game.fields for key in (field.key, f"{field.key}s")}


def reader(game: Game) -> Callable[[Row, Notes], CardRecord]:
    """Return the function that reads one row of `game`."""

    def read_row(row: Row, notes: Notes) -> CardRecord:
        del notes
        printed = PrintedCard(
            name=_text(row, "name"),
            numbers={f.key: row[f.key] for f in game.fields if f.kind is FieldKind.NUMBER and _has_number(row, f)},
            words={f.key: words for f in game.fields if f.kind is FieldKind.WORD and (words := _words(row, f))},
            abilities=_texts(row, "abilities"),
        )
        return CardRecord(
            code=_text(row, "code"),
            printed=printed,
            rarity=_text(row, "rarity", needed=False),
            product=_text(row, "set_name", needed=False),
            flavour=_text(row, "flavour", needed=False),
            image_url=_address(row, "image"),
        )

    return read_row


def _text(row: Row, key: str, *, needed: bool = True) -> str:
    value = row.get(key, "")
    if not isinstance(value, str):
        raise RowRefusedError(key, value, "must be a text")
    if needed and not value.strip():
        raise RowRefusedError(key, value, "is missing")
    return value.strip()


def _address(row: Row, key: str) -> str:
    """Return the address of a picture; nothing but https is ever shown on a page."""
    address = _text(row, key, needed=False)
    if address and not re.fullmatch(r"https://[!-~]+", address):
        raise RowRefusedError(key, address, "must be an https address, or absent")
    return address


def _texts(row: Row, key: str) -> tuple[str, ...]:
    values = row.get(key, [])
    if not isinstance(values, list) or not all(isinstance(v, str) and v.strip() for v in values):
        raise RowRefusedError(key, values, "must be a list of texts, none of them empty")
    return tuple(value.strip() for value in values)


def _has_number(row: Row, field: Field) -> bool:
    value = row.get(field.key)
    if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
        raise RowRefusedError(field.key, value, "must be a whole number, or absent where the card has none")
    return value is not None


def _words(row: Row, field: Field) -> tuple[str, ...]:
    key = field.key if field.key in row else f"{field.key}s"
    value = row.get(key)
    if value is None:
        return ()
    words = (value,) if isinstance(value, str) and value else _texts(row, key)
    for word in words:
        if field.values and word not in field.values:
            raise RowRefusedError(key, word, f"is none of {', '.join(field.values)}")
    return words
