"""Measures that are counted once a turn."""

from collections.abc import Iterator, Mapping
from math import inf

from rules.lab.tally import Tally
from simulations.figures.figure import FEWEST, Point
from simulations.figures.intervals import mean_of, percentile

STILL_PLAYED = "A game that is over counts in no later turn."


def distributions(tally: Tally, measure: str) -> dict[int, dict[int, int]]:
    """Return the distribution of `measure.N` for each turn N."""
    return {turn: tally.distribution(f"{measure}.{turn}") for turn in turns_of(tally, measure)}


def turns_of(tally: Tally, measure: str) -> Iterator[int]:
    prefix = f"{measure}."
    for name in tally:
        if name.startswith(prefix):
            yield int(name.removeprefix(prefix))


def last_turn(tally: Tally) -> int:
    """Return the latest turn that any game reached."""
    return max(tally.distribution("turns")) if "turns" in tally else 0


def mean_points(by_turn: Mapping[int, Mapping[int, int]], most: float = inf) -> tuple[Point, ...]:
    """Return the mean of each turn, with the middle 80% of its games; no value can be more than `most`."""
    return tuple(
        Point(str(turn), mean_of(counts, most), (percentile(counts, 10), percentile(counts, 90)))
        for turn, counts in by_turn.items()
    )


def highest(points: tuple[Point, ...]) -> Point:
    """Return the highest of the points that are drawn, the earliest of equals."""
    enough = [point for point in points if point.estimate.count >= FEWEST] or list(points)
    return max(enough, key=lambda point: point.estimate.value)


def last(points: tuple[Point, ...]) -> Point:
    """Return the last of the points that are drawn."""
    return ([point for point in points if point.estimate.count >= FEWEST] or list(points))[-1]
