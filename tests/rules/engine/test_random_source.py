"""The random source: the published generator, fair numbers, the same everywhere."""

from collections import Counter

import pytest

from rules.engine import RandomSource, seeded

# The first words of xoshiro128** from the state 1, 2, 3, 4, as other implementations of it give them.
PUBLISHED = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804]


def test_the_words_are_those_of_the_published_generator() -> None:
    source = RandomSource(1, 2, 3, 4)
    assert [source.word() for _ in PUBLISHED] == PUBLISHED


def test_a_seed_gives_the_same_words_on_every_machine() -> None:
    source = seeded(2026)
    assert source.state() == (3815079242, 1246246266, 950489186, 2653816385)
    assert [source.word() for _ in range(4)] == [1488141057, 2736994499, 1930590800, 4121196190]
    assert [source.below(50) for _ in range(8)] == [0, 10, 16, 20, 19, 10, 6, 42]
    cards = list(range(10))
    source.shuffle(cards)
    assert cards == [2, 4, 6, 8, 0, 9, 5, 7, 1, 3]


@pytest.mark.parametrize("seed", [0, 1, 2**32 - 1, 2**32, 2**63, -1])
def test_every_word_has_32_bits_whatever_the_seed(seed: int) -> None:
    source = seeded(seed)
    assert any(source.state())
    assert all(0 <= source.word() < 2**32 for _ in range(1000))


def test_seeds_side_by_side_have_nothing_in_common() -> None:
    first = {tuple(source.word() for _ in range(2)) for source in map(seeded, range(1000))}
    assert len(first) == 1000


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 50, 2**31 - 1, 2**31])
def test_a_number_below_a_limit_is_in_range(limit: int) -> None:
    source = seeded(limit)
    assert all(0 <= source.below(limit) < limit for _ in range(500))


@pytest.mark.parametrize("limit", [2, 3, 7, 50])
def test_every_number_below_a_limit_is_as_likely_as_any_other(limit: int) -> None:
    source = seeded(5)
    each = 1000
    counts = Counter(source.below(limit) for _ in range(each * limit))
    chi_square = sum((counts[number] - each) ** 2 / each for number in range(limit))
    degrees = limit - 1
    assert chi_square < degrees + 4 * (2 * degrees) ** 0.5 + 4


def test_words_that_would_make_some_numbers_likelier_are_thrown_away() -> None:
    """With 3 * 2**29 as the limit a quarter of all words is refused: those kept are spread evenly over it."""
    limit = 3 * 2**29
    source, words = RandomSource(1, 2, 3, 4), RandomSource(1, 2, 3, 4)
    kept = [word * limit >> 32 for word in (words.word() for _ in range(400)) if word * limit & 0xFFFFFFFF >= 2**30]
    assert [source.below(limit) for _ in kept] == kept
    assert len(kept) < 350


def test_a_shuffle_keeps_every_card() -> None:
    source = seeded(9)
    for size in (0, 1, 2, 50):
        cards = list(range(size))
        source.shuffle(cards)
        assert sorted(cards) == list(range(size))


def test_every_order_of_a_shuffle_is_as_likely_as_any_other() -> None:
    source = seeded(11)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 400):
        cards = [0, 1, 2, 3]
        source.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert sum((count - 400) ** 2 / 400 for count in counts.values()) < 55  # chi-square with 23 degrees of freedom


def test_a_clone_goes_on_alike_and_by_itself() -> None:
    source = seeded(3)
    source.word()
    clone = source.clone()
    expected = [source.word() for _ in range(5)]
    assert [clone.word() for _ in range(5)] == expected
    assert clone.state() == source.state()


def test_a_source_goes_on_from_a_state_that_was_kept() -> None:
    source = seeded(3)
    state = source.state()
    expected = [source.word() for _ in range(5)]
    source = RandomSource(*state)
    assert [source.word() for _ in range(5)] == expected
