"""Tallies: what is counted, and that merging in any order counts the same."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.lab.tally import Tally

COUNTS = st.lists(st.tuples(st.sampled_from(["damage", "level.2", "level.10"]), st.integers(-3, 9), st.integers(1, 50)))


def tally_of(*counts: tuple[str, int, int]) -> Tally:
    tally = Tally()
    for name, value, count in counts:
        tally.add(name, value, count)
    return tally


def test_each_value_is_counted() -> None:
    tally = Tally()
    for value in (3, 1, 3, 3):
        tally.add("damage", value)
    assert tally.distribution("damage") == {1: 1, 3: 3}
    assert (tally.count("damage"), tally.mean("damage")) == (4, 2.5)


def test_values_and_names_come_in_the_order_of_their_numbers() -> None:
    tally = tally_of(("level.10", 2, 1), ("level.9", 1, 1), ("damage", 10, 1), ("damage", -2, 1), ("damage", 9, 1))
    assert list(tally) == ["damage", "level.9", "level.10"]
    assert list(tally.distribution("damage")) == [-2, 9, 10]


def test_what_was_never_counted_has_no_mean() -> None:
    assert Tally().count("damage") == 0
    assert "damage" not in Tally()
    with pytest.raises(KeyError):
        Tally().mean("damage")
    with pytest.raises(KeyError):
        Tally().distribution("damage")


@pytest.mark.parametrize("count", [0, -1])
def test_nothing_is_counted_away(count: int) -> None:
    with pytest.raises(ValueError, match="damage cannot be counted"):
        Tally().add("damage", 1, count)


@given(st.lists(COUNTS, max_size=5), st.randoms(use_true_random=False))
def test_parts_merge_to_the_same_in_any_order(parts: list[list[tuple[str, int, int]]], chance: object) -> None:
    whole = tally_of(*(count for part in parts for count in part))
    chance.shuffle(parts)  # type: ignore[attr-defined]
    merged = Tally()
    for part in parts:
        merged.merge(tally_of(*part))
    assert merged == whole
    assert json.dumps(merged.as_json()) == json.dumps(whole.as_json())


@given(COUNTS)
def test_a_tally_survives_json(counts: list[tuple[str, int, int]]) -> None:
    tally = tally_of(*counts)
    assert Tally.from_json(json.loads(json.dumps(tally.as_json()))) == tally


def test_merging_leaves_the_other_as_it_was() -> None:
    one, other = tally_of(("damage", 1, 1)), tally_of(("damage", 1, 2), ("stock", 4, 1))
    one.merge(other)
    one.add("stock", 4)
    assert other == tally_of(("damage", 1, 2), ("stock", 4, 1))
