"""Whole games and counts of positions are what they were when somebody read them; `make golden` writes them anew."""

import pytest

from tests.rules.weiss_schwarz.golden import playthroughs, positions
from tests.rules.weiss_schwarz.golden.files import POSITIONS, kept, playthrough


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_a_game_is_told_line_by_line_as_before(name: str) -> None:
    told = playthroughs.told(name)
    for number, (line, before) in enumerate(zip(told, kept(playthrough(name)), strict=False), 1):
        assert f"{number}: {line}" == f"{number}: {before}"
    assert len(told) == len(kept(playthrough(name)))
    assert told[-1].endswith("loses the game")


@pytest.mark.parametrize("name", positions.OPENINGS)
def test_as_many_positions_can_be_reached_as_before(name: str) -> None:
    """Whoever changes what there is to choose, or what a digest says, runs `make golden` and reads the difference."""
    opening, depth = positions.OPENINGS[name]
    before = [line for line in kept(POSITIONS) if line.startswith(name)]
    assert list(positions.counted(name, opening(), depth)) == before


def test_ways_meet_where_they_lead_to_the_same_position() -> None:
    """Else nothing would be counted twice, and a digest would say more than what is to come depends on."""
    last = kept(POSITIONS)[5]
    positions_there, ways = (int(part.split()[0]) for part in last.split(": ")[1].split(", ")[:2])
    assert positions_there < ways
