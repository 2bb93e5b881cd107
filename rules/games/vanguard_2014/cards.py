"""Printed characteristics of a card (section 2 of the book)."""

from rules.games.game import Field, FieldKind

FIELDS = (
    # 2.9.2: units with a trigger icon are trigger units, all others normal units.
    Field(
        "type",
        "Type",
        FieldKind.WORD,
        ("t",),
        {"normal-unit": ("normal",), "trigger-unit": ("trigger",)},
        {"normal-unit": "Normal unit", "trigger-unit": "Trigger unit"},
        is_extra=True,
    ),
    Field("grade", "Grade", FieldKind.NUMBER, ("g", "gr"), common=(0, 1, 2, 3)),
    Field("power", "Power", FieldKind.NUMBER, ("p", "pow")),
    Field("shield", "Shield", FieldKind.NUMBER, ("s", "sh"), is_extra=True),
    Field("critical", "Critical", FieldKind.NUMBER, ("c", "crit"), common=(1, 2), is_rare=True),
    Field(
        "trigger",
        "Trigger",
        FieldKind.WORD,
        ("tr",),
        {"critical": ("crit",), "draw": (), "stand": (), "heal": ()},
        has_icons=True,
    ),
    Field(
        "skill",
        "Skill icon",
        FieldKind.WORD,
        ("icon",),
        {"boost": (), "intercept": (), "twin-drive": ("twin", "twindrive")},
        {"twin-drive": "Twin Drive"},
        is_rare=True,
        has_icons=True,
    ),
    Field("clan", "Clan", FieldKind.WORD),
    Field("race", "Race", FieldKind.WORD, (), is_rare=True),
    Field("keyword", "Deck keyword", FieldKind.WORD, ("kw",), {"sentinel": ("pg",)}, is_rare=True),
)
