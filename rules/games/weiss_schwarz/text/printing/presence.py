"""Which cards there are, and what cards are that were spoken of."""

from typing import Any

from rules.games.weiss_schwarz.abilities.fields import Fields, fields
from rules.games.weiss_schwarz.text.meanings import DECLARED, FACING, ON_TOP
from rules.games.weiss_schwarz.text.printing import numbers, places, qualities
from rules.games.weiss_schwarz.text.printing.speaking import BATTLE_OPPONENT, Speaker
from rules.games.weiss_schwarz.text.printing.words import (
    ANYONES,
    ICONS,
    PLACES,
    TURNED,
    ZONES,
    alternatives,
    article,
    quoted,
)


def there_are(read: Fields, speaker: Speaker) -> str:
    asked, at = read.take("there_are"), read.here("there_are")
    bounds = {key: read.take(key) for key in ("least", "most") if read.has(key)}
    if special := _special(asked, bounds, speaker):
        return special
    with fields(asked, at) as inner:
        if inner.has("among"):
            return _of_those(inner, bounds, speaker)
        if inner.values.get("is") == "this" and not bounds:
            inner.take("is")
            return f"this card is {being(inner, speaker)}"
        if inner.values.get("is") == "top of clock" and inner.values.get("zone") == "clock" and not bounds:
            inner.take("is"), inner.take("zone")
            return f"the top card of your clock is {kind_of(inner, speaker)}"
        if _is_named_elsewhere(asked) and not bounds:
            names = alternatives(map(quoted, inner.texts("name")))
            return f"{names} is {places.where(inner)}"
        if inner.values.get("place") == "facing" and inner.values.get("whose") == "opponent's" and not bounds:
            inner.take("place"), inner.take("whose")
            if set(asked) == {*FACING, "turned"}:
                return f"the character facing this card is {TURNED[inner.text('turned')]}"
            return f"the character facing this card is {kind_of(inner, speaker)}"
        if inner.values.get("whose") == ANYONES and bounds and not {"zone", "place"} & set(asked):
            inner.take("whose")
            what = qualities.described(inner, speaker, many=True)
            return f"you and your opponent have {numbers.bounded(bounds, speaker)} {what} in total"
        return f"you have {having(inner, bounds, speaker)}".replace("you have your opponent", "your opponent has")


def _special(asked: Any, bounds: Any, speaker: Speaker) -> str:
    if asked == {"zone": "markers"} and bounds:
        return f"there are {numbers.bounded(bounds, speaker)} markers underneath this card"
    if bounds:
        return ""
    if asked == FACING:
        return "there is a character facing this card"
    if asked == {**FACING, "level": {"least": [{"level": "this"}, 1]}}:
        return "the character facing this card is a higher level than this card"
    if asked == {"is": ["this", "marked"]}:
        return "there is a marker underneath this card"
    if asked == ON_TOP["there_are"]:
        return "this card is the top card of your clock"
    return "this card is in battle" if asked == {"is": ["this", "in battle"]} else ""


def _is_named_elsewhere(asked: Any) -> bool:
    return set(asked) <= {"name", "zone", "whose"} and "name" in asked and asked.get("zone", "stage") != "stage"


def having(read: Fields, bounds: Any, speaker: Speaker) -> str:
    """Return how many of which cards somebody has; whose is said in front where it is not one's own."""
    whose = read.text("whose", "yours") if read.values.get("place") != "facing" else ""
    where = places.where(read) if whose != "opponent's" else their_place(read)
    is_another = read.values.get("is") == "other" and not bounds and not read.has("any")
    if is_another:
        read.take("is")
    what = qualities.described(read, speaker, many=bool(bounds))
    some = (
        f"{numbers.bounded(bounds, speaker)} {what}" if bounds else f"another {what}" if is_another else article(what)
    )
    said_of = f"your opponent {some}" if whose == "opponent's" else some
    return f"{said_of} {where}".strip() + (" on any side" if whose == "anyone's" else "")


def their_place(read: Fields) -> str:
    return places.where(read).replace("your opponent's", "their")


def being(read: Fields, speaker: Speaker) -> str:
    """Return what this card is: in a zone, turned somehow, or of a kind."""
    if set(read.values) == {"is", "turned"}:
        return TURNED[read.text("turned")]
    if set(read.values) == {"is", "turned", "place"}:
        return f"{TURNED[read.text('turned')]} {places.where(read)}"
    if read.values.get("not") == {"place": "middle"} and read.values.get("place") == "centre":
        read.take("not")
        return f"{places.where(read)} except the middle position"
    turned = read.values.get("not", {}).get("turned", "")
    if turned and set(read.values) == {"is", "zone" if read.has("zone") else "place", "not"}:
        read.take("not")
        return f"{places.where(read)} and not {TURNED[turned]}"
    if set(read.values) - {"is"} <= {"zone", "whose", "place"}:
        return _my_place(read)
    return kind_of(read, speaker)


def _my_place(read: Fields) -> str:
    if isinstance(read.values.get("place"), list) or read.values.get("place") in PLACES or read.has("zone"):
        return places.where(read)
    return qualities.described(read, Speaker(), many=False)


def kind_of(read: Fields, speaker: Speaker) -> str:
    """Return of which level, cost, colour or kind a card is."""
    keys = set(read.values) - {"is", "among", "place", "whose", "even_if_moved", "zone"}
    for key in ("level", "cost"):
        if keys == {key}:
            value = read.take(key)
            if value == DECLARED:
                return f"the {key} that {speaker.declared_by} declared"
            how = numbers.compared(value, speaker) or numbers.bound(value, speaker)
            return f"{key} {how}"
    if keys == {"colour"}:
        return alternatives(read.texts("colour"))
    where = places.where(read)
    return f"{article(qualities.described(read, speaker, many=False))} {where}".strip()


def _of_those(read: Fields, bounds: Any, speaker: Speaker) -> str:
    name = read.values["among"]
    if set(read.values) <= {"among", "even_if_moved"}:
        read.take("among")
        read.flag("even_if_moved")
        if name == speaker.together and bounds and "even_if_moved" not in read.values:
            return f"you revealed {numbers.bounded(bounds, speaker)} cards"
        number = numbers.bounded(bounds, speaker) if bounds else "1"
        if name == speaker.drawn:
            least = bounds.get("least", 1)
            return f"you drew {least} {'card' if least == 1 else 'cards'}"
        if name == speaker.it and (where := _put_where(name, speaker)):
            number = f"{bounds['least']} or more" if set(bounds) == {"least"} else number
            what = "character" if name in speaker.characters else "card"
            said = f"{number} {what if number == '1' else f'{what}s'}"
            return f"you 【REST】 {said}" if where == "rested" else f"you put {said} {where}"
        if not bounds and speaker.put.get(name) == "stage":
            return f"{speaker.subject(name)} is on the stage"
        return f"{number} of {speaker.subject(name)} is there"
    if set(read.values) == {"among", "zone"}:
        read.take("among")
        what = "character" if name in speaker.characters else "card"
        zone = read.text("zone")
        return f"you put 1 {what} {'on' if zone == 'stage' else 'into'} your {ZONES[zone]}"
    if read.has("even_if_moved") and name == speaker.together and not bounds:
        read.take("among")
        read.flag("even_if_moved")
        return f"there is {article(qualities.described(read, speaker, many=False))} among them"
    if bounds:
        read.take("among")
        read.flag("even_if_moved")
        some = f"{numbers.bounded(bounds, speaker)} {qualities.described(read, speaker, many=True)}"
        return f"there are {some} among {speaker.object(name)}"
    read.flag("even_if_moved")
    if set(read.values) == {"among", "icon"}:
        return f"{those(read, speaker).removesuffix(' is')}'s trigger icon is {ICONS[read.text('icon')]}"
    kind = kind_of(read, speaker)
    return f"{those(read, speaker)} {kind}"


def _put_where(name: str, speaker: Speaker) -> str:
    """Return where cards were put last, or that they were rested."""
    zone = speaker.put.get(name, "")
    if zone in ("hand", "clock", "stock", "waiting_room"):
        return f"into your {ZONES[zone]}"
    return {"deck": "into your deck", "markers": "underneath this card", "rested": zone}.get(zone, "")


def those(read: Fields, speaker: Speaker) -> str:
    """Return who is spoken of: "that card is", "this card's battle opponent is"."""
    name = read.text("among")
    if name == speaker.opponent and name != speaker.it:
        speaker.it = name
        return "this card's battle opponent is"
    if name == BATTLE_OPPONENT:
        speaker.it = name
        return "this card's battle opponent is"
    return f"{speaker.subject(name)} is" if name != speaker.it else "that card is"
