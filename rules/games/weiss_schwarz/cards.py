"""Printed characteristics of a card (section 2 of the book)."""

from rules.games.game import Field, FieldKind

FIELDS = (
    Field(
        "type",
        "Type",
        FieldKind.WORD,
        ("t",),
        {"character": ("char",), "event": ("ev",), "climax": ("cx",)},
        is_extra=True,
        has_icons=True,
    ),
    Field(
        "colour",
        "Colour",
        FieldKind.WORD,
        ("color", "c"),
        {"yellow": ("y",), "green": ("g",), "red": ("r",), "blue": ("b", "u")},
    ),
    Field("level", "Level", FieldKind.NUMBER, ("l", "lv"), common=(0, 1, 2, 3)),
    Field("cost", "Cost", FieldKind.NUMBER, ("k",), common=(0, 1, 2, 3), is_extra=True),
    Field("power", "Power", FieldKind.NUMBER, ("p", "pow")),
    Field("soul", "Soul", FieldKind.NUMBER, ("s",), common=(1, 2, 3), is_extra=True),
    Field(
        "trigger",
        "Trigger",
        FieldKind.WORD,
        ("tr",),
        {
            "soul": (),
            "return": ("bounce", "wind"),
            "pool": ("stock",),
            "comeback": ("door", "salvage"),
            "draw": ("book",),
            "shot": ("burn", "fire"),
            "treasure": ("bag", "gold"),
            "gate": ("pants",),
            "standby": (),
            "choice": (),
        },
        has_icons=True,
    ),
    Field("trait", "Trait", FieldKind.WORD, ("attribute", "tt")),
    Field(
        "side",
        "Side",
        FieldKind.WORD,
        (),
        {"weiss": ("w", "weiß"), "schwarz": ("s",)},
        {"weiss": "Weiß"},
        is_extra=True,
        has_icons=True,
    ),
)
