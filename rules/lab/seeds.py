"""The seeds of the games of a run: 32 bits each, out of run seed and game index alone.

Whole numbers only, so every machine finds the same; tests/rules/lab/test_seeds.py holds test vectors.
"""

from typing import Final

SEEDS: Final = 1 << 32  # how many seeds there are: 0 to SEEDS - 1
_MASK: Final = SEEDS - 1
_STEP: Final = 0x9E3779B9  # odd, so that within a run no seed comes twice


def game_seed(run_seed: int, index: int) -> int:
    """Return the seed of the game `index`, counted from 0, of a run."""
    return _mixed(_mixed(run_seed) + _STEP * index)


def _mixed(number: int) -> int:
    """Return the finaliser of MurmurHash3: one to one, and every bit moves every other."""
    number &= _MASK
    number = ((number ^ (number >> 16)) * 0x85EBCA6B) & _MASK
    number = ((number ^ (number >> 13)) * 0xC2B2AE35) & _MASK
    return number ^ (number >> 16)
