"""The names of cards in a program."""

from collections.abc import Iterator
from typing import Any, Final

from rules.text.names import Named, Spoken

_IN_FULL: Final = ("name", "bond", "sunder")
_IN_PART: Final = "name_has"


def names_in(program: Any) -> Spoken:
    """Return the names by which a program asks for cards, and those that it gives."""
    found = list(_names(program))
    asked = frozenset(one for one in found if isinstance(one, Named))
    return Spoken(asked, frozenset(one for one in found if isinstance(one, str)))


def _names(value: Any, is_change: bool = False) -> Iterator[Named | str]:
    """Yield the names that are asked for as Named, those that are given as plain texts."""
    if isinstance(value, list):
        for one in value:
            yield from _names(one, is_change)
    if not isinstance(value, dict):
        return
    for key, said in value.items():
        if key in (*_IN_FULL, _IN_PART) and _texts(said):
            is_given = key == "name" and (is_change or "give" in value)
            yield from _texts(said) if is_given else (Named(one, key == _IN_PART) for one in _texts(said))
        else:
            yield from _names(said, key == "gives")


def _texts(said: Any) -> list[str]:
    texts = said if isinstance(said, list) else [said]
    return texts if all(isinstance(one, str) for one in texts) else []
