"""Wilson's interval, against values of the formula worked out elsewhere."""

import pytest

from rules.lab.shares import wilson


@pytest.mark.parametrize(
    ("hits", "count", "low", "high"),
    [(0, 10, 0.0, 0.277533), (5, 10, 0.236593, 0.763407), (10, 10, 0.722467, 1.0), (950, 1000, 0.934688, 0.961869)],
)
def test_wilsons_interval(hits: int, count: int, low: float, high: float) -> None:
    assert wilson(hits, count) == pytest.approx((low, high), abs=1e-5)


def test_none_of_none_has_no_interval() -> None:
    with pytest.raises(ValueError, match="Nothing was counted"):
        wilson(0, 0)
