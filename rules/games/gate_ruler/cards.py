"""Printed characteristics of a card (section 2 of the book), and the parameters that a ruler prints (5-2c-1, 3-2g)."""

from rules.games.game import Field, FieldKind

# 5-2c: what a deck may hold; rulers and geases stand beside it.
DECK_TYPES = ("unit", "event", "field", "resource")

# A ruler prints these, and a geas those that it changes. The deck is built by the first six (5-2c-1).
PARAMETERS = (
    Field("decksize", "Deck size", FieldKind.NUMBER, ("size",), is_rare=True),
    Field("maxfactions", "Maximum factions", FieldKind.NUMBER, is_rare=True),
    Field("maxcopies", "Maximum copies", FieldKind.NUMBER, is_rare=True),
    Field("legendarycap", "Legendary card cap", FieldKind.NUMBER, is_rare=True),
    Field("levelcap", "Deck level cap", FieldKind.NUMBER, is_rare=True),
    Field("countercap", "Counter cap", FieldKind.NUMBER, ("cntcap",), is_rare=True),
    Field("hand", "Opening hand", FieldKind.NUMBER, is_rare=True),
    Field("attackzones", "Attack zones", FieldKind.NUMBER, is_rare=True),
    Field("defensezones", "Defense zones", FieldKind.NUMBER, is_rare=True),
    Field("setzones", "Set zones", FieldKind.NUMBER, is_rare=True),
    Field("summoncap", "Summon cap", FieldKind.NUMBER, is_rare=True),
    Field("setcap", "Set cap", FieldKind.NUMBER, is_rare=True),
    Field("playcap", "In-play level cap", FieldKind.NUMBER, is_rare=True),
)

FIELDS = (
    Field(
        "type",
        "Type",
        FieldKind.WORD,
        ("t",),
        {"unit": ("u",), "event": ("ev",), "field": (), "resource": ("res",), "ruler": (), "geas": ()},
        is_extra=True,
        has_icons=True,
    ),
    Field("level", "Level", FieldKind.NUMBER, ("l", "lv"), common=(0, 1, 2, 3, 4, 5)),
    Field("faction", "Faction", FieldKind.WORD, ("fac",)),
    Field("atk", "ATK", FieldKind.NUMBER, ("attack",)),
    Field("hp", "HP", FieldKind.NUMBER, is_extra=True),
    Field("stk", "STK", FieldKind.NUMBER, ("strike",), is_extra=True),
    Field(
        "icon",
        "Icons",
        FieldKind.WORD,
        (),
        {"od": ("overdrive",), "td": ("touchdown",), "cnt": ("counter",)},
        {"od": "OD", "td": "TD", "cnt": "CNT"},
        has_icons=True,
    ),
    Field("legendary", "Legendary", FieldKind.WORD, ("leg",), {"legendary": ("yes",)}, is_extra=True, has_icons=True),
    Field("attribute", "Attributes", FieldKind.WORD, ("attr", "trait")),
    Field("life", "Life", FieldKind.NUMBER, is_rare=True),
    Field("ruler", "Targets the ruler", FieldKind.WORD, ("target",), is_rare=True),
    *PARAMETERS,
)
