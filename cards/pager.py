"""Which pages of a long list to offer."""

from collections.abc import Callable
from dataclasses import dataclass

AROUND = 2


@dataclass(frozen=True, slots=True)
class PageLink:
    """A page to go to; `gap_before` where pages between it and the one before are left out."""

    number: int
    address: str
    is_current: bool = False
    gap_before: bool = False


@dataclass(frozen=True, slots=True)
class Pager:
    """The links under a list: first page, last page and those around the one shown."""

    links: tuple[PageLink, ...]
    previous: str | None
    next: str | None


def pager(current: int, last: int, address_of: Callable[[int], str]) -> Pager | None:
    """Return the links for page `current` of `last`, or None where one page holds everything."""
    if last <= 1:
        return None
    near = {1, last, *range(current - AROUND, current + AROUND + 1)}
    numbers = sorted(number for number in near if 1 <= number <= last)
    before = (0, *numbers)
    return Pager(
        links=tuple(
            PageLink(number, address_of(number), number == current, number > left + 1)
            for left, number in zip(before, numbers, strict=False)
        ),
        previous=address_of(current - 1) if current > 1 else None,
        next=address_of(current + 1) if current < last else None,
    )
