"""Lists of values in pieces that one query takes."""

from collections.abc import Iterable
from typing import TypeVar

BATCH = 400
Item = TypeVar("Item")


def batches(items: Iterable[Item]) -> Iterable[list[Item]]:
    """SQLite takes a bounded number of values in one query."""
    listed = list(items)
    return (listed[start : start + BATCH] for start in range(0, len(listed), BATCH))
