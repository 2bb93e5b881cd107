"""A card of the database as a record."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from cards.importing.cfa.meanings import FIELDS, NONE, NUMBERED, Meanings, numbered_fields
from cards.importing.cfa.script import FAULTS, INDEX
from cards.importing.records import CardRecord, Notes, Row, RowRefusedError
from cards.importing.vanguard.d_era import read_name
from cards.importing.vanguard.kinds import PLAYED
from cards.importing.vanguard.lines import read_lines
from cards.importing.vanguard.numbers import read_numbers
from rules.games import Game
from rules.games.vanguard.cards import ORDER, UNIT
from rules.printed_card import PrintedCard

# The database has indexes of its own instead of card numbers: they stand in the place of the number.
RELEASE = "CFA"
_NUMBERS = {"grade": "UnitGrade", "power": "PowerStat", "shield": "DefensePowerStat"}
_HASH = re.compile(r"\\#|#+")
_SENTINEL = re.compile(r"(?:\[CONT\]:? ?)?Sentinel\b")


def known_fields(game: Game) -> frozenset[str]:
    """Return the fields that are read; of those with numbers only what `game` has."""
    return FIELDS - (NUMBERED.keys() - set(numbered_fields(game))) | {INDEX, FAULTS}


def reader(game: Game, columns: Mapping[str, str]) -> Callable[[Row, Notes], CardRecord]:
    """Return the function that reads one card of `game`; `columns` says what the numbers mean."""

    meanings = cache(lambda: Meanings(game, columns))

    def read_row(row: Row, notes: Notes) -> CardRecord:
        return _read_row(row, notes, meanings())

    return read_row


def _read_row(row: Row, notes: Notes, meanings: Meanings) -> CardRecord:
    """Return the record of `row`, noting every repair; raises RowRefusedError."""
    code = f"{RELEASE}/{row[INDEX]}"
    notes.code = code
    for field, value, reason in row[FAULTS]:
        raise RowRefusedError(field, value, reason)
    name = _name(row, notes)
    abilities = read_lines(_broken(_text(row, "CardText"), "\n"), "text", notes)
    words = {key: words for field in NUMBERED for key, words in _meant(row, field, meanings).items()}
    kind = _kind(row, abilities, words, meanings.game, notes)
    numbers = {key: row[field] for key, field in _NUMBERS.items() if field in row}
    printed = PrintedCard(
        name=name,
        numbers=read_numbers(numbers, is_unit=ORDER not in kind["type"], notes=notes),
        words=kind | words | ({"keyword": ("sentinel",)} if any(map(_SENTINEL.match, abilities)) else {}),
        abilities=abilities,
    )
    return CardRecord(code=code, printed=printed)


def _name(row: Row, notes: Notes) -> str:
    written = _text(row, "CardName")
    name = _broken(written, " ")
    if name != written:
        notes.repaired("name", written, "a name is one line: no line breaks")
    return read_name({"name": name}, notes)


def _text(row: Row, field: str) -> str:
    value = row.get(field, "")
    if not isinstance(value, str):
        raise RowRefusedError(field, value, "must be a text in quotation marks")
    return value


def _broken(text: str, sign: str) -> str:
    """Return `text` with `sign` for the number signs that the program breaks lines at; one behind a \\ is itself."""
    return _HASH.sub(lambda match: "#" if match[0] == "\\#" else sign, text)


def _meant(row: Row, field: str, meanings: Meanings) -> dict[str, tuple[str, ...]]:
    number: Any = row.get(field)
    if number is not None and not isinstance(number, int):
        raise RowRefusedError(field, number, "must be a whole number")
    return meanings.words(field, number)


def _kind(
    row: Row, abilities: tuple[str, ...], words: Mapping[str, object], game: Game, notes: Notes
) -> dict[str, tuple[str, ...]]:
    """Return type and subtype: a trigger number makes a trigger unit, and only the text tells an order."""
    is_trigger = row.get("TriggerUnit") not in (None, NONE["TriggerUnit"])
    if game.find_field("subtype") is None:
        if is_trigger and "trigger" not in words:
            reason = "which trigger this is must be said, since the icon makes a trigger unit (2.9.2)"
            raise RowRefusedError("TriggerUnit", row["TriggerUnit"], reason)
        return {"type": ("trigger-unit" if is_trigger else "normal-unit",)}
    if is_trigger:
        return {"type": (UNIT,), "subtype": ("trigger",)}
    if row.get("PowerStat"):
        return {"type": (UNIT,)}
    if not row.get("DefensePowerStat") and abilities and abilities[0].startswith(PLAYED):
        notes.flagged("type", "", "no power, and played for a cost: taken for an order, of which subtype is not known")
        return {"type": (ORDER,)}
    notes.flagged("type", "", "no power, and the file has no types: taken for a unit")
    return {"type": (UNIT,)}
