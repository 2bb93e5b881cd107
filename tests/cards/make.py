"""Makes catalogue rows for tests by the importer's own path."""

from typing import Any

from cards.importing.records import CardRecord
from cards.importing.writing import Outcome, write_records
from cards.models import Card, Printing
from rules.games.weiss_schwarz import WEISS_SCHWARZ
from rules.printed_card import PrintedCard

NUMBERS = {"level": 0, "cost": 0, "power": 500, "soul": 1}


def record(code: str = "ABC/W01-E001", name: str = "Lantern Cat", **face: Any) -> CardRecord:
    """Return a record of a small character; `abilities`, `words` and numbers replace what it has."""
    abilities = tuple(face.pop("abilities", ()))
    words = {"type": ("character",), "colour": ("red",), "trait": ("Harbour",), "side": ("weiss",)}
    words |= face.pop("words", {})
    printing = {key: face.pop(key) for key in ("rarity", "product", "flavour", "image_url") if key in face}
    printed = PrintedCard(name, NUMBERS | face, {key: value for key, value in words.items() if value}, abilities)
    return CardRecord(code, printed, **printing)


def write(*records: CardRecord) -> list[Outcome]:
    return [written.outcome for written in write_records(WEISS_SCHWARZ, records)]


def card_of(code: str) -> Card:
    return Printing.objects.select_related("card").get(code=code).card
