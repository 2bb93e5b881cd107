"""Colour, side, trigger icons and traits."""

from cards.importing.records import Notes, Row, RowRefusedError
from cards.importing.values import text_of, texts_of
from cards.importing.ws_json.values import means_none
from rules.games.weiss_schwarz.validation import VOCABULARIES

COLOURS = tuple(VOCABULARIES["colour"])
SIDES = {"W": "weiss", "S": "schwarz"}
ICONS = tuple(VOCABULARIES["trigger"])
# A middle dot stands between two traits that one entry holds ("A・B", and "A・-" where there is no second).
TRAIT_DOT = "・"


def read_words(row: Row, card_type: str, notes: Notes) -> dict[str, tuple[str, ...]]:
    """Return the characteristics that are words; those a card has none of are left out."""
    words = {
        "type": (card_type,),
        "colour": (_colour(row, notes),),
        "trigger": _trigger(row),
        "trait": _traits(row, card_type, notes),
        "side": (_side(row),),
    }
    return {key: values for key, values in words.items() if values}


def _colour(row: Row, notes: Notes) -> str:
    written = text_of(row, "color")
    colour = written.strip().lower()
    if colour not in COLOURS:
        raise RowRefusedError("color", written, f"is none of {', '.join(COLOURS).upper()}")
    if written != colour.upper():
        notes.repaired("color", written, f"written as everywhere else: {colour.upper()}")
    return colour


def _side(row: Row) -> str:
    written = text_of(row, "side")
    if written not in SIDES:
        raise RowRefusedError("side", written, "is neither W (Weiß) nor S (Schwarz)")
    return SIDES[written]


def _trigger(row: Row) -> tuple[str, ...]:
    icons = tuple(icon.lower() for icon in texts_of(row, "trigger"))
    for icon in icons:
        if icon not in ICONS:
            raise RowRefusedError("trigger", icon, f"is none of {', '.join(ICONS).upper()}")
    return icons


def _traits(row: Row, card_type: str, notes: Notes) -> tuple[str, ...]:
    written = texts_of(row, "attributes")
    parts = [part.strip() for entry in written for part in entry.split(TRAIT_DOT)]
    traits = tuple(part for part in parts if not means_none(part))
    if list(traits) != written:
        notes.repaired("attributes", written, f"entries for none, outer spaces and joined traits: {_listed(traits)}")
    if traits and card_type != "character":
        notes.repaired("attributes", written, f"a card of type {card_type} has no trait (2.5.1): left out")
        return ()
    for trait in traits:
        if "," in trait:
            notes.flagged("attributes", trait, "may be two traits: kept as one")
        if trait.startswith("-") or trait.endswith("--"):
            notes.flagged("attributes", trait, "a character seems to be lost: kept as it is")
    return traits


def _listed(traits: tuple[str, ...]) -> str:
    return ", ".join(traits) or "none"
