"""Games whose ends are written down: they change only together with the version of the engine."""

import pytest

from rules.engine import ENGINE_VERSION
from tests.soak.decks import pairings
from tests.soak.digests import end_of

# Games of the odd deck against itself, which no edit of a starter card changes; then those with abilities.
ODD = 15
GOLDEN = {
    "9": (
        "15: turn 95, 5479 steps, 5d16b90ac62b3f45aaa1aed636ad6290",
        "35: turn 53, 3127 steps, d507773435cf4d34fa4bbb097ea6cff0",
        "55: turn 90, 5051 steps, 9124f82c4246786a6b4021edd4437c24",
    )
}
WITH_ABILITIES = {
    "9": (
        "0: turn 54, 3610 steps, f125685baa34a9aca0449fafc717b3b6",
        "5: turn 42, 2991 steps, 54e03f1bb897925b86c0021a64a7506e",
        "10: turn 44, 2928 steps, fa00a0e3c98563aeb95d4f2bf5589241",
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
