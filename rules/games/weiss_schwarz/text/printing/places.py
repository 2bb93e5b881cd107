"""Where cards are, in words."""

from typing import Final

from rules.games.weiss_schwarz.abilities.fields import Fields
from rules.games.weiss_schwarz.text.printing.words import ANYONES, PLACES, WHOSE, ZONES

_OF_BOTH: Final = ("middle",)  # positions that texts say without whose they are


def where(read: Fields) -> str:
    """Return the place of cards, or nothing where it is the stage: "in your waiting room"."""
    place, zone = (read.values[key] if key in read.left else "" for key in ("place", "zone"))
    if zone == "markers":
        read.take("zone")
        return "underneath this card"
    whose = read.text("whose", "yours") if zone or place else ""
    if isinstance(place, list):
        part, *sides = read.texts("place")
        return f"in the {' '.join(sides)} position of {WHOSE[whose]} {PLACES[part]}"
    if place in PLACES:
        name = PLACES[read.text("place")]
        read.take("zone")
        return f"in {'the' if place in _OF_BOTH or whose == ANYONES else WHOSE[whose]} {name}"
    if not zone:
        return ""
    return f"in {'the' if whose == ANYONES else WHOSE[whose]} {ZONES[read.text('zone')]}"


def in_either(read: Fields) -> str:
    """Return a zone of both players, or nothing where that is the stage by itself."""
    if not read.has("zone"):
        return ""
    zone = ZONES[read.text("zone")]
    read.take("whose")
    return f"in your {zone} or your opponent's {zone}"


def ends(read: Fields) -> str:
    """Return from which end of a zone cards are, if from one."""
    for end in ("top", "bottom"):
        if read.has(end):
            read.number(end)
            return f"{end} of {WHOSE[read.text('whose', 'yours')]} {ZONES[read.text('zone')]}"
    return ""


def of_whom(read: Fields) -> str:
    """Return whose the deck or the stage is that an action is about."""
    return WHOSE[read.text("of", "yours")]
