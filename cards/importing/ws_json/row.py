"""One row of the format, read into a record."""

import re

from cards.importing.records import CardRecord, Notes, Row, RowRefusedError
from cards.importing.values import narrow, one_line, text_of
from cards.importing.ws_json.abilities import read_abilities
from cards.importing.ws_json.numbers import read_numbers
from cards.importing.ws_json.types import read_type
from cards.importing.ws_json.values import flavour_of
from cards.importing.ws_json.words import read_words
from rules.printed_card import PrintedCard

_FACE = ("name", "type", "color", "level", "cost", "power", "soul", "trigger", "attributes", "ability", "side")
_PRINTING = ("code", "rarity", "expansion", "flavor_text", "set", "release", "sid", "image")
KNOWN_FIELDS = frozenset((*_FACE, *_PRINTING))
_CODE = re.compile(r"[A-Za-z0-9]{1,6}/[A-Za-z0-9]{1,10}(-[A-Za-z0-9]{1,12}){1,2}")


def read_row(row: Row, notes: Notes) -> CardRecord:
    """Return the record of `row`, noting every repair; raises RowRefusedError."""
    code = _code(row, notes)
    name = one_line(row, "name", notes)
    if not name:
        raise RowRefusedError("name", name, "is missing")
    card_type = read_type(row, notes)
    words = read_words(row, card_type, notes)
    printed = PrintedCard(
        name=name,
        numbers=read_numbers(row, card_type, notes),
        words=words,
        abilities=read_abilities(row, words.get("trigger", ()), notes),
    )
    return CardRecord(
        code=code,
        printed=printed,
        rarity=_rarity(row, notes),
        product=one_line(row, "expansion", notes),
        flavour=flavour_of(row, notes),
        image_url=_image(row, notes),
    )


def _code(row: Row, notes: Notes) -> str:
    code = narrow(row, "code", notes)
    if not _CODE.fullmatch(code):
        raise RowRefusedError("code", code, "is no card number such as ABC/W01-E001")
    for key in ("set", "release", "sid"):
        part = text_of(row, key)
        if part not in code:
            notes.flagged(key, part, "is no part of the card number: the number is kept")
    return code


def _rarity(row: Row, notes: Notes) -> str:
    rarity = narrow(row, "rarity", notes)
    if not rarity:
        notes.flagged("rarity", rarity, "is missing")
    return rarity


def _image(row: Row, notes: Notes) -> str:
    url = text_of(row, "image").strip()
    if url and not re.fullmatch(r"https://[!-~]+", url):
        notes.repaired("image", url, "is no https address: left out")
        return ""
    return url
