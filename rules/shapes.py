"""Shapes of values that people write as JSON: what is wrong with a value, and the shape in words.

A shape is `int` (a whole number, not below 0), `str`, `bool`, a list with the shape of its members, or a mapping of
keys to shapes: a key that ends in `?` may be left out, and the key `str` stands for any.
"""

from collections.abc import Iterator, Mapping
from typing import Any

_WORDS = {int: "a whole number, not below 0", str: "a text", bool: "true or false"}


def misfit(value: Any, shape: Any, at: str = "") -> str:
    """Return where and how `value` is not of `shape`, or nothing."""
    return next(_misfits(value, shape, at), "")


def in_words(shape: Any) -> str:
    """Return `shape` as people may write it: `{"grades": [number], "crests": number}`."""
    if isinstance(shape, Mapping):
        return "{" + ", ".join(f"{_key_in_words(key)}: {in_words(inner)}" for key, inner in shape.items()) + "}"
    if isinstance(shape, list):
        return f"[{in_words(shape[0])}, …]"
    return {int: "number", str: "text", bool: "true or false"}[shape]


def _key_in_words(key: Any) -> str:
    return "text" if key is str else f'"{key.removesuffix("?")}"' + (" (if any)" if key.endswith("?") else "")


def _misfits(value: Any, shape: Any, at: str) -> Iterator[str]:
    if isinstance(shape, Mapping):
        yield from _of_mapping(value, shape, at)
    elif isinstance(shape, list):
        if not isinstance(value, list) or not value:
            yield f"{_place(at)} must be a list with something in it"
            return
        for position, member in enumerate(value, start=1):
            yield from _misfits(member, shape[0], f"{at}[{position}]")
    elif not isinstance(value, shape) or (shape is int and (isinstance(value, bool) or value < 0)) or value == "":
        yield f"{_place(at)} must be {_WORDS[shape]}"


def _of_mapping(value: Any, shape: Mapping[Any, Any], at: str) -> Iterator[str]:
    if not isinstance(value, Mapping) or not value:
        yield f"{_place(at)} must be written as {in_words(shape)}"
        return
    if str in shape:
        shape = dict.fromkeys(value, shape[str])
    known = {key.removesuffix("?") for key in shape}
    for key in value:
        if key not in known:
            yield f"{_place(at)} knows no {key!r}, only {', '.join(sorted(known))}"
    for key, inner in shape.items():
        name = key.removesuffix("?")
        if name in value:
            yield from _misfits(value[name], inner, f"{at}.{name}" if at else name)
        elif not key.endswith("?"):
            yield f"{_place(at)} lacks {name!r}"


def _place(at: str) -> str:
    return at or "the value"
