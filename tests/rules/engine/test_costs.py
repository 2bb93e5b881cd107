"""Costs of several parts."""

from rules.engine.costs import each_has_its_own


def test_each_part_needs_a_card_of_its_own() -> None:
    assert each_has_its_own([[1], [2]])
    assert not each_has_its_own([[1], [1]])


def test_a_part_that_can_be_paid_in_several_ways_leaves_to_another_what_only_that_can_use() -> None:
    assert each_has_its_own([[1, 2], [1]])
    assert each_has_its_own([[1, 2], [1, 3], [1]])
    assert not each_has_its_own([[1, 2], [1, 2], [1, 2]])


def test_a_part_without_any_card_cannot_be_paid() -> None:
    assert not each_has_its_own([[1], []])
    assert each_has_its_own([])
