"""Games whose ends are written down: they change only together with the version of the engine."""

import pytest

from rules.engine import ENGINE_VERSION
from tests.soak.decks import pairings
from tests.soak.digests import end_of

# Games of the odd deck against itself, which no edit of a starter card changes.
ODD = len(pairings()) - 1
GOLDEN = {
    "2": (
        "15: turn 95, 5460 steps, b2da4263830a125c991f85c018f5616b",
        "31: turn 45, 2492 steps, 88afbff5f4c7ba00c234f3a28f457e81",
        "47: turn 55, 2882 steps, 7fbc08b5e2ef2e588101d3bd5ac58b07",
    )
}


def test_the_golden_games_are_of_this_version_of_the_engine() -> None:
    """Whoever changes what any game leads to raises ENGINE_VERSION, and writes down the new ends."""
    assert set(GOLDEN) == {ENGINE_VERSION}


@pytest.mark.parametrize("expected", GOLDEN[ENGINE_VERSION])
def test_a_golden_game_ends_as_it_is_written_down(expected: str) -> None:
    index = int(expected.split(":")[0])
    assert index % len(pairings()) == ODD
    assert end_of(index) == expected
