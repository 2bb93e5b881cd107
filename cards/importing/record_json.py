"""A record as JSON and back, for those that wait in a queue."""

from collections.abc import Mapping
from typing import Any

from cards.importing.records import CardRecord
from rules.printed_card import PrintedCard

_OF_PRINTING = ("code", "rarity", "product", "flavour", "image_url", "language")


class RecordError(ValueError):
    """Not a whole record: written by an earlier version, which kept other things."""


def to_json(record: CardRecord) -> dict[str, Any]:
    """Return everything that `record` says."""
    face = record.printed
    return {key: getattr(record, key) for key in _OF_PRINTING} | {
        "name": face.name,
        "numbers": dict(face.numbers),
        "words": {key: list(words) for key, words in face.words.items()},
        "abilities": list(face.abilities),
    }


def from_json(data: Mapping[str, Any]) -> CardRecord:
    """Return the record that `data` was made of; raises RecordError where it is not whole."""
    try:
        printed = PrintedCard(
            name=data["name"],
            numbers=dict(data["numbers"]),
            words={key: tuple(words) for key, words in data["words"].items()},
            abilities=tuple(data["abilities"]),
        )
        return CardRecord(printed=printed, **{key: data[key] for key in _OF_PRINTING})
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise RecordError(f"no whole record: {error!r}") from error
