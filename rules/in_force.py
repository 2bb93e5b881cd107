"""Rules that can be put out of force, to prove that a verdict or a game depends on them.

A rule is covered by a case that passes, and fails once the code that is the rule does nothing. Code that is a rule by
itself asks here before it acts; a violation that cites a rule out of force is not found (rules.legality.by_severity).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final


class Blocks:
    """How many blocks put rules out of force anywhere: none but in proofs, and then nobody has to look further."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0


BLOCKS: Final = Blocks()
_out: ContextVar[frozenset[tuple[str, str]]] = ContextVar("rules_out_of_force", default=frozenset())


def in_force(book: str, rule: str) -> bool:
    """Whether `rule` of `book` is applied: always, but inside of `without`."""
    return not BLOCKS.count or (book, rule) not in _out.get()


def all_in_force() -> bool:
    """Whether no rule of any book is put out of force."""
    return not BLOCKS.count


@contextmanager
def without(book: str, rule: str) -> Iterator[None]:
    """Put one rule out of force within the block."""
    token = _out.set(_out.get() | {(book, rule)})
    BLOCKS.count += 1
    try:
        yield
    finally:
        BLOCKS.count -= 1
        _out.reset(token)
