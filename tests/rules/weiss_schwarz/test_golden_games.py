"""Games whose ends are written down: they change only together with the version of the engine."""

import pytest

from rules.engine import ENGINE_VERSION
from tests.soak.decks import pairings
from tests.soak.digests import end_of

# Games of the odd deck against itself, which no edit of a starter card changes.
ODD = len(pairings()) - 1
GOLDEN = {
    "2": (
        "15: turn 95, 5479 steps, 2a76e1534a55f21ead40f794f42edebf",
        "31: turn 45, 2500 steps, 691ef81bbc26fb26b2f8b30e592f2a9e",
        "47: turn 55, 2888 steps, bdfc7b2137c99dca3c2ccc588ca5cdcf",
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
