"""The adapter `vg-site`: D-era cards as a site for decks exports them, one object with the list `cards`.

A card has several numbers, one a printing; each is read as a row of its own.
"""

import re
from pathlib import Path
from typing import Any

from cards.importing.reading import read_rows
from cards.importing.records import CardRecord, Notes, Row
from cards.importing.values import one_line, text_of, texts_of
from cards.importing.vanguard.codes import read_code
from cards.importing.vanguard.d_era import read_name, read_skill
from cards.importing.vanguard.kinds import Kind, read_icon, read_kind
from cards.importing.vanguard.lines import read_lines, without_markup
from cards.importing.vanguard.numbers import read_numbers
from rules.games.vanguard.validation import VOCABULARIES
from rules.printed_card import PrintedCard

CODES = "setCode"
KNOWN_FIELDS = frozenset(("id", "name", "skill", "grade", "power", "shield", "ability", "nation", "race")) | frozenset(
    ("sets", CODES, "keywords", "image", "type", "critical", "trigger")
)
UNSPOKEN = frozenset({"trigger_power", "rarity", "product", "flavour"})
MAX_CODES = 20
_NO_NATION = "NationLess"


def read_file(path: Path) -> list[Any]:
    """Return the rows in the list `cards` of the file; raises FileRefusedError."""
    return read_rows(path, "cards")


def parts(row: Row) -> list[Row]:
    """Return the row once for each of its numbers; a row whose numbers cannot be told apart stays one."""
    codes = row.get(CODES)
    if not isinstance(codes, list) or not 0 < len(codes) <= MAX_CODES:
        return [row]
    return [{**row, CODES: code} for code in codes]


def read_row(row: Row, notes: Notes) -> CardRecord:
    """Return the record of one printing of a card, noting every repair; raises RowRefusedError."""
    code = read_code(row.get(CODES, ""), CODES)
    notes.code = code
    text = without_markup(text_of(row, "skill"), "skill", notes)
    icons = read_icon(row, "trigger", VOCABULARIES["trigger"])
    kind = _kind(row, text, icons, notes)
    printed = PrintedCard(
        name=read_name(row, notes),
        numbers=read_numbers(row, is_unit=kind.is_unit, notes=notes),
        words={key: words for key, words in _words(row, kind, icons, notes).items() if words},
        abilities=read_lines(text, "skill", notes),
    )
    return CardRecord(code=code, printed=printed, image_url=_image(row, notes))


def _kind(row: Row, text: str, icons: tuple[str, ...], notes: Notes) -> Kind:
    """Return what the card is; of an order the format says its further subtype as its race."""
    kind = read_kind(row, text.strip(), icons, notes)
    race = _race(row)
    return kind if kind.is_unit else Kind(kind.main, (*kind.subtypes, *(word.casefold() for word in race)))


def _race(row: Row) -> tuple[str, ...]:
    race = text_of(row, "race").strip()
    return () if race in ("", "None") else (race,)


def _words(row: Row, kind: Kind, icons: tuple[str, ...], notes: Notes) -> dict[str, tuple[str, ...]]:
    nation = one_line(row, "nation", notes)
    keywords = texts_of(row, "keywords")
    return kind.words() | {
        "trigger": icons,
        "skill": read_skill(row, "ability", kind, notes),
        "nation": (nation,) if nation not in ("", _NO_NATION) else (),
        "race": _race(row) if kind.is_unit else (),
        "persona": ("yes",) if "Persona Ride" in keywords else (),
        "keyword": ("sentinel",) if "Sentinel" in keywords else (),
    }


def _image(row: Row, notes: Notes) -> str:
    url = text_of(row, "image").strip()
    if url and not re.fullmatch(r"https://[!-~]+", url):
        notes.repaired("image", url, "is no https address: left out")
        return ""
    return url
