"""603.1c, 603.1d: four cards, any number of them exchanged over the bottom of the deck, no shuffle."""

import pytest

from rules.games.trails.opening_hand import lacks, opening_hand
from rules.lab.frozen_deck import Copies, FrozenDeck
from rules.printed_card import PrintedCard


def deck(size: int, *, pool: int = 0) -> FrozenDeck:
    main = [Copies(f"C{at:02}", PrintedCard(f"Card {at}"), 1) for at in range(size)]
    return FrozenDeck.of("trails", "Lamps", main + [Copies("P", PrintedCard("Pooled"), 1, "pool")] * bool(pool))


def test_four_cards_are_drawn_and_the_seed_draws_them_again() -> None:
    hand = opening_hand(deck(50), 7, ())
    assert len(set(hand)) == 4
    assert opening_hand(deck(50), 7, ()) == hand
    assert len({tuple(opening_hand(deck(50), seed, ())) for seed in range(20)}) == 20


def test_what_is_kept_stands_first_and_as_many_are_drawn() -> None:
    before = opening_hand(deck(50), 7, ())
    after = opening_hand(deck(50), 7, (0, 3))
    assert after[:2] == [before[1], before[2]]
    assert not set(after[2:]) & set(before)
    assert len(after) == 4


def test_the_deck_is_not_shuffled_so_one_card_more_only_draws_one_deeper() -> None:
    three, four = opening_hand(deck(50), 7, (0, 1, 2)), opening_hand(deck(50), 7, (0, 1, 2, 3))
    assert four[:3] == three[1:]


def test_exchanged_cards_lie_at_the_bottom_and_come_back_only_from_a_deck_of_eight_at_once() -> None:
    assert set(opening_hand(deck(8), 7, ())) | set(opening_hand(deck(8), 7, range(4))) == {f"C{n:02}" for n in range(8)}


@pytest.mark.parametrize("positions", [(9,), (-1,), (0, 0)])
def test_positions_outside_the_hand_and_repeated_ones_change_nothing(positions: tuple[int, ...]) -> None:
    expected = opening_hand(deck(50), 7, (0,) if 0 in positions else ())
    assert opening_hand(deck(50), 7, positions) == expected


def test_only_the_deck_is_dealt_from() -> None:
    assert all("P" not in opening_hand(deck(8, pool=1), seed, range(4)) for seed in range(50))


@pytest.mark.parametrize(("size", "is_lacking"), [(0, True), (7, True), (8, False), (40, False), (50, False)])
def test_a_deck_too_small_for_a_hand_and_its_exchange_is_told_so(size: int, is_lacking: bool) -> None:
    assert bool(lacks(deck(size, pool=1))) is is_lacking
    assert f"this deck has {size}" in lacks(deck(size)) or not is_lacking
