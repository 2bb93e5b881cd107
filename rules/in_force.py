"""Rules that can be put out of force, to prove that a verdict or a game depends on them.

A rule is covered by a case that passes, and fails once the code that is the rule does nothing. Code that is a rule by
itself asks here before it acts; a violation that cites a rule out of force is not found (rules.legality.by_severity).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_out: ContextVar[frozenset[tuple[str, str]]] = ContextVar("rules_out_of_force", default=frozenset())


def in_force(book: str, rule: str) -> bool:
    """Whether `rule` of `book` is applied: always, but inside of `without`."""
    return (book, rule) not in _out.get()


@contextmanager
def without(book: str, rule: str) -> Iterator[None]:
    """Put one rule out of force within the block."""
    token = _out.set(_out.get() | {(book, rule)})
    try:
        yield
    finally:
        _out.reset(token)
