"""Which cards there are not, and what all of them are."""

from typing import Any

from rules.games.weiss_schwarz.abilities.fields import Fields, fields
from rules.games.weiss_schwarz.text.meanings import FACING
from rules.games.weiss_schwarz.text.printing import numbers, places, qualities
from rules.games.weiss_schwarz.text.printing.presence import being, having, kind_of, their_place, those
from rules.games.weiss_schwarz.text.printing.speaking import Speaker
from rules.games.weiss_schwarz.text.printing.words import TURNED, WHOSE, alternatives, quoted


def there_are_not(asked: Any, bounds: Any, at: str, speaker: Speaker) -> str:
    if not bounds and {key: one for key, one in asked.items() if (key, one) != ("type", "character")} == FACING:
        return "there is no character facing this card"
    if asked == {"is": ["this", "marked"]} and not bounds:
        return "there are no markers underneath this card"
    if set(asked) == {"among", "is"} and asked["is"] == "marked" and asked["among"] == speaker.it and not bounds:
        return f"there are no markers underneath {speaker.subject(asked['among'])}"
    with fields(asked, at) as read:
        if read.has("not") and not bounds and set(asked) <= {"not", "type", "whose"}:
            read.take("type")
            return _all_are(read, speaker)
        if not bounds and set(asked) == {"not", "zone"} and set(asked["not"]) == {"trait", "type"}:
            where = places.where(read)
            return f"all of the cards {where} are {_those(read, speaker)}"
        if read.has("not") and not bounds and set(asked) <= {"not", "type", "whose", "place"}:
            return _all_in_place_are(read, speaker)
        if read.has("not") and not bounds and read.values.get("is") == "other" and set(asked["not"]) == {"turned"}:
            return f"all of your {_turned_so(read, speaker)}"
        if read.has("not") and not bounds and set(asked) == {"not", "among", "even_if_moved"}:
            return _those_are_all(read, speaker)
        if read.has("among") and not bounds and not read.flag("even_if_moved"):
            kind = kind_of(read, speaker)
            return f"{those(read, speaker)} not {kind}"
        if read.values.get("is") == "this" and not bounds:
            read.take("is")
            return f"this card is not {being(read, speaker)}"
        if read.has("among"):
            name = read.text("among")
            some = f"{numbers.bounded(bounds, speaker)} " if bounds else ""
            return f"there are no {some}{qualities.described(read, speaker, many=True)} among {speaker.object(name)}"
        if read.values.get("whose") == "opponent's" and not bounds and read.values.get("place") != "facing":
            where = their_place(read)
            read.take("whose")
            return f"your opponent does not have any {qualities.described(read, speaker, many=True)} {where}".strip()
        return f"you do not have {having(read, bounds, speaker)}".replace(
            "you do not have your opponent", "your opponent does not have"
        )


def _all_in_place_are(read: Fields, speaker: Speaker) -> str:
    """Return what all characters in a part of a stage are."""
    read.take("type")
    where = places.where(read)
    with fields(read.take("not"), read.here("not")) as kind:
        level = kind.values.get("level")
        if isinstance(level, dict) and level == {"level": speaker.it}:
            kind.take("level")
            return f"the levels of all of your characters {where} are the same as that character's"
        if set(kind.values) == {"turned"}:
            return f"all characters {where} are {TURNED[kind.text('turned')]}"
        return f"all characters {where} are {qualities.described(kind, speaker, many=True)}"


def _turned_so(read: Fields, speaker: Speaker) -> str:
    """Return which other characters are turned somehow."""
    turned = TURNED[read.take("not")["turned"]]
    rest = {key: read.take(key) for key in read.values if key != "not"}
    with fields(rest, read.at) as others:
        where = places.where(others)
        return f"{qualities.described(others, speaker, many=True)} {where} are {turned}".replace("  ", " ")


def _those_are_all(read: Fields, speaker: Speaker) -> str:
    name = read.text("among")
    read.flag("even_if_moved")
    who = "those cards" if name == speaker.together else speaker.subject(name)
    return f"{who} are all {_those(read, speaker)}"


def _those(read: Fields, speaker: Speaker) -> str:
    """Return what none of certain cards is not."""
    return qualities.kind(read.take("not"), read.here("not"), speaker, many=True)


def _all_are(read: Fields, speaker: Speaker) -> str:
    """Return what all of somebody's characters are."""
    whose = WHOSE[read.text("whose", "yours")]
    with fields(read.take("not"), read.here("not")) as kind:
        if kind.has("name_has"):
            names = alternatives(map(quoted, kind.texts("name_has")))
            return f"all of {whose} characters have {names} in their card names"
        if set(kind.values) == {"trait"}:
            return f"all of {whose} characters are {alternatives(f'《{trait}》' for trait in kind.texts('trait'))}"
        if qualities.is_mixed(kind) and (said := " ".join(qualities.either_of(kind, many=True)[0])):
            return f"all of {whose} characters are {said}"
        if set(kind.values) == {"turned"}:
            return f"all of {whose} characters are {TURNED[kind.text('turned')]}"
        if set(kind.values) == {"colour"}:
            return f"all of {whose} characters are {alternatives(kind.texts('colour'))}"
        return f"all of {whose} characters are {qualities.described(kind, speaker, many=True)}"
