"""What an effect keeps before cards move: how many there are in a zone, and where a character stands (8.11.1)."""

from collections.abc import Callable
from typing import Any, Final

from rules.games.weiss_schwarz.text.meanings import SAME_NUMBER, Program
from rules.text.reading import UNCLEAR_REFERENCE, TextError

MANY: Final = "that many"
POSITION: Final = "that position"


def same_number(actions: list[Program], at: int) -> list[Program]:
    """Return the actions with the number of the cards of a zone kept before they move, where it is asked for then.

    Of cards that were drawn the number is known.
    """
    found: list[Program] = []
    for action in actions:
        verb = next((verb for verb in ("top", "draw", "count") if action.get(verb) == SAME_NUMBER), "")
        if verb == "count" and found and "draw" in found[-1] and "as" in found[-1]:
            action = {**action, verb: {"count": {"among": found[-1]["as"], "even_if_moved": True}}}
        elif verb:
            before = next((at for at in range(len(found) - 1, -1, -1) if "shuffle" not in found[at]), -1)
            moved = found[before].get("put") if found else None
            if not isinstance(moved, dict) or "zone" not in moved or set(moved) - {"zone", "whose"}:
                raise TextError(at, UNCLEAR_REFERENCE)
            number = {"cards_in": moved["zone"], **{key: moved[key] for key in ("whose",) if key in moved}}
            found.insert(before, {"remember": number, "as": MANY})
            action = {**action, verb: {"remembered": MANY}}
        found.append(action)
    return found


def with_position(value: Any, name: str) -> Any:
    """Return actions that keep where the character of a name stands, when it has just been chosen."""

    def keeping(action: Program) -> list[Program]:
        kept = {"remember": {"position": name}, "as": POSITION}
        if "choose" in action and action.get("as") == name:
            return [action, kept]
        for verb, cards in action.items():
            if isinstance(cards, dict) and "choose" in cards and cards.get("as") == name:
                return [cards, kept, {**action, verb: name}]
        return [action]

    return _each_list(value, keeping)


def _each_list(value: Any, change: Callable[[Program], list[Program]]) -> Any:
    """Return a program with other actions in the place of each one of its lists of actions."""
    if isinstance(value, dict):
        return {key: _each_list(one, change) for key, one in value.items()}
    if not isinstance(value, list):
        return value
    inner = [_each_list(one, change) for one in value]
    return [new for one in inner for new in (change(one) if isinstance(one, dict) else [one])]
