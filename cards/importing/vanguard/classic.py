"""The adapter `vg-classic`: units of 2011 to 2014 under identifiers instead of numbers, many texts damaged."""

import re

from cards.importing.mending import Mend
from cards.importing.records import CardRecord, Notes, Row, RowRefusedError
from cards.importing.values import text_of, texts_of
from cards.importing.vanguard.d_era import read_name
from cards.importing.vanguard.dirty import DIRTY, split_abilities
from cards.importing.vanguard.kinds import read_icon
from cards.importing.vanguard.lines import MENDS, read_lines
from cards.importing.vanguard.numbers import read_numbers
from rules.games.vanguard_2014.validation import VOCABULARIES
from rules.printed_card import PrintedCard

KNOWN_FIELDS = frozenset(
    ("id", "name", "grade", "trigger", "skill", "shield", "race", "clan", "critical", "power")
) | frozenset(("text_quality", "text_dirty", "abilities"))
UNSPOKEN = frozenset({"rarity", "product", "flavour", "image"})
# The file says of which boosters its cards are, and no number: the identifier stands in the place of the number.
RELEASES = "BT01-15"
SHIELDS = (5000, 10_000)
_IDENTIFIER = re.compile(r"[A-Z0-9_]{1,60}")
_RACES = {"Hight Beast": "High Beast", "Workerloid": "Workeroid", "Abbys Dragon": "Abyss Dragon"}
_SENTINEL = re.compile(r"\[CONT\]: ?Sentinel\b")


def read_row(row: Row, notes: Notes) -> CardRecord:
    """Return the record of `row`, noting every repair; raises RowRefusedError."""
    code = _code(row)
    notes.code = code
    clan = text_of(row, "clan").strip()
    if clan.startswith("Dummy"):
        raise RowRefusedError("clan", clan, "is a placeholder of the file, no card")
    icons = read_icon(row, "trigger", VOCABULARIES["trigger"])
    abilities = _abilities(row, notes)
    words = {
        "type": ("trigger-unit" if icons else "normal-unit",),
        "trigger": icons,
        "skill": read_icon(row, "skill", VOCABULARIES["skill"]),
        "clan": (clan,) if clan else (),
        "race": _race(row, notes),
        "keyword": ("sentinel",) if any(map(_SENTINEL.match, abilities)) else (),
    }
    printed = PrintedCard(
        name=_name(row, notes),
        numbers=_numbers(row, notes),
        words={key: values for key, values in words.items() if values},
        abilities=abilities,
    )
    return CardRecord(code=code, printed=printed)


def _code(row: Row) -> str:
    identifier = row.get("id", "")
    if not isinstance(identifier, str) or not _IDENTIFIER.fullmatch(identifier):
        raise RowRefusedError("id", identifier, "is no identifier of capitals, digits and underscores")
    return f"{RELEASES}/{re.sub('_+', '_', identifier).strip('_')}"


def _name(row: Row, notes: Notes) -> str:
    name = read_name(row, notes)
    if "_" in name:
        notes.flagged("name", name, "holds an underscore, as an identifier does: kept as it is")
    return name


def _numbers(row: Row, notes: Notes) -> dict[str, int]:
    numbers = read_numbers(row, is_unit=True, notes=notes)
    if numbers.get("grade") == 0 and numbers.get("shield") == 0 and numbers.get("power") in SHIELDS:
        notes.flagged("power", numbers["power"], "may be the shield, which is 0 here: both kept as they are")
    return numbers


def _race(row: Row, notes: Notes) -> tuple[str, ...]:
    written = text_of(row, "race").strip()
    race = _RACES.get(written, written)
    if race != written:
        notes.repaired("race", written, f"a slip of the pen: {race}")
    return (race,) if race else ()


def _abilities(row: Row, notes: Notes) -> tuple[str, ...]:
    """Return the abilities: the clean ones as they stand, the damaged ones mended and flagged."""
    dirty = text_of(row, "text_dirty")
    if not dirty.strip():
        return _lines("\n".join(texts_of(row, "abilities")), "abilities", MENDS, notes)
    if texts_of(row, "abilities"):
        raise RowRefusedError("text_dirty", dirty, "stands beside a clean text, and which is meant is not known")
    notes.flagged("text_dirty", dirty, "the file calls this text damaged: commas and full stops may be lost")
    return _lines(split_abilities(dirty, notes), "text_dirty", (*MENDS, *DIRTY), notes)


def _lines(text: str, field: str, mends: tuple[Mend, ...], notes: Notes) -> tuple[str, ...]:
    return read_lines(text, field, notes, mends)
