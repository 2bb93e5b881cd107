"""Numbers as people read them."""

from math import inf

import pytest

from simulations.figures.intervals import Estimate
from simulations.figures.wording import cards, games, number, percent, percent_range, percent_short, plus_minus


@pytest.mark.parametrize(
    ("share", "long", "short"),
    [
        (0, "0%", "0"), (0.0001, "0.1%", "<1"), (0.004, "0.4%", "<1"), (0.123, "12%", "12"), (0.985, "98%", "98"),
        (0.99, "99%", "99"), (0.9951, "99.5%", ">99"), (0.9999, "99.9%", ">99"), (1, "100%", "100"),
    ],
)  # fmt: skip
def test_only_none_and_all_are_called_so(share: float, long: str, short: str) -> None:
    assert percent(share) == long
    assert percent_short(share) == short


def test_a_range_has_one_sign_of_percent() -> None:
    assert percent_range(Estimate(0.5, 0.45, 0.553, 100)) == "45–55%"


@pytest.mark.parametrize(
    ("margin", "written"), [(0.26, ", ± 0.3"), (0.06, ", ± 0.1"), (0.032, ", ± 0.03"), (0.0, ", ± 0.00"), (inf, "")]
)
def test_a_margin_says_how_sure_the_mean_is(margin: float, written: str) -> None:
    assert plus_minus(Estimate(6.7, 6.7 - margin, 6.7 + margin, 100)) == written


def test_one_is_one_and_thousands_are_parted() -> None:
    assert (games(1), games(1000), cards(1), cards(50)) == ("1 game", "1,000 games", "1 card", "50 cards")
    assert number(6.68) == "6.7"
