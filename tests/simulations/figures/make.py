"""Tallies for the tests of what is looked at."""

from collections.abc import Mapping

from rules.lab.tally import Tally


def tally_of(**measures: Mapping[int, int]) -> Tally:
    """Return a tally; a measure `level_by_turn__3` is that of turn 3."""
    tally = Tally()
    for name, counts in measures.items():
        add(tally, name.replace("__", "."), counts)
    return tally


def add(tally: Tally, name: str, counts: Mapping[int, int]) -> None:
    for value, count in counts.items():
        tally.add(name, value, count)
