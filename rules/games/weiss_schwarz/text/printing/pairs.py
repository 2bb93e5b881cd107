"""Several cards at once: what is said of two choices together, and of what is done with each of them."""

from itertools import takewhile
from typing import Any, Final

from rules.games.weiss_schwarz.text.printing import actions
from rules.games.weiss_schwarz.text.printing.speaking import Speaker

_OF_EACH: Final = ("reveal", "give", "turn", "put")

_OF_ALL: Final = ("put", "under")

_SEARCH: Final = "search your deck for "


def of_each(done: list[Any], names: tuple[str, ...]) -> str:
    """Return the verb of actions that do the same with each of several cards."""
    verbs = [verb for verb in _OF_EACH if done and done[0].get(verb) == names[0]]
    return next((verb for verb in verbs if done[: len(names)] == [{**done[0], verb: name} for name in names]), "")


def all_of(action: Any, names: tuple[str, ...]) -> str:
    """Return the verb of an action that is about several cards together."""
    together = {"either": [{"among": name} for name in names]}
    return next((verb for verb in _OF_ALL if action.get(verb) == together), "")


def _with_this_too(action: Any, other: Any, name: str) -> tuple[str, str] | None:
    """Return the names of this card and a chosen one in the order in which the same is done with both."""
    orders = (("this", name), (name, "this"))
    return next((names for names in orders if of_each([action, other], names)), None)


def of_it_and_this(action: Any, left: list[tuple[int, Any]]) -> Any:
    """Return the choice of a card with which the same is done as with this card; what is done comes next then."""
    for verb in _OF_EACH:
        chosen = action.get(verb)
        is_choice = isinstance(chosen, dict) and "choose" in chosen and "as" in chosen
        if is_choice and _is_other(chosen) and left and left[0][1] == {**action, verb: "this"}:
            left.insert(0, (left[0][0], {**action, verb: chosen["as"]}))
            return chosen
    return None


def _is_other(action: Any) -> bool:
    return isinstance(action["choose"], dict) and action["choose"].get("is") == "other"


def said_together(action: Any, following: list[Any], at: str, speaker: Speaker) -> tuple[int, list[str]] | None:
    """Return how many actions more are said, and how, where two choices are followed by what is done with both."""
    if "choose" not in action or not following:
        return None
    name, last = action.get("as", ""), following[0]
    if "with" in last and name and {last["exchange"], last["with"]} == {name, "this"} and _is_other(action):
        return 1, _with_this(action, last, at, speaker)
    if len(following) > 1 and name and _is_other(action) and (both := _with_this_too(last, following[1], name)):
        return 0, _choice_with_this(action, both, at, speaker)
    if "choose" in last and "as" in last and len(following) > 1:
        return _two(action, following, at, speaker)
    return None


def _with_this(action: Any, last: Any, at: str, speaker: Speaker) -> list[str]:
    chosen = _choice_with_this(action, (last["exchange"], last["with"]), at, speaker)
    return [*chosen, *actions.said(last, at, speaker)]


def _choice_with_this(action: Any, names: tuple[str, str], at: str, speaker: Speaker) -> list[str]:
    first = actions.said(action, at, speaker)[0].removeprefix("choose ")
    speaker.both(names)
    return [f"choose this card and {first}" if names[0] == "this" else f"choose {first} and this card"]


def _two(first: Any, following: list[Any], at: str, speaker: Speaker) -> tuple[int, list[str]] | None:
    """Return what is said of two choices or more at once, which the actions behind them are about."""
    more = list(takewhile(lambda one: "choose" in one and "as" in one, following))
    names = (first.get("as", ""), *(one["as"] for one in more))
    behind = following[len(more) :]
    then = behind[0] if behind else {}
    is_exchange = (then.get("exchange"), then.get("with")) == names or then.get("place") == list(names)
    if not is_exchange and not of_each(behind, names) and not all_of(then, names):
        return None
    said = [actions.said(one, at, speaker)[0].removeprefix("choose ") for one in (first, *more)]
    speaker.both(names)
    is_search = said[0].startswith(_SEARCH)
    all_of_them = " and ".join([said[0], *(one.removeprefix(_SEARCH) for one in said[1:])])
    return len(more), [all_of_them if is_search else f"choose {all_of_them}"]


def with_both(action: Any, verb: str, at: str, speaker: Speaker) -> list[str]:
    """Return what is done with both of two that were chosen at once."""
    name = speaker.pair[-1]
    speaker.it, was = name, name in speaker.many
    speaker.many.add(name)
    said = actions.said({**action, verb: name}, at, speaker)
    speaker.it = ""
    if not was:
        speaker.many.discard(name)
    return said
