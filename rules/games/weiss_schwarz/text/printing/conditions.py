"""conditions.lark the other way: under which condition, with its "if" or "during"."""

from collections.abc import Callable
from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import Fields, fields
from rules.games.weiss_schwarz.text.printing import absence, comparisons, numbers, presence, qualities
from rules.games.weiss_schwarz.text.printing.speaking import Speaker
from rules.games.weiss_schwarz.text.printing.words import PLACES, WHOSE, alternatives, quoted

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
    if beside[0] == {"is": "other"}:
        return f"you have {' and '.join(f'another {quoted(str(name))}' for name in names)}"
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
    return absence.there_are_not(asked, bounds, where, speaker)


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
    "there_are": presence.there_are,
    "number": comparisons.number,
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
