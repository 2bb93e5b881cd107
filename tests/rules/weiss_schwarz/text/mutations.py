"""Programs from which something was taken out, or in which a number was changed."""

from collections.abc import Iterator
from typing import Any


def mutations(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield every program that is one change away, and where: without a key, without one of several, another number."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield "", value + 7
    elif isinstance(value, dict):
        for key, one in value.items():
            yield f".{key} taken out", {other: kept for other, kept in value.items() if other != key}
            for where, changed in mutations(one):
                yield f".{key}{where}", {**value, key: changed}
    elif isinstance(value, list):
        for number, one in enumerate(value):
            if len(value) > 1:
                yield f"[{number}] taken out", [*value[:number], *value[number + 1 :]]
            for where, changed in mutations(one):
                yield f"[{number}]{where}", [*value[:number], changed, *value[number + 1 :]]
