"""cards.lark the other way: which cards, as a program says it, in words."""

from typing import Any

from rules.games.weiss_schwarz.abilities.fields import Fields, fields
from rules.games.weiss_schwarz.text.meanings import FACING
from rules.games.weiss_schwarz.text.printing.places import ends, in_either, where
from rules.games.weiss_schwarz.text.printing.qualities import described, late
from rules.games.weiss_schwarz.text.printing.speaking import Speaker
from rules.games.weiss_schwarz.text.printing.words import (
    ANYONES,
    TURNED,
    WHOSE,
    ZONES,
    article,
)


def counted(value: Any, at: str, count: str, speaker: Speaker, *, many: bool = True) -> str:
    """Return so many of certain cards: "2 of your characters", "up to 1 climax in your waiting room"."""
    if isinstance(value, dict) and "either" in value:
        return _either(value, at, count, speaker)
    with fields(value, at) as read:
        if read.has("among"):
            return f"{count} {described(read, speaker, many=many)} {_among(read, speaker)}"
        place = where(read)
        place += late(read, speaker) if place else ""
        end = ends(read)
        whose = read.text("whose", "yours") if not (place or end) else ""
        other = "other " if read.has("except") and read.text("except") else ""
        what = other + described(read, speaker, many=many or whose not in ("", ANYONES))
        if end:
            return f"{count} {what} from the {end}"
        if place:
            return f"{count} {what} {place}"
        return f"{count} {what}" if whose == ANYONES else f"{count} of {WHOSE[whose]} {what}"


def _either(value: Any, at: str, count: str, speaker: Speaker) -> str:
    with fields(value, at) as read:
        several = list(enumerate(read.take("either")))
        return " or ".join(counted(one, f"{at}[{n}]", count, speaker, many=False) for n, one in several)


def _among(read: Fields, speaker: Speaker) -> str:
    name = read.text("among")
    read.flag("even_if_moved")
    if name == speaker.rest():
        return "from among them"
    return "from the revealed cards" if name == speaker.shown else f"from among {speaker.object(name)}"


def those(value: Any, at: str, speaker: Speaker) -> str:
    """Return cards as something is compared with them: "that card", "a character in your waiting room"."""
    if isinstance(value, str):
        return speaker.subject(value)
    with fields(value, at) as read:
        if read.has("among"):
            return f"{article(described(read, speaker, many=False))} {_among(read, speaker)}"
        place = where(read) if value.get("whose") != ANYONES else in_either(read)
        whose = read.text("whose", "yours")
        what = described(read, speaker, many=False)
        return f"{article(what)} {place}" if place else f"one of {WHOSE[whose]} {what}"


def everything(value: Any, at: str, speaker: Speaker) -> str:
    """Return all of certain cards: "all of your other 《Salt》 characters"."""
    if isinstance(value, str):
        return speaker.subject(value)
    if value == FACING:
        return "the character facing this card"
    with fields(value, at) as read:
        if read.has("among"):
            return f"all {described(read, speaker, many=True)} {_among(read, speaker)}"
        if value.get("is") == "this":
            read.take("is")
            turned = f"{TURNED[read.text('turned')]} " if read.has("turned") else ""
            return f"this {turned}card {where(read)}".strip()
        for end in ("top", "bottom"):
            if read.has(end):
                return _from_end(read, end, speaker)
        place = where(read)
        whose = read.text("whose", "yours")
        if whose == ANYONES and not place and value.get("is") == "other":
            read.take("is")
            return f"all players' {described(read, speaker, many=True)} except this card"
        what = described(read, speaker, many=True) + _except(read, speaker)
        if (value.get("place") == "middle" or isinstance(value.get("place"), list)) and whose == "yours":
            return f"all of your {what} {place}"
        if place:
            return f"all {what} {place}"
        return f"all {what} in the stage" if whose == ANYONES else f"all of {WHOSE[whose]} {what}"


def _except(read: Fields, speaker: Speaker) -> str:
    return f" except {speaker.object(read.text('except'))}" if read.has("except") else ""


def _from_end(read: Fields, end: str, speaker: Speaker) -> str:
    number, zone = read.number(end), read.text("zone")
    if zone == "markers":
        return f"{number} {'marker' if number == 1 else 'markers'} underneath this card"
    whose = WHOSE[read.text("whose", "yours")]
    what = described(read, speaker, many=number != 1)
    some = end if number == 1 else f"{end} {number}"
    return f"the {some} {what} of {whose} {ZONES[zone]}"


def one(value: Any, at: str, speaker: Speaker) -> str:
    """Return one of certain cards with an article and its place, if that is not the stage."""
    with fields(value, at) as read:
        place = where(read)
        whose = read.text("whose", "yours")
        what = described(read, speaker, many=True) if whose == "opponent's" and not place else ""
        return (
            f"one of {WHOSE[whose]} {what}"
            if what
            else f"{article(described(read, speaker, many=False))} {place}".strip()
        )


def each(value: Any, at: str, speaker: Speaker) -> str:
    """Return what is counted one by one: "of your other 《Salt》 characters", "marker underneath this card"."""
    with fields(value, at) as read:
        place = where(read)
        whose = WHOSE[read.text("whose", "yours")]
        what = described(read, speaker, many=not place)
        return f"{what} {place}" if place else f"of {whose} {what}"


def is_theirs(value: Any) -> bool:
    return isinstance(value, dict) and value.get("whose") == "opponent's"
