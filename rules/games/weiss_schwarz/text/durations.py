"""How long what a sentence gives lasts: said in front of it, behind it, or not at all."""

from typing import Any, Final

from rules.games.weiss_schwarz.text import meanings as mean
from rules.games.weiss_schwarz.text.meanings import Program
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError

THIS_GAME: Final = "end of game"  # 8.2.1.2: of what has no specified duration


def said_of_all(sentence: list[Any], at: int) -> list[Any]:
    """Return a sentence in which all that is given says how long it lasts; raises TextError where that is unclear.

    A duration that stands alone is one of all that follows, any other one also of what was given before it.
    """
    found: list[Any] = []
    until = ""
    for part in sentence:
        if isinstance(part, mean.DoUntil):
            until, part = part.until, mean.Do(part.actions)
        elif isinstance(part, mean.Until):
            until = part.until
        found.append(_lasting(part, until) if until else part)
    if until and not any(map(_lasts, found)):
        raise TextError(at, UNKNOWN_CONSTRUCT)
    return _as_said_behind(found, at)


def _as_said_behind(sentence: list[Any], at: int) -> list[Any]:
    until = ""
    found: list[Any] = []
    for part in reversed(sentence):
        if isinstance(part, mean.Do | mean.May):
            given: list[Program] = []
            for action in reversed(part.actions):
                until = _until(action) or until
                given.append(_with(action, until or THIS_GAME))
            part = part._replace(actions=tuple(reversed(given)))
        found.append(part)
    if until and any(_lasts_for_the_game(part) for part in found):
        raise TextError(at, UNKNOWN_CONSTRUCT)
    return found[::-1]


def _lasts(part: Any) -> bool:
    """Return whether a part says something for which a duration can be said."""
    return isinstance(part, mean.Do | mean.May) and any(
        _gives(action) or "trigger_checks" in action for action in part.actions
    )


def _lasts_for_the_game(part: Any) -> bool:
    return isinstance(part, mean.Do | mean.May) and any(_until(action) == THIS_GAME for action in part.actions)


def _lasting(part: Any, until: str) -> Any:
    """Return a part of a sentence that said before how long all of it lasts."""
    if not _lasts(part):
        return part
    return part._replace(actions=tuple(_with(action, until) for action in part.actions))


def _gives(action: Program) -> list[Program]:
    """Return what of an action gives something."""
    if "one_of" in action:
        return [given for mode in action["one_of"] for one in mode for given in _gives(one)]
    return [action] if "give" in action else []


def _until(action: Program) -> str:
    return next((str(given["until"]) for given in _gives(action) if "until" in given), "")


def _with(action: Program, until: str) -> Program:
    """Return an action that lasts so long, if it gives something and does not say how long."""
    if "one_of" in action:
        return {**action, "one_of": [[_with(one, until) for one in mode] for mode in action["one_of"]]}
    return {**action, "until": until} if "give" in action and "until" not in action else action
