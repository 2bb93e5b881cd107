"""The opening hand with the game's own exchange (5.2.1.4)."""

from rules.games import GAMES
from tests.rules.lab.decks import GAME, plain_deck

deal = GAMES[GAME].opening.hand


def test_five_cards_are_dealt_the_same_for_the_same_seed() -> None:
    assert len(deal(plain_deck(), 1, [])) == 5
    assert deal(plain_deck(), 1, []) == deal(plain_deck(), 1, [])
    assert len({tuple(deal(plain_deck(), seed, [])) for seed in range(20)}) > 15


def test_the_cards_that_are_kept_stay_and_as_many_new_ones_come_last() -> None:
    for seed in range(20):
        hand = deal(plain_deck(), seed, [])
        exchanged = deal(plain_deck(), seed, [0, 3])
        assert exchanged[:3] == [hand[1], hand[2], hand[4]]
        assert len(exchanged) == 5


def test_all_five_can_be_exchanged() -> None:
    assert all(len(deal(plain_deck(), seed, range(5))) == 5 for seed in range(20))


def test_a_position_named_twice_is_exchanged_once() -> None:
    assert deal(plain_deck(), 4, [2, 2]) == deal(plain_deck(), 4, [2])
