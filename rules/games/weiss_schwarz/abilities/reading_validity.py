"""Reading of the zones in which an ability is valid (2.12.2)."""

from typing import Any, Final

from rules.games.weiss_schwarz.abilities.ability import AUTOMATIC, EVENT_TEXT
from rules.games.weiss_schwarz.abilities.fields import Fields
from rules.games.weiss_schwarz.abilities.reading_cards import read_zones
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX
from rules.games.weiss_schwarz.zones import CLIMAX_AREA, HAND, STAGE, ZONE_NAMES, ZONES


def read_valid_zones(read: Fields, category: int, kind: int) -> int:
    """2.12.2: the stage, or the climax area of a climax; others where the text says so."""
    if read.has("in") and not holds("2.12.2.3"):
        read.take("in")
    elif read.has("in"):
        return read_zones(read, "in")
    if category == AUTOMATIC and holds("2.12.2.3") and (zone := _zone_asked(read.values.get("if"))):
        return 1 << ZONE_NAMES.index(zone)
    if category == EVENT_TEXT:
        return 1 << HAND
    if not holds("2.12.2") or not holds(_RULES_OF_KINDS.get(kind, "2.12.2")):
        return (1 << ZONES) - 1
    return _USUAL.get(kind, 1 << STAGE | 1 << CLIMAX_AREA)


def _zone_asked(condition: Any) -> str:
    """Return the zone in which one of several conditions wants its card to be."""
    several = condition.get("all") if isinstance(condition, dict) else None
    return next(filter(None, map(zone_of_this, several if isinstance(several, list) else [condition])), "")


def zone_of_this(condition: Any) -> str:
    """Return the zone in which a condition wants its card to be and nothing else of it, if it is none of the stage."""
    return next((zone for zone in _ELSEWHERE if condition == {"there_are": {"is": "this", "zone": zone}}), "")


_ELSEWHERE: Final = ("hand", "waiting_room", "clock", "level", "memory")

# Where the text of a card is valid that says nothing else, by kind; what is given to a card is so wherever it may lie.
_USUAL: Final = {CHARACTER: 1 << STAGE, CLIMAX: 1 << CLIMAX_AREA}

_RULES_OF_KINDS: Final = {CHARACTER: "2.12.2.1", CLIMAX: "2.12.2.2"}
