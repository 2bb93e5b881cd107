"""conditions.lark the other way: under which condition, with its "if" or "during"."""

from collections.abc import Callable
from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import Fields, fields
from rules.games.weiss_schwarz.text.meanings import DECLARED, FACING, ON_TOP
from rules.games.weiss_schwarz.text.printing import numbers, places, qualities
from rules.games.weiss_schwarz.text.printing.speaking import BATTLE_OPPONENT, Speaker
from rules.games.weiss_schwarz.text.printing.words import (
    ANYONES,
    ICONS,
    PLACES,
    TURNED,
    WHOSE,
    ZONES,
    alternatives,
    article,
    quoted,
)

_LEVEL_OF: Final = {"yours": "yours", "opponent's": "the level of your opponent's card"}
_TURNS: Final = {"yours": "during your turn", "opponent's": "during your opponent's turn"}


def parts(condition: Any, at: str, speaker: Speaker) -> list[str]:
    """Return the parts of a sentence that say a condition, such as "if you have another character"."""
    if level := _level_of_all(condition):
        return [f"if all players are level {numbers.bound(level, speaker)}"]
    moment = _phase(condition)
    if moment:
        return [moment]
    if isinstance(condition, dict) and set(condition) == {"during"}:
        return [f"during the {condition['during']}"]
    if names := _all_named(condition):
        return [f"if {names}"]
    if isinstance(condition, dict) and set(condition) == {"all"}:
        return [part for one in _with_all_players(condition["all"]) for part in parts(one, at, speaker)]
    if isinstance(condition, dict) and set(condition) == {"turn"} and condition["turn"] in _TURNS:
        return [_TURNS[condition["turn"]]]
    asked = condition.get("there_are") if isinstance(condition, dict) else None
    if asked == {"is": ["this", "in battle"]} and len(condition) == 1:
        return ["during this card's battle"]
    if isinstance(asked, dict) and set(asked) == {"is", "arrived"} and asked["is"] == "this" and len(condition) == 1:
        return [f"during the turn that this card was placed on the stage {_ways(asked, at)}"]
    return [f"if {said(condition, at, speaker)}"]


def _level_of_all(condition: Any) -> Any:
    """Return of which level both players have to be, where a condition says just that."""
    both = condition.get("all") if isinstance(condition, dict) else None
    if not isinstance(both, list) or len(both) != 2 or both[0].get("number") != {"cards_in": "level"}:
        return None
    theirs = {**both[0], "number": {"cards_in": "level", "whose": "opponent's"}}
    return {key: one for key, one in theirs.items() if key != "number"} if both[1] == theirs else None


def _with_all_players(conditions: list[Any]) -> list[Any]:
    """Return conditions, with those that say the same of the levels of both players as one."""
    found: list[Any] = []
    for one in conditions:
        both = {"all": [found[-1], one]} if found else {}
        found[-1:] = [both] if _level_of_all(both) else [*found[-1:], one]
    return found


def _all_named(condition: Any) -> str:
    """Return that one has cards of several names, where a condition says just that."""
    several = condition.get("all") if isinstance(condition, dict) else None
    if not isinstance(several, list) or any(set(one) != {"there_are"} for one in several):
        return ""
    asked = [one["there_are"] for one in several]
    names = [one.get("name") for one in asked]
    beside = [{key: value for key, value in one.items() if key != "name"} for one in asked]
    if any(one != beside[0] for one in beside) or not all(isinstance(name, str) for name in names):
        return ""
    if beside[0] not in ({}, {"is": "other"}, {"is": "other", "place": "centre"}, {"is": "other", "place": "back"}):
        return ""
    said_of = "other cards named " if beside[0] else ""
    where = f" in your {PLACES[beside[0]['place']]}" if "place" in beside[0] else ""
    return f"you have {said_of}{' and '.join(quoted(str(name)) for name in names)}{where}"


def _ways(asked: Any, at: str) -> str:
    with fields(asked, at) as read:
        read.take("is")
        return qualities.ways_of_arriving(read)


def _phase(condition: Any) -> str:
    """Return whose phase it has to be, where a condition says just that."""
    both = condition.get("all") if isinstance(condition, dict) else None
    if not isinstance(both, list) or [set(one) for one in both] != [{"turn"}, {"during"}]:
        return ""
    whose = {"yours": "your", "opponent's": "your opponent's"}[both[0]["turn"]]
    return f"during {whose} {both[1]['during']}"


def said(condition: Any, at: str, speaker: Speaker) -> str:
    """Return what has to be so: "you have another character"."""
    with fields(condition, at) as read:
        return SAID[read.first(SAID, "a condition is wanted")](read, speaker)


def _not(read: Fields, speaker: Speaker) -> str:
    """Return the contrary of a condition in the words that texts have for it."""
    inner, at = read.take("not"), read.here("not")
    with fields(inner, at) as one:
        if not one.has("there_are"):
            return f"it is not so that {said({key: one.take(key) for key in inner}, at, speaker)}"
        asked, where = one.take("there_are"), one.here("there_are")
        bounds = {key: one.take(key) for key in ("least", "most") if one.has(key)}
    return _there_are_not(asked, bounds, where, speaker)


def _there_are_not(asked: Any, bounds: Any, at: str, speaker: Speaker) -> str:
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
        if read.has("not") and not bounds and set(asked) <= {"not", "type", "whose", "place"}:
            return _all_in_place_are(read, speaker)
        if read.has("not") and not bounds and read.values.get("is") == "other" and set(asked["not"]) == {"turned"}:
            return f"all of your {_turned_so(read, speaker)}"
        if read.has("not") and not bounds and set(asked) == {"not", "among", "even_if_moved"}:
            return _those_are_all(read, speaker)
        if read.has("among") and not bounds and not read.flag("even_if_moved"):
            kind = _kind(read, speaker)
            return f"{_those(read, speaker)} not {kind}"
        if read.values.get("is") == "this" and not bounds:
            read.take("is")
            return f"this card is not {_being(read, speaker)}"
        if read.has("among"):
            name = read.text("among")
            some = f"{_bounded(bounds, speaker)} " if bounds else ""
            return f"there are no {some}{qualities.described(read, speaker, many=True)} among {speaker.object(name)}"
        if read.values.get("whose") == "opponent's" and not bounds and read.values.get("place") != "facing":
            where = _their_place(read)
            read.take("whose")
            return f"your opponent does not have any {qualities.described(read, speaker, many=True)} {where}".strip()
        return f"you do not have {_having(read, bounds, speaker)}".replace(
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
    return f"{who} are all {qualities.kind(read.take('not'), read.here('not'), speaker, many=True)}"


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


def _there_are(read: Fields, speaker: Speaker) -> str:
    asked, at = read.take("there_are"), read.here("there_are")
    bounds = {key: read.take(key) for key in ("least", "most") if read.has(key)}
    if special := _special(asked, bounds, speaker):
        return special
    with fields(asked, at) as inner:
        if inner.has("among"):
            return _of_those(inner, bounds, speaker)
        if inner.values.get("is") == "this" and not bounds:
            inner.take("is")
            return f"this card is {_being(inner, speaker)}"
        if inner.values.get("is") == "top of clock" and inner.values.get("zone") == "clock" and not bounds:
            inner.take("is"), inner.take("zone")
            return f"the top card of your clock is {_kind(inner, speaker)}"
        if _is_named_elsewhere(asked) and not bounds:
            names = alternatives(map(quoted, inner.texts("name")))
            return f"{names} is {places.where(inner)}"
        if inner.values.get("place") == "facing" and inner.values.get("whose") == "opponent's" and not bounds:
            inner.take("place"), inner.take("whose")
            if set(asked) == {*FACING, "turned"}:
                return f"the character facing this card is {TURNED[inner.text('turned')]}"
            return f"the character facing this card is {_kind(inner, speaker)}"
        if inner.values.get("whose") == ANYONES and bounds and not {"zone", "place"} & set(asked):
            inner.take("whose")
            what = qualities.described(inner, speaker, many=True)
            return f"you and your opponent have {_bounded(bounds, speaker)} {what} in total"
        return f"you have {_having(inner, bounds, speaker)}".replace("you have your opponent", "your opponent has")


def _special(asked: Any, bounds: Any, speaker: Speaker) -> str:
    if asked == {"zone": "markers"} and bounds:
        return f"there are {_bounded(bounds, speaker)} markers underneath this card"
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


def _having(read: Fields, bounds: Any, speaker: Speaker) -> str:
    """Return how many of which cards somebody has; whose is said in front where it is not one's own."""
    whose = read.text("whose", "yours") if read.values.get("place") != "facing" else ""
    where = places.where(read) if whose != "opponent's" else _their_place(read)
    is_another = read.values.get("is") == "other" and not bounds and not read.has("any")
    if is_another:
        read.take("is")
    what = qualities.described(read, speaker, many=bool(bounds))
    some = f"{_bounded(bounds, speaker)} {what}" if bounds else f"another {what}" if is_another else article(what)
    said_of = f"your opponent {some}" if whose == "opponent's" else some
    return f"{said_of} {where}".strip() + (" on any side" if whose == "anyone's" else "")


def _their_place(read: Fields) -> str:
    return places.where(read).replace("your opponent's", "their")


def _being(read: Fields, speaker: Speaker) -> str:
    """Return what this card is: in a zone, turned somehow, or of a kind."""
    if set(read.values) == {"is", "turned"}:
        return TURNED[read.text("turned")]
    turned = read.values.get("not", {}).get("turned", "")
    if turned and set(read.values) == {"is", "zone" if read.has("zone") else "place", "not"}:
        read.take("not")
        return f"{places.where(read)} and not {TURNED[turned]}"
    if set(read.values) - {"is"} <= {"zone", "whose", "place"}:
        return _my_place(read)
    return _kind(read, speaker)


def _my_place(read: Fields) -> str:
    if isinstance(read.values.get("place"), list) or read.values.get("place") in PLACES or read.has("zone"):
        return places.where(read)
    return qualities.described(read, Speaker(), many=False)


def _kind(read: Fields, speaker: Speaker) -> str:
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
            return f"you revealed {_bounded(bounds, speaker)} cards"
        number = _bounded(bounds, speaker) if bounds else "1"
        if name == speaker.drawn:
            least = bounds.get("least", 1)
            return f"you drew {least} {'card' if least == 1 else 'cards'}"
        if name == speaker.it and (where := _put_where(name, speaker)):
            number = f"{bounds['least']} or more" if set(bounds) == {"least"} else number
            what = "character" if name in speaker.characters else "card"
            said = f"{number} {what if number == '1' else f'{what}s'}"
            return f"you 【REST】 {said}" if where == "rested" else f"you put {said} {where}"
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
        some = f"{_bounded(bounds, speaker)} {qualities.described(read, speaker, many=True)}"
        return f"there are {some} among {speaker.object(name)}"
    read.flag("even_if_moved")
    if set(read.values) == {"among", "icon"}:
        return f"{_those(read, speaker).removesuffix(' is')}'s trigger icon is {ICONS[read.text('icon')]}"
    kind = _kind(read, speaker)
    return f"{_those(read, speaker)} {kind}"


def _put_where(name: str, speaker: Speaker) -> str:
    """Return where cards were put last, or that they were rested."""
    zone = speaker.put.get(name, "")
    if zone in ("hand", "clock", "stock", "waiting_room"):
        return f"into your {ZONES[zone]}"
    return {"deck": "into your deck", "markers": "underneath this card", "rested": zone}.get(zone, "")


def _those(read: Fields, speaker: Speaker) -> str:
    """Return who is spoken of: "that card is", "this card's battle opponent is"."""
    name = read.text("among")
    if name == speaker.opponent and name != speaker.it:
        speaker.it = name
        return "this card's battle opponent is"
    if name == BATTLE_OPPONENT:
        speaker.it = name
        return "this card's battle opponent is"
    return f"{speaker.subject(name)} is" if name != speaker.it else "that card is"


def _number(read: Fields, speaker: Speaker) -> str:
    value, at = read.take("number"), read.here("number")
    bounds = {key: read.take(key) for key in ("least", "most") if read.has(key)}
    if isinstance(value, dict) and "names" in value:
        with fields(value, at) as names, fields(names.take("names"), names.here("names")) as inner:
            zone = inner.text("zone", "stage")
            what = qualities.described(inner, speaker, many=True)
            return f"your {ZONES[zone]} has {_bounded(bounds, speaker)} {what} with different card names"
    if fewer := _than_theirs(value, bounds):
        return fewer
    if compared := _of_both(value, bounds, speaker):
        return compared
    higher = ("higher", "lower")
    if isinstance(value, dict) and value in speaker.letters:
        return f"{speaker.letter(value)} is {_bounded(bounds, speaker, *higher)}"
    if isinstance(value, dict) and value == {"level": {"zone": "level"}}:
        return f"the total level of the cards in your level is {_bounded(bounds, speaker, *higher)}"
    return f"{numbers.amount(value, speaker, at)} is {_bounded(bounds, speaker, *higher)}"


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


def _bounded(bounds: Any, speaker: Speaker, more: str = "more", less: str = "less") -> str:
    return numbers.bound(bounds, speaker, more=more, less=less)


def _turn(read: Fields, _speaker: Speaker) -> str:
    return f"it is {WHOSE[read.text('turn')]} turn"


def _any(read: Fields, speaker: Speaker) -> str:
    return alternatives(said(one, f"{read.here('any')}[{n}]", speaker) for n, one in enumerate(read.take("any")))


def _all(read: Fields, speaker: Speaker) -> str:
    return " and ".join(said(one, f"{read.here('all')}[{n}]", speaker) for n, one in enumerate(read.take("all")))


def _did(read: Fields, _speaker: Speaker) -> str:
    return "that was done" if read.flag("did") else "that was not done"


def _during(read: Fields, _speaker: Speaker) -> str:
    return f"it is the {read.text('during')}"


def _first_turn(read: Fields, _speaker: Speaker) -> str:
    is_so = "is" if read.flag("first_turn") else "is not"
    return f"it {is_so} the starting player's first turn"


SAID: Final[dict[str, Callable[[Fields, Speaker], str]]] = {
    "there_are": _there_are,
    "number": _number,
    "turn": _turn,
    "during": _during,
    "first_turn": _first_turn,
    "did": _did,
    "all": _all,
    "any": _any,
    "not": _not,
}


def is_of_those_alone(condition: Any) -> str:
    """Return the name of cards of which a condition asks only whether there are any."""
    asked = condition.get("there_are") if isinstance(condition, dict) and len(condition) == 1 else None
    if isinstance(asked, dict) and set(asked) == {"among"} and isinstance(asked["among"], str):
        return asked["among"]
    return ""


def unplayable(condition: Any, at: str, speaker: Speaker) -> str:
    """Return the condition under which an event cannot be played: the contrary of that under which it can."""
    if set(condition) == {"not"}:
        return said(condition["not"], f"{at}.not", speaker)
    with fields({"not": condition}, at) as read:
        return _not(read, speaker)
