"""Counting copies by name, and the smallest cut that brings them within a limit; every game counts this way."""

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter

from rules.folding import fold_name
from rules.legality import DeckLine, FormatSpec, LineChange
from rules.printed_card import PrintedCard

NAMES_SAID = 3
# What players call a card where its name alone does not tell it from others.
FullName = Callable[[PrintedCard], str]
ITEMS_SAID = 4


def name_key(name: str, format_spec: FormatSpec) -> str:
    """Return what `name` counts as: its folded form, or the name that the maintainers' name table joins it to."""
    folded = fold_name(name)
    return format_spec.same_name.get(folded, folded)


def lines_by_name(
    lines: Iterable[DeckLine], format_spec: FormatSpec, full_name: FullName = attrgetter("name")
) -> dict[str, tuple[DeckLine, ...]]:
    """Return the lines of each name, and of each `full_name` where that is another, in list order."""
    groups: dict[str, tuple[DeckLine, ...]] = {}
    for line in lines:
        for key in dict.fromkeys(name_key(name, format_spec) for name in (line.card.name, full_name(line.card))):
            groups[key] = (*groups.get(key, ()), line)
    return groups


def copies(lines: Iterable[DeckLine]) -> int:
    return sum(line.quantity for line in lines)


def codes(lines: Iterable[DeckLine]) -> tuple[str, ...]:
    return tuple(line.code for line in lines)


def cut(lines: Sequence[DeckLine], limit: int) -> tuple[LineChange, ...]:
    """Return the changes that leave `limit` copies, taken from the last line upwards."""
    excess = copies(lines) - limit
    changes = []
    for line in reversed(lines):
        taken = min(line.quantity, excess)
        if taken > 0:
            changes.append(LineChange(line.section, line.code, line.quantity - taken))
            excess -= taken
    return tuple(changes)


def taken_out(lines: Iterable[DeckLine]) -> tuple[LineChange, ...]:
    """Return the changes that leave nothing of `lines`."""
    return tuple(LineChange(line.section, line.code, 0) for line in lines if line.quantity)


def removal(lines: Iterable[DeckLine], changes: Iterable[LineChange], full_name: FullName = attrgetter("name")) -> str:
    """Say what `changes` take out of `lines`: `Remove 1 of “Bell” and 2 of “Lamp”.`"""
    left = {(change.section, change.code): change.quantity for change in changes}
    taken: dict[str, int] = {}
    for line in lines:
        removed = line.quantity - left.get((line.section, line.code), line.quantity)
        if removed:
            name = full_name(line.card)
            taken[name] = taken.get(name, 0) + removed
    if len(taken) > NAMES_SAID:
        return f"Remove {counted(sum(taken.values()))}."
    return f"Remove {' and '.join(f'{count} of “{name}”' for name, count in taken.items())}."


def listed(items: Sequence[str], most: int = ITEMS_SAID) -> str:
    """Return `a, b and c`-like lists of findings: the first of them, and how many others there are."""
    rest = len(items) - most
    shown = ", ".join(items[:most])
    return f"{shown} and {counted(rest, 'other')}" if rest > 0 else shown


def counted(count: int, one: str = "card", many: str | None = None) -> str:
    """Return `1 card`, `2 cards`; `many` where the plural is not made with an s."""
    return f"{count} {one if count == 1 else many or one + 's'}"
