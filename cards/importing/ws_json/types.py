"""The type of a card, mended where all its other characteristics prove that another one was meant."""

from cards.importing.records import Notes, Row, RowRefusedError
from cards.importing.values import text_of, texts_of
from cards.importing.ws_json.numbers import digits_of
from cards.importing.ws_json.values import means_none

TYPES = {"Character": "character", "Event": "event", "Climax": "climax"}
_TAGS = ("【AUTO】", "【CONT】", "【ACT】", "[AUTO]", "[CONT]", "[ACT]")


def read_type(row: Row, notes: Notes) -> str:
    """Return character, event or climax."""
    written = text_of(row, "type")
    if written not in TYPES:
        raise RowRefusedError("type", written, f"is none of {', '.join(TYPES)}")
    for types, proves, meant, reason in PROOFS:
        if written in types and proves(row):
            notes.repaired("type", written, f"{reason}: it is a card of type {meant}")
            return meant
    return TYPES[written]


def _has(row: Row, key: str) -> bool:
    """Whether a number above 0 stands in the field."""
    text = digits_of(row, key)
    return text.isdecimal() and int(text[:9]) > 0


def _has_traits(row: Row) -> bool:
    return not all(means_none(trait) for trait in texts_of(row, "attributes"))


def _is_character(row: Row) -> bool:
    return _has(row, "power") and _has(row, "soul") and _has_traits(row)


def _is_event(row: Row) -> bool:
    text = " ".join(texts_of(row, "ability"))
    played = _has(row, "level") and digits_of(row, "cost").isdecimal()
    bare = not (_has(row, "power") or _has(row, "soul") or _has_traits(row) or texts_of(row, "trigger"))
    return played and bare and not any(tag in text for tag in _TAGS)


def _is_climax(row: Row) -> bool:
    numbers = any(_has(row, key) for key in ("level", "cost", "power", "soul"))
    icons = texts_of(row, "trigger")
    return not numbers and not _has_traits(row) and bool(icons) and icons != ["SOUL"]


PROOFS = (
    (("Event",), _is_character, "character", "power, soul and traits exist on characters only (2.5.1, 2.9.1, 2.10.1)"),
    (
        ("Climax",),
        _is_event,
        "event",
        "level and cost (2.6.1, 2.7.1), no trigger icon, text as events have",
    ),
    (("Character",), _is_climax, "climax", "no number above 0, no trait, and the trigger icons of a climax"),
)
