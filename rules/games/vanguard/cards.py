"""Printed characteristics of a card (section 2 of the book)."""

from rules.games.game import Field, FieldKind
from rules.printed_card import PrintedCard

UNIT, ORDER, RIDE_DECK_CREST = "unit", "order", "ride-deck-crest"
G = "g"

FIELDS = (
    # 2.9.3, the main types that cards are printed with.
    Field(
        "type",
        "Type",
        FieldKind.WORD,
        ("t",),
        {UNIT: ("units",), ORDER: ("orders",), RIDE_DECK_CREST: ("crest",)},
        {RIDE_DECK_CREST: "Ride deck crest"},
        is_extra=True,
    ),
    # 2.9.4: normal, trigger and G units; normal, blitz and set orders; and what single sets add, such as song or arms.
    Field("subtype", "Subtype", FieldKind.WORD, ("st",), is_extra=True),
    # 2.9.5: of pseudo-cards, which no deck holds.
    Field("special", "Special type", FieldKind.WORD, (), {"token": (), "protect": (), "ticket": ()}, is_rare=True),
    Field("grade", "Grade", FieldKind.NUMBER, ("g", "gr"), common=(0, 1, 2, 3, 4)),
    Field("power", "Power", FieldKind.NUMBER, ("p", "pow")),
    Field("shield", "Shield", FieldKind.NUMBER, ("s", "sh"), is_extra=True),
    Field("critical", "Critical", FieldKind.NUMBER, ("c", "crit"), common=(1, 2), is_rare=True),
    Field(
        "trigger",
        "Trigger",
        FieldKind.WORD,
        ("tr",),
        {"critical": ("crit",), "draw": (), "stand": (), "heal": (), "front": (), "over": ("overtrigger",)},
        has_icons=True,
    ),
    Field("trigger_power", "Trigger power", FieldKind.NUMBER, ("tp",), is_rare=True),
    Field(
        "skill",
        "Skill icon",
        FieldKind.WORD,
        ("icon",),
        {"boost": (), "intercept": (), "twin-drive": ("twin", "twindrive"), "triple-drive": ("triple", "tripledrive")},
        {"twin-drive": "Twin Drive", "triple-drive": "Triple Drive"},
        is_rare=True,
        has_icons=True,
    ),
    Field("nation", "Nation", FieldKind.WORD),
    Field("clan", "Clan", FieldKind.WORD, (), is_rare=True),
    Field("race", "Race", FieldKind.WORD, (), is_rare=True),
    Field("gift", "Imaginary gift", FieldKind.WORD, (), {"force": (), "accel": (), "protect": ()}, is_rare=True),
    Field("persona", "Persona Ride", FieldKind.WORD, ("pr",), {"yes": ("true", "ride")}, is_rare=True),
    # Abilities about deck construction; some stand as an icon on the card and not in its text (14.56.3).
    Field(
        "keyword",
        "Deck keyword",
        FieldKind.WORD,
        ("kw",),
        {"sentinel": ("pg",), "regalis-piece": ("regalis",), "ace-unit": ("ace",), "flag": ()},
        {"regalis-piece": "Regalis Piece", "ace-unit": "Ace Unit"},
        is_rare=True,
    ),
)


def is_unit(card: PrintedCard) -> bool:
    return UNIT in card.words.get("type", ())


def is_order(card: PrintedCard) -> bool:
    return ORDER in card.words.get("type", ())


def is_crest(card: PrintedCard) -> bool:
    """2.9.3.6: a card that is added to the ride deck."""
    return RIDE_DECK_CREST in card.words.get("type", ())


def is_g(card: PrintedCard) -> bool:
    """2.9.4: a card with the subtype G."""
    return any(subtype.casefold() == G for subtype in card.words.get("subtype", ()))


def is_pseudo(card: PrintedCard) -> bool:
    """15.2.1.1: a marker that is handled like a card, but is none."""
    return bool(card.words.get("special"))


def has_trigger(card: PrintedCard, *icons: str) -> bool:
    """Whether the card has a trigger icon, or one of `icons` (2.8.1); the icon decides, not the subtype."""
    printed = card.words.get("trigger", ())
    return bool(printed) if not icons else any(icon in printed for icon in icons)
