"""References in a program that is not linked yet."""

from typing import Any

from rules.games.weiss_schwarz.text.meanings import IT, Ref


def speaks_of(value: Any, ref: Ref) -> bool:
    """Return whether a reference stands in a program, wherever."""
    if isinstance(value, dict):
        return any(speaks_of(one, ref) for one in value.values())
    if isinstance(value, list | tuple) and not isinstance(value, Ref):
        return any(speaks_of(one, ref) for one in value)
    return bool(value == ref)


def by_its_own(x: Any) -> Any:
    """Return the X of what several cards get: "that character" is each one of them."""
    if isinstance(x, dict):
        for key in ("level", "soul", "cost", "power"):
            if x.get(key) == IT:
                return {"its": key, "each": x.get("each", 1)}
    return x
