"""Games whose ends are written down: they change only together with the version of the engine."""

import pytest

from rules.engine import ENGINE_VERSION
from tests.soak.decks import pairings
from tests.soak.digests import end_of

# Games of the odd deck against itself, which no edit of a starter card changes; then those with abilities.
ODD = 15
GOLDEN = {
    "9": (
        "15: turn 95, 5479 steps, b03d5b52796e5ec6aa21eb4cc9877ef2",
        "35: turn 53, 3127 steps, 1086398359f359ef153b6456ab85468b",
        "55: turn 90, 5051 steps, 91a30a482116d18e89697aef28a94b54",
    )
}
WITH_ABILITIES = {
    "9": (
        "0: turn 54, 3610 steps, d7dadba183e4f9c7e8412cf5b4698910",
        "5: turn 42, 2841 steps, 13604d72d029b006a319b6caa29ddc31",
        "10: turn 44, 2928 steps, 0d47633acee5769d87a24947c06fdac7",
    )
}


def test_the_golden_games_are_of_this_version_of_the_engine() -> None:
    """Whoever changes what any game leads to raises ENGINE_VERSION, and writes down the new ends."""
    assert set(GOLDEN) == set(WITH_ABILITIES) == {ENGINE_VERSION}


@pytest.mark.parametrize("expected", GOLDEN[ENGINE_VERSION])
def test_a_golden_game_ends_as_it_is_written_down(expected: str) -> None:
    index = int(expected.split(":")[0])
    assert index % len(pairings()) == ODD
    assert end_of(index) == expected


@pytest.mark.parametrize("expected", WITH_ABILITIES[ENGINE_VERSION])
def test_a_golden_game_with_abilities_ends_as_it_is_written_down(expected: str) -> None:
    """Whoever mends the program of a starter card writes down new ends here alone."""
    assert end_of(int(expected.split(":")[0])) == expected
