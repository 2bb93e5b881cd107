"""Actions that others belong to, and whether a list of actions can be said in one sentence."""

from typing import Any, Final

from rules.games.weiss_schwarz.text.printing import conditions

SCOPED: Final = ("if", "may", "pay", "repeat", "later", "one_of", "all_players")

_DONE_WITH_CHOSEN: Final = ("put", "turn", "under", "place")


def is_scoped(action: Any) -> bool:
    return _is_followed(action) or any(key in action for key in SCOPED)


def _is_followed(action: Any) -> bool:
    """Return whether something is done where trigger checks were performed, or where damage was cancelled."""
    return any(both <= set(action) for both in ({"trigger_checks", "then"}, {"damage", "cancelled"}))


def is_damage(listed: list[Any]) -> bool:
    return len(listed) == 1 and set(listed[0]) == {"damage"}


def is_one_sentence(listed: list[Any], *, allows_if_done: bool = False) -> bool:
    """Return whether a list within another one can be said in one sentence."""
    *first, last = listed or [{}]
    if any(is_scoped(action) for action in first):
        return False
    if "may" in last or "pay" in last:
        return allows_if_done or not {"then", "else"} & set(last)
    if "if" in last:
        previous = first[-1] if first else None
        is_done = is_done_with(previous, last) or (is_done_if_there(last) and not allows_if_done)
        return not is_done and "else" not in last and is_one_sentence(last["then"], allows_if_done=allows_if_done)
    if _is_followed(last):
        return False
    if "repeat" in last and is_damage(last["do"]):
        return True
    if "later" in last:
        return is_one_sentence(last["later"].get("do", []))
    return "one_of" not in last or True


def is_done_if_there(action: Any) -> bool:
    """Return whether something is done first with the top card of a pile, and the rest only if that is there."""
    asked, done = action["if"].get("there_are"), action["then"][0]
    moved = done.get("put", done.get("under"))
    return isinstance(moved, dict) and moved == {"top": 1, **(asked or {})}


def is_done_with(previous: Any, action: Any) -> bool:
    """Return whether a condition asks whether something could be done with cards that were just chosen."""
    name = conditions.is_of_those_alone(action.get("if"))
    if not name or not isinstance(previous, dict):
        return False
    taken = next((previous[verb] for verb in _DONE_WITH_CHOSEN if verb in previous), None)
    return taken == name or (isinstance(taken, dict) and "choose" in taken and taken.get("as") == name)
