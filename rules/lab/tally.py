"""What is counted over many games; parts counted apart are merged, in any order."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

_DIGITS = re.compile(r"(\d+)")


class Tally:
    """How often each measure took each value: `level_by_turn.3` was 2 in 140 games.

    Only whole numbers are added up, so the order in which tallies are merged cannot change the result.
    """

    __slots__ = ("_counts",)

    def __init__(self) -> None:
        self._counts: dict[str, dict[int, int]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self._counts == other._counts

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Tally({self.as_json()})"

    def __iter__(self) -> Iterator[str]:
        """Yield the names of all measures in their order for people: turn 10 after turn 9."""
        return iter(sorted(self._counts, key=_natural))

    def __contains__(self, name: str) -> bool:
        return name in self._counts

    def add(self, name: str, value: int, count: int = 1) -> None:
        """Count that `name` was `value`, `count` times."""
        if count < 1:
            raise ValueError(f"{name} cannot be counted {count} times.")
        values = self._counts.setdefault(name, {})
        values[value] = values.get(value, 0) + count

    def merge(self, other: "Tally") -> None:
        """Add everything that `other` counted."""
        for name, values in other._counts.items():
            mine = self._counts.setdefault(name, {})
            for value, count in values.items():
                mine[value] = mine.get(value, 0) + count

    def count(self, name: str) -> int:
        """Return how often `name` was counted; 0 where it never was."""
        return sum(self._counts.get(name, {}).values())

    def mean(self, name: str) -> float:
        """Return the mean of `name`; raises KeyError where it was never counted."""
        values = self._counts[name]
        return sum(value * count for value, count in values.items()) / sum(values.values())

    def distribution(self, name: str) -> dict[int, int]:
        """Return how often `name` took each value, values rising; raises KeyError where it was never counted."""
        return dict(sorted(self._counts[name].items()))

    def as_json(self) -> dict[str, dict[str, int]]:
        """Return the counts for JSON, whose keys are texts; equal tallies give equal texts."""
        return {name: {str(value): count for value, count in self.distribution(name).items()} for name in self}

    @classmethod
    def from_json(cls, counts: Mapping[str, Mapping[str, int]]) -> "Tally":
        """Return the tally that `as_json` wrote."""
        tally = cls()
        for name, values in counts.items():
            for value, count in values.items():
                tally.add(name, int(value), count)
        return tally


def _natural(name: str) -> list[Any]:
    parts = _DIGITS.split(name)  # texts and numbers by turns, so that like is compared with like
    return [int(part) if at % 2 else part for at, part in enumerate(parts)]
