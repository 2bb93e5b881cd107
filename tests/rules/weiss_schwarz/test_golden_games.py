"""Games whose ends are written down: they change only together with the version of the engine."""

import pytest

from rules.engine import ENGINE_VERSION
from tests.soak.decks import pairings
from tests.soak.digests import end_of

# Games of the odd deck against itself, which no edit of a starter card changes; then those with abilities.
ODD = 15
GOLDEN = {
    "8": (
        "15: turn 95, 5479 steps, 2a76e1534a55f21ead40f794f42edebf",
        "35: turn 53, 3127 steps, ec03908388714e686a722414538b3808",
        "55: turn 90, 5051 steps, 2573655c053d90f5facf06dc3f8d1fee",
    )
}
WITH_ABILITIES = {
    "8": (
        "0: turn 54, 3610 steps, 78b420e78ba3fb1ad5c88ef0dd4ab44b",
        "5: turn 42, 2991 steps, 5e247eede3588a94766013c21923619b",
        "10: turn 44, 2928 steps, 9153e77fe024515a9438a6153bfe6cca",
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
