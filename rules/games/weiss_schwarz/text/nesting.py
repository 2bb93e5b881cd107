"""Actions inside of others: what is done again with each choice, and choices inside of what takes them."""

from typing import Final

from rules.games.weiss_schwarz.text.meanings import IT, Program
from rules.games.weiss_schwarz.text.references import speaks_of


def in_repetitions(actions: "list[Program] | tuple[Program, ...]") -> list[Program]:
    """Return the actions with what is done with all that a repetition chooses as a part of it."""
    found: list[Program] = []
    for action in actions:
        repeated = found[-1].get("do", []) if found and "repeat" in found[-1] else []
        if repeated and "choose" in repeated[-1] and speaks_of(action, IT):
            found[-1] = {**found[-1], "do": [*repeated, action]}
        else:
            found.append(action)
    return found


# Actions that take the cards that are chosen for them.
_TAKING: Final = ("put", "place", "turn", "move", "give", "under", "reveal", "see")


def nested(actions: list[Program]) -> list[Program]:
    """Return the actions with each choice inside of the action right behind it that takes what was chosen."""
    found: list[Program] = []
    for action in actions:
        verb = next((verb for verb in _TAKING if verb in action), "")
        chosen = found[-1] if found else {}
        if verb and "choose" in chosen and action[verb] == chosen["as"]:
            found[-1] = {key: chosen if key == verb else value for key, value in action.items()}
        else:
            found.append(action)
    return found
