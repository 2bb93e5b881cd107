"""numbers.lark the other way: how much, and how many."""

from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import Fields, fields
from rules.games.weiss_schwarz.abilities.names import DAMAGE_DEALT
from rules.games.weiss_schwarz.text.meanings import DECLARED, FACING
from rules.games.weiss_schwarz.text.printing import places, qualities
from rules.games.weiss_schwarz.text.printing.speaking import BATTLE_OPPONENT, Speaker
from rules.games.weiss_schwarz.text.printing.words import WHOSE, ZONES

ANY_NUMBER: Final = 50
_YOUR_LEVEL: Final = {"cards_in": "level"}
_THEIR_LEVEL: Final = {"cards_in": "level", "whose": "opponent's"}
_OWN_LEVEL: Final = {"level": "this"}

_PAID: Final = {"among": "paid", "even_if_moved": True}  # the cards that were put away to pay the cost
_PAID_AWAY: Final = "put into your waiting room by this ability's cost"
_PAID_BELOW: Final = "put at the bottom of your deck for the cost of this ability"


def put_away(zone: str = "waiting_room") -> str:
    return f"put into your {ZONES[zone]} by this effect"


def number(value: Any, speaker: Speaker) -> str:
    """Return a number in digits, or the letter that stands for it."""
    return str(value) if isinstance(value, int) else speaker.letter(value, amount)


def times(value: Any, speaker: Speaker) -> str:
    return f"{number(value, speaker)} {'time' if value == 1 else 'times'}"


def signed(value: Any, speaker: Speaker) -> str:
    """Return how much more or less: "+500", "-X"."""
    if isinstance(value, int):
        return f"{value:+d}"
    if isinstance(value, dict) and value.get("each", 1) < 0:
        return f"-{speaker.letter(_turned(value), amount)}"
    return f"+{speaker.letter(value, amount)}"


def _turned(value: dict[str, Any]) -> dict[str, Any]:
    each = -value["each"]
    rest = {key: one for key, one in value.items() if key != "each"}
    return rest if each == 1 else {**rest, "each": each}


def count(read: Fields, speaker: Speaker) -> str:
    """Return how many cards are chosen: "1", "up to 2", "any number of"."""
    value, up_to = read.take("count", 1), read.flag("up_to")
    if value == ANY_NUMBER and up_to:
        return "any number of"
    if value == {"count": {"among": speaker.drawn, "even_if_moved": True}}:
        return "the same number of"
    return f"up to {number(value, speaker)}" if up_to else number(value, speaker)


def bound(value: Any, speaker: Speaker, *, more: str = "higher", less: str = "lower") -> str:
    """Return a number, or from where or up to where it goes: "2 or higher"."""
    if not isinstance(value, dict) or not {"least", "most"} & set(value):
        return number(value, speaker)
    with fields(value, "bound") as read:
        if read.has("least") and read.has("most"):
            least, most = read.take("least"), read.take("most")
            return number(least, speaker) if least == most else f"{number(least, speaker)} or {number(most, speaker)}"
        if read.has("least"):
            return f"{number(read.take('least'), speaker)} or {more}"
        return f"{number(read.take('most'), speaker)} or {less}"


def bounded(bounds: Any, speaker: Speaker, more: str = "more", less: str = "less") -> str:
    """Return so many cards, or from how many or up to how many: "2 or more"."""
    return bound(bounds, speaker, more=more, less=less)


def _level(value: Any) -> str:
    """Return the level of a player or of this card, with which others are compared."""
    if value == _YOUR_LEVEL:
        return "your level"
    if value == _THEIR_LEVEL:
        return "your opponent's level"
    return "the level of this card" if value == _OWN_LEVEL else ""


def is_compared(value: Any) -> bool:
    """Return whether a number is said by comparing it with another level."""
    return bool(_comparison(value))


def compared(value: Any, _speaker: Speaker) -> str:
    """Return a number by what it is compared with: "equal to or lower than your level"."""
    return _comparison(value)


def _comparison(value: Any) -> str:
    if level := _level(value):
        return f"equal to {level}"
    if not isinstance(value, dict) or len(value) != 1:
        return ""
    for key, word, step in (("most", "lower", -1), ("least", "higher", 1)):
        than = value.get(key)
        if level := _level(than):
            return f"equal to or {word} than {level}"
        if isinstance(than, list) and len(than) == 2 and (level := _level(than[0])) and isinstance(than[1], int):
            return f"{word} than {level}" if than[1] == step else f"equal to or {word} than {level} plus {than[1]}"
    return ""


def amount(value: Any, speaker: Speaker, at: str = "amount") -> str:
    """Return how a number is worked out, for "X is equal to"."""
    if isinstance(value, list):
        return _sum(value, speaker, at)
    with fields(value, at) as read:
        each = read.take("each", 1)
        said = _counted(read, speaker)
        return said if each == 1 else f"{said} ×{each}"


def _sum(value: list[Any], speaker: Speaker, at: str) -> str:
    found = amount(value[0], speaker, at) if not isinstance(value[0], int) else str(value[0])
    for one in value[1:]:
        if isinstance(one, int):
            found += f" {'plus' if one >= 0 else '-'} {abs(one)}"
        else:
            found += f" plus {amount(one, speaker, at)}"
    return found


def _counted(read: Fields, speaker: Speaker) -> str:
    if read.has("count"):
        return f"the number of {_cards(read, 'count', speaker)}"
    if read.has("cards_in"):
        return _in_zone(read)
    if key := next((key for key in ("colours", *qualities.NUMBERS) if read.values.get(key) == _PAID), ""):
        read.take(key)
        kind = "total number of colors" if key == "colours" else key
        return f"the {kind} of the cards {_PAID_AWAY}"
    if read.values.get("colours") == "this":
        read.take("colours")
        return "this card's total number of colors"
    for key in ("colours", "names"):
        if read.has(key):
            kind = "colors" if key == "colours" else "different names"
            if read.values[key] == {"among": speaker.together, "even_if_moved": True}:
                read.take(key)
                return f"the total number of {kind} among those cards"
            return f"the total number of {kind} of {_of_all(_cards(read, key, speaker))}"
    if read.has("icons"):
        return f"the total number of trigger icons {_cards(read, 'icons', speaker).removeprefix('cards ')}"
    if read.has("remembered"):
        is_declared = read.values == DECLARED
        name = read.text("remembered")
        if is_declared:
            return f"the number that {speaker.declared_by} declared"
        return "that damage" if name == DAMAGE_DEALT else name
    if read.has("its"):
        return (
            "that character's level"
            if read.values["its"] == "level" and read.take("its")
            else (f"that character's {read.text('its')}")
        )
    key = read.first(qualities.NUMBERS, "a number is wanted")
    return _information(read, key, speaker)


def _of_all(said: str) -> str:
    return said if said.startswith(("your ", "the ")) else f"the {said}"


def _in_zone(read: Fields) -> str:
    zone, whose = read.text("cards_in"), WHOSE[read.text("whose", "yours")]
    beyond = f" beyond {read.number('beyond')}" if read.has("beyond") else ""
    if zone == "level":
        return f"{whose} level{beyond}"
    if zone == "markers":
        return f"the total number of markers underneath {whose} characters"
    return f"the number of cards in {whose} {ZONES[zone]}{beyond}"


def _cards(read: Fields, key: str, speaker: Speaker) -> str:
    value = read.take(key)
    if isinstance(value, str):
        return speaker.object(value)
    with fields(value, read.here(key)) as inner:
        if inner.has("among"):
            name = inner.text("among")
            is_known = inner.flag("even_if_moved") and name == speaker.together
            where = speaker.put.get(name, "") if inner.values.get("even_if_moved") else ""
            what = qualities.described(inner, speaker, many=True)
            if name == _PAID["among"]:
                is_below = speaker.put.get(name) == "deck"
                return f"{what} {_PAID_BELOW if is_below else _PAID_AWAY}"
            if where == "memory" or (where == "waiting_room" and not speaker.together):
                return f"{what} {put_away(where)}"
            return f"{what} among {'those cards' if is_known else speaker.object(name)}"
        place = places.where(inner)
        whose = inner.text("whose", "yours")
        what = qualities.described(inner, speaker, many=True)
        if inner.values.get("zone") == "stage" and whose == "yours":
            return f"your {what} in the stage"
        return f"{what} {place}" if place else f"{WHOSE[whose]} {what}"


def _information(read: Fields, key: str, speaker: Speaker) -> str:
    value = read.take(key)
    if isinstance(value, str):
        if value == BATTLE_OPPONENT or (value == speaker.opponent and value != speaker.it):
            return f"the {key} of this card's battle opponent"
        if value == speaker.it and value in speaker.many:
            return f"the total {key} of those cards"
        return f"that character's {key}" if value == speaker.it else f"the {key} of {speaker.subject(value)}"
    if value == FACING:
        return f"the {key} of the character facing this card"
    with fields(value, read.here(key)) as inner:
        if inner.has("among") and inner.has("even_if_moved") and set(value) == {"among", "even_if_moved"}:
            inner.flag("even_if_moved")
            if inner.text("among") == speaker.together:
                return f"the total {key} of the cards {put_away()}"
            return f"the total {key} of {speaker.subject(value['among'])}"
        place = places.where(inner)
        whose = WHOSE[inner.text("whose", "yours")]
        what = qualities.described(inner, speaker, many=True)
        return f"the total {key} of " + (f"the {what} {place}" if place else f"{whose} {what}")
