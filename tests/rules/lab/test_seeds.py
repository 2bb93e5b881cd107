"""Seeds of games: the same on every machine, none twice within a run."""

import pytest

from rules.lab.seeds import SEEDS, game_seed

VECTORS = [
    (0, 0, 0),
    (0, 1, 0x92CA2F0E),
    (1, 0, 0x2FEF5C8F),
    (7, 49, 0xC57F6AAA),
    (20, 9_999, 0xFA6D2104),
    (4_294_967_295, 4_294_967_295, 0x0059C3DC),
]


@pytest.mark.parametrize(("run_seed", "index", "seed"), VECTORS)
def test_seeds_are_these_for_ever(run_seed: int, index: int, seed: int) -> None:
    assert game_seed(run_seed, index) == seed


def test_no_seed_comes_twice_within_a_run() -> None:
    seeds = {game_seed(7, index) for index in range(100_000)}
    assert len(seeds) == 100_000
    assert max(seeds) < SEEDS


def test_runs_of_neighbouring_seeds_share_no_games() -> None:
    assert not {game_seed(1, index) for index in range(1_000)} & {game_seed(2, index) for index in range(1_000)}


def test_every_bit_of_a_seed_is_set_about_half_the_time() -> None:
    seeds = [game_seed(0, index) for index in range(10_000)]
    shares = [sum(seed >> bit & 1 for seed in seeds) / len(seeds) for bit in range(32)]
    assert all(0.48 < share < 0.52 for share in shares)
