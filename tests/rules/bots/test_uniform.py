"""A player who takes every option as likely as any other."""

from collections import Counter
from dataclasses import dataclass

from rules.bots.uniform import Uniform


@dataclass(frozen=True)
class Asked:
    options: tuple[int, ...]


@dataclass(frozen=True)
class Seen:
    request: Asked | None


def taken(seed: int, times: int, *options: int) -> list[int]:
    bot = Uniform(seed)
    return [bot.choose(Seen(Asked(options))) for _ in range(times)]


def test_every_option_is_as_likely_as_any_other_the_first_too() -> None:
    """Chi squared with four degrees of freedom: 18.5 is reached once in a thousand times."""
    counts = Counter(taken(7, 10_000, -1, 4, 9, 30, 31))
    assert sum((counts[option] - 2000) ** 2 / 2000 for option in (-1, 4, 9, 30, 31)) < 18.5


def test_its_seed_says_what_it_takes() -> None:
    assert taken(3, 50, 1, 2, 3) == taken(3, 50, 1, 2, 3) != taken(4, 50, 1, 2, 3)
