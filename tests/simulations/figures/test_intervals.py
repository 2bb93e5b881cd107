"""95% intervals, against values from tables."""

from math import inf

import pytest

from simulations.figures.intervals import mean_of, percentile, share_of, student


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.5706), (9, 2.2622), (29, 2.0452), (999, 1.9623)])
def test_students_t_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.003)


def test_the_mean_has_the_interval_of_students_t() -> None:
    # 2, 4, 4, 4, 5, 5, 7, 9: mean 5, variance 32/7, t(7) = 2.3646
    estimate = mean_of({2: 1, 4: 3, 5: 2, 7: 1, 9: 1})
    assert estimate.value == 5
    assert estimate.margin == pytest.approx(2.3646 * (32 / 7 / 8) ** 0.5, abs=0.002)


def test_values_that_never_differ_have_no_width() -> None:
    assert mean_of({3: 40}).margin == 0


def test_too_few_games_leave_the_interval_open() -> None:
    assert mean_of({3: 1}).high == inf
    assert mean_of({3: 2, 4: 3}).high == inf
    assert mean_of({3: 3, 4: 3}).high < 10


def test_no_interval_goes_below_nothing_or_above_the_most_there_can_be() -> None:
    estimate = mean_of({0: 9, 4: 1}, most=1)
    assert (estimate.low, estimate.high) == (0, 1)


def test_nothing_counted_has_neither_mean_nor_share_nor_percentile() -> None:
    with pytest.raises(ValueError, match="Nothing was counted"):
        mean_of({})
    with pytest.raises(ValueError, match="Nothing was counted"):
        share_of(0, 0)
    with pytest.raises(ValueError, match="Nothing was counted"):
        percentile({}, 10)


def test_a_share_has_the_interval_of_wilson() -> None:
    estimate = share_of(15, 50)
    assert (estimate.value, estimate.count) == (0.3, 50)
    assert (estimate.low, estimate.high) == pytest.approx((0.1910, 0.4375), abs=0.0001)


@pytest.mark.parametrize("count", [1, 7, 10, 1000, 9973])
def test_none_and_all_lie_in_their_own_interval(count: int) -> None:
    none, everything = share_of(0, count), share_of(count, count)
    assert none.low == 0 < none.high < 1
    assert everything.high == 1 > everything.low > 0


def test_a_percentile_is_a_value_that_was_counted() -> None:
    counts = {1: 1, 2: 8, 7: 1}
    assert [percentile(counts, percent) for percent in (10, 11, 90, 91)] == [1, 2, 2, 7]
