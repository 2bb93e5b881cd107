"""Choices of cards, said by themselves or before the action that takes what is chosen."""

from typing import Any

from rules.games.weiss_schwarz.abilities.fields import Fields, fields
from rules.games.weiss_schwarz.text.printing import cards, numbers, qualities
from rules.games.weiss_schwarz.text.printing.speaking import Speaker


def choice(read: Fields, key: str, speaker: Speaker) -> tuple[list[str], Any]:
    """Return what is said of a choice of the cards before the action that takes them, and these."""
    value = read.take(key)
    if not isinstance(value, dict) or "choose" not in value:
        return [], value
    inner = Fields(value, read.here(key))
    said = chosen(inner, speaker)
    inner.done()
    return [said], speaker.it


def taken(read: Fields, key: str, speaker: Speaker) -> tuple[list[str], Any, str]:
    """Return what is said of a choice before the action, the cards that it takes, and these in words."""
    before, what = choice(read, key, speaker)
    is_named = isinstance(what, str)
    return before, what, speaker.object(what) if is_named else cards.everything(what, read.here(key), speaker)


def chosen(read: Fields, speaker: Speaker) -> str:
    """Return what chooses cards, which are "it" from there on."""
    asked, at = read.take("choose"), read.here("choose")
    many = read.values.get("count", 1) != 1
    by = read.text("by", "you")
    zone = asked.get("zone") if isinstance(asked, dict) else ""
    is_search = zone in ("deck", "stock") and not cards.is_theirs(asked) and by == "you"
    count = numbers.count(read, speaker)
    if is_search:
        said = f"search your {zone} for {_searched(asked, at, count, speaker, many)}"
    else:
        what = _whole(asked, at, count, speaker, many)
        said = f"choose {what}" if by == "you" else f"your opponent chooses {what}".replace("your opponent's", "their")
    is_character = isinstance(asked, dict) and asked.get("type") == "character"
    name = read.text("as", "#chosen")
    speaker.names(name, many=many, theirs=_belongs(asked, speaker), characters=is_character)
    speaker.chosen.append(name)
    if many and isinstance(asked, dict) and "among" not in asked:
        speaker.several = name
        speaker.together = name if asked.get("zone") == "deck" else speaker.together
    if isinstance(asked, dict) and "among" not in asked and asked.get("zone", "stage") == "stage":
        speaker.on_stage.append(name)
    if isinstance(asked, dict) and isinstance(asked.get("name"), str):
        speaker.called[name] = asked["name"]
    return said


def _belongs(asked: Any, speaker: Speaker) -> bool:
    return cards.is_theirs(asked) or (isinstance(asked, dict) and asked.get("among") in speaker.theirs)


def _whole(asked: Any, at: str, count: str, speaker: Speaker, many: bool) -> str:
    if isinstance(asked, str):
        return speaker.subject(asked)
    if asked.get("is") == "this":
        return cards.everything(asked, at, speaker)
    if count == "1" and asked in ({"zone": "clock", "top": 1}, {"zone": "clock", "bottom": 1}):
        with fields(asked, at) as read:
            read.take("zone")
            end = "top" if read.has("top") else "bottom"
            read.take(end)
            return f"the {end} card of your clock"
    return cards.counted(asked, at, count, speaker, many=many)


def _searched(asked: Any, at: str, count: str, speaker: Speaker, many: bool) -> str:
    with fields(asked, at) as read:
        read.take("zone")
        return f"{count} {qualities.described(read, speaker, many=many)}"
