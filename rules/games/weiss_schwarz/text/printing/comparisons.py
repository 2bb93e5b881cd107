"""How numbers compare: with a bound, or with those of the opponent."""

from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import Fields, fields
from rules.games.weiss_schwarz.text.printing import numbers, qualities
from rules.games.weiss_schwarz.text.printing.speaking import Speaker
from rules.games.weiss_schwarz.text.printing.words import WHOSE, ZONES

_LEVEL_OF: Final = {"yours": "yours", "opponent's": "the level of your opponent's card"}


def number(read: Fields, speaker: Speaker) -> str:
    value, at = read.take("number"), read.here("number")
    bounds = {key: read.take(key) for key in ("least", "most") if read.has(key)}
    if isinstance(value, dict) and "names" in value:
        with fields(value, at) as names, fields(names.take("names"), names.here("names")) as inner:
            zone = inner.text("zone", "stage")
            what = qualities.described(inner, speaker, many=True)
            return f"your {ZONES[zone]} has {numbers.bounded(bounds, speaker)} {what} with different card names"
    if fewer := _than_theirs(value, bounds):
        return fewer
    if compared := _of_both(value, bounds, speaker):
        return compared
    higher = ("higher", "lower")
    if isinstance(value, dict) and value in speaker.letters:
        return f"{speaker.letter(value)} is {numbers.bounded(bounds, speaker, *higher)}"
    if isinstance(value, dict) and value == {"level": {"zone": "level"}}:
        return f"the total level of the cards in your level is {numbers.bounded(bounds, speaker, *higher)}"
    return f"{numbers.amount(value, speaker, at)} is {numbers.bounded(bounds, speaker, *higher)}"


def _of_both(value: Any, bounds: Any, speaker: Speaker) -> str:
    """Return how the levels of two cards compare, one of each player, that both have revealed or put somewhere."""
    levels = {
        whose: {"level": {"among": speaker.together, "even_if_moved": True, "whose": whose}}
        for whose in ("yours", "opponent's")
    }
    for one, other in (("yours", "opponent's"), ("opponent's", "yours")):
        than = levels[other]
        compared: dict[str, Any] = {"higher": {"least": [than, 1]}, "lower": {"most": [than, -1]}}
        compared["equal to or higher"] = {"least": than}
        for word, bound in compared.items():
            if value == levels[one] and bounds == bound:
                return f"the level of {WHOSE[one]} card is {word} than {_LEVEL_OF[other]}"
    return ""


def _than_theirs(value: Any, bounds: Any) -> str:
    """Return that a zone has fewer cards than the same one of the opponent, or more."""
    zone = value.get("cards_in", "") if isinstance(value, dict) else ""
    theirs = {"cards_in": zone, "whose": "opponent's"}
    word = {"most": "fewer", "least": "more"}
    for key, step in (("most", -1), ("least", 1)):
        if zone and value == {"cards_in": zone} and bounds == {key: [theirs, step]}:
            return f"your {ZONES[zone]} has {word[key]} cards than your opponent's {ZONES[zone]}"
    return ""
