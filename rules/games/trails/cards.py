"""Printed characteristics of a card (section 200 of the book)."""

from rules.folding import fold_search
from rules.games.game import Field, FieldKind
from rules.printed_card import PrintedCard

# 203.2: the types that a card of a deck has. Products hold other cards too, to keep count with: markers.
DECK_TYPES = ("unit", "item", "event", "base")
MARKER = "marker"
COMMON = "Common"  # 602.4b-1

_TYPE_NAMES = {key: key.upper() for key in DECK_TYPES} | {MARKER: "Marker"}

FIELDS = (
    Field(
        "type",
        "Type",
        FieldKind.WORD,
        ("t",),
        {"unit": ("u",), "item": ("i",), "event": ("ev",), "base": ("b",), MARKER: ()},
        _TYPE_NAMES,
        is_extra=True,
    ),
    Field("cp", "CP cost", FieldKind.NUMBER, ("c", "cost"), common=(1, 2, 3, 4, 5)),
    Field("sub_name", "Sub-name", FieldKind.WORD, ("sub-name", "subname", "sub"), is_rare=True),
    Field("ep", "EP cost", FieldKind.NUMBER, ("e",), common=(1, 2, 3), is_extra=True),
    Field("building", "Building level", FieldKind.NUMBER, ("b", "bl"), is_rare=True),
    Field("str", "STR", FieldKind.NUMBER, ("s", "strength")),
    Field("def", "DEF", FieldKind.NUMBER, ("d", "defence", "defense")),
    Field("org", "Organization", FieldKind.WORD, ("organization", "organisation", "trait")),
    Field("arts", "Arts", FieldKind.WORD, ("art",), is_rare=True),
)


def type_name(key: str) -> str:
    """Return a type as the book writes it."""
    return _TYPE_NAMES.get(key, key)


def full_name(card: PrintedCard) -> str:
    """Return name and sub-name as players write them: `Name [Sub-name]`."""
    sub_name = card.word("sub_name")
    return f"{card.name} [{sub_name}]" if sub_name else card.name


def is_common(card: PrintedCard) -> bool:
    """602.4b-1: whether the sub-name is the one that lifts the copy limit."""
    return fold_search(card.word("sub_name") or "") == fold_search(COMMON)
