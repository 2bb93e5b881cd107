"""triggers.lark the other way: what an ability waits for, and which cards it makes "it" of."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from rules.games.weiss_schwarz.abilities.fields import Fields, fields
from rules.games.weiss_schwarz.text.printing import cards, conditions, numbers, places, qualities
from rules.games.weiss_schwarz.text.printing.speaking import BATTLE_OPPONENT, Speaker
from rules.games.weiss_schwarz.text.printing.words import (
    ANYONES,
    BY_EFFECT,
    TURNED,
    WHOSE,
    ZONES,
    alternatives,
    article,
    quoted,
)

_THEIRS: Final = {"whose": "opponent's"}
_THIS_MARKED: Final = {"is": ["this", "marked"]}
_YOURS: Final = {"whose": "yours"}
_EITHER_REVERSED: Final = [{"becomes_reversed": "this"}, {"becomes_reversed": _THEIRS, "by": "this"}]


class Told(NamedTuple):
    """Who does what, and what "that card" and the battle opponent are then; `who` may be nobody."""

    who: str
    does: str
    it: str = ""
    opponent: str = BATTLE_OPPONENT
    is_theirs: bool = False
    together: str = ""  # what the cards are called that somebody put somewhere together


def said(when: Any, at: str, speaker: Speaker) -> str:
    """Return what is waited for: "when this card attacks"; the speaker knows "it" from there on."""
    if when == _EITHER_REVERSED:
        speaker.names("that", many=False, theirs=False, characters=True)
        return "when this card or this card's battle opponent becomes 【REVERSE】"
    listed = when if isinstance(when, list) else [when]
    if moved := _from_anywhere(listed, at, speaker):
        return moved
    found = [_told(one, f"{at}[{n}]", speaker) for n, one in enumerate(listed)]
    _links(found, speaker)
    if len({one.who for one in found}) == 1 and all(one.who for one in found):
        return f"when {found[0].who} {alternatives(one.does for one in found)}"
    if len(found) == 2 and found[0].does == found[1].does and found[0].who == "this card":
        return f"when this card or {found[1].who} {found[1].does}"
    if all(one.who for one in found):
        return f"when {' or when '.join(f'{one.who} {one.does}' for one in found)}".replace(" 's ", "'s ")
    return alternatives(f"when {one.who} {one.does}" if one.who else one.does for one in found)


def _from_anywhere(listed: list[Any], at: str, speaker: Speaker) -> str:
    """Return that cards come to a zone, where a program says it of the stage and of all other zones."""
    who, zone = listed[0].get("put"), listed[0].get("to")
    if who is None or listed != [{"put": who, "to": zone}, {"leaves": who, "to": zone}] or zone not in ZONES:
        return ""
    speaker.names(_it(who), many=False, theirs=cards.is_theirs(who))
    whose = WHOSE["opponent's" if cards.is_theirs(who) else "yours"]
    to = "placed on the level area" if zone == "level" else f"put into {whose} {ZONES[zone]}"
    return f"when {_who(who, at, speaker)} is {to}"


def _links(found: list[Told], speaker: Speaker) -> None:
    names = {one.it for one in found}
    opponents = {one.opponent for one in found}
    it = names.pop() if len(names) == 1 else ""
    speaker.opponent = opponents.pop() if len(opponents) == 1 else ""
    speaker.names(it, many=False, theirs=any(one.is_theirs for one in found), characters=_is_character(found))
    if speaker.opponent:
        speaker.theirs.add(speaker.opponent)
    speaker.theirs.add(BATTLE_OPPONENT)
    speaker.together = next((one.together for one in found), "") if len(found) == 1 else ""


def _is_character(found: list[Told]) -> bool:
    return all("character" in one.who or "opponent" in one.who for one in found)


def _told(when: Any, at: str, speaker: Speaker) -> Told:
    with fields(when, at) as read:
        return SAID[read.first(SAID, "a trigger condition is wanted")](read, speaker)


def _who(value: Any, at: str, speaker: Speaker) -> str:
    """Return who does something: "your other 《Salt》 character"."""
    if isinstance(value, str):
        return "this card" if value == "this" else speaker.subject(value)
    if value == _THIS_MARKED:
        return "this card"
    with fields(value, at) as read:
        place = places.where(read)
        whose = WHOSE[read.text("whose", "yours")]
        return f"{whose} {qualities.described(read, speaker, many=False)} {place}".strip()


def _it(value: Any, name: str = "that") -> str:
    return "" if value == "this" else name


def _placed(read: Fields, speaker: Speaker) -> Told:
    who = read.take("placed")
    did, way = "is placed on the stage", []
    if read.values.get("from") == "markers" and read.has("by"):
        read.text("from")
        way.append(f"from the marker area of {_source(read.take('by'), read.here('by'), speaker)}")
    if read.has("from") and "from" in read.left:
        way.append(f"from your {alternatives(ZONES[zone] for zone in read.texts('from'))}")
    how = read.text("how", "")
    if how == "played":
        did = "is played and placed on the stage"
    elif how == "changed":
        way.append('by a "Change" effect')
    elif how == "fusion":
        way.append('by a "Fusion" effect')
    if "by" in read.left:
        by, at = read.take("by"), read.here("by")
        icon = BY_EFFECT.get(how, "")
        way.append(f"by the {icon}effect of {_source(by, at, speaker)}")
    read.texts("to") if read.has("to") else None
    does = " ".join([did, *way])
    return Told(_who(who, read.here("placed"), speaker), does, _it(who), is_theirs=cards.is_theirs(who))


def _source(value: Any, at: str, speaker: Speaker) -> str:
    if isinstance(value, str):
        return speaker.subject(value)
    with fields(value, at) as read:
        if set(value) == {"name"}:
            return quoted(read.text("name")) if isinstance(value["name"], str) else _kind(read, speaker)
        return _kind(read, speaker)


def _kind(read: Fields, speaker: Speaker) -> str:
    whose = WHOSE[read.text("whose", "yours")]
    return f"one of {whose} {qualities.described(read, speaker, many=True)}"


def _leaves(read: Fields, speaker: Speaker) -> Told:
    who = read.take("leaves")
    name = _who(who, read.here("leaves"), speaker)
    does = "leaves the stage"
    if read.has("to"):
        zones = alternatives(ZONES[zone] for zone in read.texts("to"))
        whose = WHOSE["opponent's" if cards.is_theirs(who) else "yours"]
        does = f"is put into {whose} {zones} from the stage"
    if who == _THIS_MARKED:
        return Told(name, f"{does} with a marker underneath it")
    return Told(name, does, _it(who), is_theirs=cards.is_theirs(who))


def _put(read: Fields, speaker: Speaker) -> Told:
    who, at = read.take("put"), read.here("put")
    to = read.texts("to") if read.has("to") else ()
    zones = alternatives(ZONES[zone] for zone in to)
    whose = WHOSE["opponent's" if cards.is_theirs(who) else "yours"]
    from_ = f" from {whose} {alternatives(ZONES[zone] for zone in read.texts('from'))}" if read.has("from") else ""
    if to == ("climax_area",):
        return _climax(who, at, from_, speaker)
    moved = f"is put into {whose} {zones}" if to else "is put"
    return Told(_who(who, at, speaker), f"{moved}{from_}", _it(who), is_theirs=cards.is_theirs(who))


_WHOSE_AREAS: Final = {"yours": ("yours",), "opponent's": ("opponent's",), ANYONES: ("yours", "opponent's")}


def _climax(who: Any, at: str, from_: str, speaker: Speaker) -> Told:
    if who == "this":
        return Told("this card", f"is placed on your climax area{from_}")
    with fields(who, at) as read:
        whose = read.text("whose", "yours")
        is_theirs = whose == "opponent's"
        what = qualities.described(read, speaker, many=False)
        name = what if set(who) == {"name"} and isinstance(who["name"], str) else article(what)
        areas = [f"{WHOSE[one]} climax area" for one in _WHOSE_AREAS[whose]]
        area = " or ".join(areas)
        return Told(name, f"is placed on {area}{from_}", "that", is_theirs=is_theirs)


def _at(read: Fields, speaker: Speaker) -> Told:
    moment = read.text("at")
    if read.has("of"):
        who = _who(read.take("of"), read.here("of"), speaker)
        return Told("", f"at the {_END.get(moment, f'beginning of the {moment}')} of {who}'s attack")
    whose = read.text("whose", "yours")
    if moment == "end of turn":
        return Told("", f"at the end of {_whose(whose)} turn")
    if moment in _END:
        return Told("", f"at the end of {WHOSE[whose]} attack")
    return Told("", f"at the beginning of {_whose(whose)} {moment}")


def _whose(whose: str) -> str:
    return "the" if whose == ANYONES else WHOSE[whose]


_END: Final = {"end of attack": "end"}


def _attacks(read: Fields, speaker: Speaker) -> Told:
    who, at = read.take("attacks"), read.here("attacks")
    kind = read.text("type", "")
    if kind in ("frontal", "") and read.has("by") and who == _THEIRS:
        by = read.take("by")
        return Told(_who(by, read.here("by"), speaker), " ".join(f"is {kind} attacked".split()), _it(by, "by"))
    by_whom = f" {_who(read.take('by'), read.here('by'), speaker)}" if read.has("by") else ""
    does = f"{kind} attacks{by_whom}" if kind else f"attacks{by_whom}"
    return Told(_who(who, at, speaker), does, _it(who), is_theirs=cards.is_theirs(who))


def _reversed(read: Fields, speaker: Speaker) -> Told:
    who, at = read.take("becomes_reversed"), read.here("becomes_reversed")
    if not read.has("by"):
        return Told(_who(who, at, speaker), "becomes 【REVERSE】", _it(who), "by", cards.is_theirs(who))
    by = read.take("by")
    others = _YOURS if cards.is_theirs(by) else _THEIRS
    if isinstance(who, dict) and {**who, **others} == who and set(who) <= {"whose", "level"}:
        level = f"level {_level(who['level'], speaker)} " if "level" in who else ""
        name = _who(by, read.here("by"), speaker)
        return Told(f"{name}'s {level}battle opponent", "becomes 【REVERSE】", "that", "that", others == _THEIRS)
    in_battle = (
        " in battle"
        if by == (_YOURS if cards.is_theirs(who) else _THEIRS)
        else (f" in battle with {_who(by, read.here('by'), speaker)}")
    )
    return Told(_who(who, at, speaker), f"becomes 【REVERSE】{in_battle}", _it(who), "by", cards.is_theirs(who))


def _level(value: Any, speaker: Speaker) -> str:
    return numbers.compared(value, speaker) or numbers.bound(value, speaker)


def _trigger_check(read: Fields, speaker: Speaker) -> Told:
    if not read.has("by"):
        return Told(_who(read.take("trigger_check"), read.here("trigger_check"), speaker), "triggers", "that")
    what = cards.one(read.take("trigger_check"), read.here("trigger_check"), speaker)
    who = _who(read.take("by"), read.here("by"), speaker)
    return Told(f"{who}'s trigger check", f"reveals {what}", "that")


def _damage(read: Fields, speaker: Speaker) -> Told:
    isnt = "is" if read.text("damage") == "cancelled" else "is not"
    to = read.text("to", "opponent's")
    if to == "yours" and not read.has("by"):
        return Told("the damage you received", f"{isnt} canceled")
    source = read.take("by")
    by = f" by {_who(source, read.here('by'), speaker)}" if source is not None else ""
    you = " to you" if to == "yours" and not cards.is_theirs(source) else ""
    return Told(f"damage dealt{by}{you}", f"{isnt} canceled")


def _plays(read: Fields, speaker: Speaker) -> Told:
    with fields(read.take("plays"), read.here("plays")) as card:
        whose = card.text("whose", "yours")
        what = article(qualities.described(card, speaker, many=False))
    who = "you play" if whose == "yours" else "your opponent plays" if whose == _THEIRS["whose"] else "any player plays"
    return Told(who, what, "that")


def _moves(read: Fields, speaker: Speaker) -> Told:
    who = read.take("moves")
    return Told(_who(who, read.here("moves"), speaker), "moves to another stage position", _it(who))


def _turns(read: Fields, speaker: Speaker) -> Told:
    who = read.take("turns")
    turned = TURNED[read.text("to")]
    before = f" from {TURNED[read.text('from')]}" if read.has("from") else ""
    is_theirs = cards.is_theirs(who)
    return Told(_who(who, read.here("turns"), speaker), f"becomes {turned}{before}", _it(who), is_theirs=is_theirs)


def _uses(read: Fields, speaker: Speaker) -> Told:
    used = read.text("uses")
    what = "an 【ACT】 ability" if used == "activated ability" else quoted(used.title())
    whose = read.text("whose", "yours")
    who = "you use" if whose == "yours" else "your opponent uses" if whose == _THEIRS["whose"] else "any player uses"
    if read.has("by"):
        return Told(who, f"{_who(read.take('by'), read.here('by'), speaker)}'s {what}")
    return Told(who, what, together="by" if used == "brainstorm" and whose == _THEIRS["whose"] else "")


def _state(read: Fields, speaker: Speaker) -> Told:
    return Told("", f"when it comes to be that {conditions.said(read.take('state'), read.here('state'), speaker)}")


def _levels_up(read: Fields, _speaker: Speaker) -> Told:
    return Told("you", "level up") if read.text("levels_up") == "yours" else Told("your opponent", "levels up")


def _refreshes(read: Fields, _speaker: Speaker) -> Told:
    if read.text("refreshes") == "yours":
        return Told("you", "have refreshed your deck")
    return Told("your opponent", "has refreshed their deck")


SAID: Final[dict[str, Callable[[Fields, Speaker], Told]]] = {
    "placed": _placed,
    "leaves": _leaves,
    "put": _put,
    "at": _at,
    "attacks": _attacks,
    "trigger_check": _trigger_check,
    "damage": _damage,
    "becomes_reversed": _reversed,
    "plays": _plays,
    "moves": _moves,
    "turns": _turns,
    "uses": _uses,
    "state": _state,
    "levels_up": _levels_up,
    "refreshes": _refreshes,
}
