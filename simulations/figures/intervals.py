"""What a sample says about all games: 95% intervals of means and of shares."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf, sqrt
from typing import Final

from rules.lab.shares import NORMAL, wilson

_TOO_FEW: Final = 5  # degrees of freedom below which the expansion of Student's t is not good to a percent


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its 95% interval, and how often it was counted."""

    value: float
    low: float
    high: float
    count: int

    @property
    def margin(self) -> float:
        """Return half the width of the interval."""
        return (self.high - self.low) / 2

    def times(self, factor: float) -> "Estimate":
        return Estimate(self.value * factor, self.low * factor, self.high * factor, self.count)


def mean_of(distribution: Mapping[int, int], most: float = inf) -> Estimate:
    """Return the mean of what was counted, by Student's t; raises ValueError where nothing was.

    The interval ends at 0, below which no measure goes, and at `most`.
    """
    count = sum(distribution.values())
    if not count:
        raise ValueError("Nothing was counted.")
    mean = sum(value * times for value, times in distribution.items()) / count
    margin = _margin(distribution, mean, count)
    return Estimate(mean, max(mean - margin, 0.0), min(mean + margin, most), count)


def _margin(distribution: Mapping[int, int], mean: float, count: int) -> float:
    if count <= _TOO_FEW:
        return inf
    squares = sum(times * (value - mean) ** 2 for value, times in distribution.items())
    return student(count - 1) * sqrt(squares / (count - 1) / count)


def student(freedom: int) -> float:
    """Return the 97.5% quantile of Student's t, by the first terms of its expansion around the normal one."""
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def share_of(hits: int, count: int) -> Estimate:
    """Return `hits` out of `count` as a share from 0 to 1, by Wilson's interval; raises ValueError for none of none."""
    low, high = wilson(hits, count)
    return Estimate(hits / count, low, high, count)


def percentile(distribution: Mapping[int, int], percent: int) -> int:
    """Return the smallest value that at least `percent` of what was counted does not exceed."""
    count, seen = sum(distribution.values()), 0
    for value in sorted(distribution):
        seen += distribution[value]
        if 100 * seen >= percent * count:
            return value
    raise ValueError("Nothing was counted.")
