"""The names that a program gives to cards: which are used, and which nothing needs."""

from typing import Any

from rules.games.weiss_schwarz.text.meanings import PAID, Program
from rules.text.reading import UNCLEAR_REFERENCE, TextError


def with_name_of_paid(cost: list[Program], at: int) -> list[Program]:
    """Return a cost with a name for the cards that are put away to pay it; raises TextError where that is unclear."""
    puts = [action["put"] for action in cost if "put" in action]
    if len(puts) != 1 or not isinstance(puts[0], dict):
        raise TextError(at, UNCLEAR_REFERENCE)
    return [_named_paid(action) if action.get("put") is puts[0] else action for action in cost]


def _named_paid(action: Program) -> Program:
    """Return what puts cards away with a name for those that were chosen for it, or for all of them."""
    cards = action["put"]
    return {**action, "put": {**cards, "as": PAID.word}} if "choose" in cards else {**action, "as": PAID.word}


def names_used(value: Any) -> set[str]:
    """Return all texts that stand in a program as values, but for the names that it gives."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {name for key, one in value.items() if key != "as" for name in names_used(one)}
    if isinstance(value, list):
        return {name for one in value for name in names_used(one)}
    return set()


def without_unused_names(value: Any, used: set[str]) -> Any:
    """Return a program without the names that nothing in it uses; what has to have one keeps it."""
    if isinstance(value, dict):
        return {
            key: without_unused_names(one, used)
            for key, one in value.items()
            if key != "as" or one in used or "look" in value or "reveal_top" in value
        }
    if isinstance(value, list):
        return [without_unused_names(one, used) for one in value]
    return value


def chooses_in_vain(value: Any) -> bool:
    """Return whether cards are chosen in a program that nothing is done with, which therefore have no name."""
    if isinstance(value, list):
        return any(isinstance(one, dict) and "choose" in one and "as" not in one for one in value) or any(
            map(chooses_in_vain, value)
        )
    return isinstance(value, dict) and any(map(chooses_in_vain, value.values()))
