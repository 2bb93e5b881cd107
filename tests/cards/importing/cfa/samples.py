"""Invented cards in the shape of a text database of Cardfight Area."""

from typing import Any

from cards.importing import cfa
from cards.importing.cfa.meanings import Meanings
from cards.importing.cfa.script import rows_of
from cards.importing.reading import Rows
from cards.importing.records import CardRecord, Finding, Notes
from rules.games import GAMES

COLUMNS = {"CardInClan 3": "Kagero", "TriggerUnit 1": "critical", "UnitGift 2": "accel"}
UNIT = """\
// invented
CardStat = 1123
global.CardName[CardStat] = 'Lantern Dragon'
global.CardText[CardStat] = '[AUTO](RC):When this unit attacks, draw a card.##[CONT](VC):This unit gets [Power]+2000.'
global.UnitGrade[CardStat] = 2
global.PowerStat[CardStat] = 9000
global.DefensePowerStat[CardStat] = 5000
global.CardInClan[CardStat] = 3
global.DCards[CardStat]=1
"""
TRIGGER = """\
global.CardName[1124]="Wick Dragon's Spark"; global.UnitGrade[1124]=0; global.PowerStat[1124]=5000
global.DefensePowerStat[1124]=10000; global.CardInClan[1124]=3; global.TriggerUnit[1124]=1
"""


def named(game: str) -> dict[str, str]:
    """Return what the numbers of the samples mean; of 2014 there are no gifts."""
    return {one: word for one, word in COLUMNS.items() if game == "vanguard" or not one.startswith("UnitGift")}


def rows(script: str | bytes, game: str = "vanguard", **columns: str) -> Rows:
    content = script if isinstance(script, bytes) else script.encode()
    return rows_of(content, Meanings(GAMES[game], named(game) | columns))


def read(script: str | bytes, game: str = "vanguard", columns: Any = None) -> tuple[CardRecord, list[Finding]]:
    """Read the first card of a script."""
    notes = Notes("cards.txt", 1, "")
    columns = named(game) if columns is None else columns
    return cfa.reader(GAMES[game], columns)(rows(script, game)[0], notes), notes.findings


def remarks(script: str | bytes) -> dict[str, str]:
    """Return what is said about a script by where."""
    return {remark.field: remark.reason for remark in rows(script).remarks}
