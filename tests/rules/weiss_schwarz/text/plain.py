"""Programs with everything said in one way, to compare what they mean."""

from typing import Any

_NO_NAMES = ("is", "name", "name_has", "trait")  # what stands there is never the name of cards
_DEFAULTS = {"until": "end of turn", "to": "opponent", "each": 1, "at": "stage"}


def plain(program: Any) -> Any:
    """Return a program with choices by themselves, names by number, conditions in a row, and nothing said twice."""
    return _plain(_apart(program), {})


def without_kinds(program: Any) -> Any:
    """Return a program without what is so by itself: the cards of a stage are characters, and those spoken of here."""
    if isinstance(program, list):
        return [without_kinds(one) for one in program]
    if not isinstance(program, dict):
        return program
    found = {key: without_kinds(one) for key, one in program.items() if key != "even_if_moved"}
    if {"among", "zone"}.isdisjoint(found) and found.get("type") == "character":
        del found["type"]
    return found


def _apart(value: Any) -> Any:
    """Take choices out of the actions that take what was chosen."""
    if isinstance(value, list):
        return [one for number, action in enumerate(value) for one in _choice_first(action, f"unnamed {number}")]
    return {key: _apart(one) for key, one in value.items()} if isinstance(value, dict) else value


def _choice_first(action: Any, name: str) -> list[Any]:
    if isinstance(action, dict):
        for key, one in action.items():
            if isinstance(one, dict) and "choose" in one:
                choice = {"as": name, **one}
                return [_apart(choice), _apart({**action, key: choice["as"]})]
    return [_apart(action)]


def _plain(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, list):
        return [_plain(one, names) for one in value]
    if isinstance(value, str):
        return names.get(value, value)
    if not isinstance(value, dict):
        return value
    if "as" in value:
        names[value["as"]] = f"slot {len(names)}"
    return _in_one_way({key: one if key in _NO_NAMES else _plain(one, names) for key, one in value.items()})


def _one_condition(said: dict[str, Any]) -> dict[str, Any]:
    """Return what is done under one condition, and under another one in that, as under both."""
    inner = said["then"][0] if "if" in said and len(said.get("then", [])) == 1 and "else" not in said else {}
    if "if" not in inner or "else" in inner:
        return said
    return {"if": _in_one_way({"all": [said["if"], inner["if"]]}), "then": inner["then"]}


def _in_one_way(said: dict[str, Any]) -> dict[str, Any]:
    """Return an object without what is meant where nothing is said, and with one of two ways to say the same."""
    found = {key: one for key, one in said.items() if _DEFAULTS.get(key) != one and (key, one) != ("zone", "stage")}
    if found.get("whose") == "yours":
        del found["whose"]
    if isinstance(found.get("trait"), list) and len(found["trait"]) == 1:
        found["trait"] = found["trait"][0]
    found = _one_condition(found)
    if isinstance(found.get("all"), list):
        found["all"] = [inner for one in found["all"] for inner in (one["all"] if set(one) == {"all"} else [one])]
    if "there_are" in found and found.get("least") == 1 and "most" not in found:
        del found["least"]
    counted = found.get("count")
    if isinstance(counted, dict) and set(counted) == {"zone"} and counted["zone"] != "markers":
        found = {"cards_in": counted["zone"], **{key: one for key, one in found.items() if key != "count"}}
    return found
