"""5.2.2 and 5.2.5: the opening hand, with what is returned shuffled in before new cards are drawn."""

from rules.lab.frozen_deck import Copies, FrozenDeck
from rules.legality import DeckList
from tests.rules.vanguard_2014.make import GAME, deck, line

deal = GAME.opening.hand


def frozen(deck_list: DeckList) -> FrozenDeck:
    return FrozenDeck.of(GAME.key, "Lamps", (Copies(x.code, x.card, x.quantity, x.section) for x in deck_list.lines))


WHOLE = frozen(deck())
SINGLES = frozen(DeckList(tuple(line(1, f"Lamp {n}", grade=n and 1) for n in range(50))))


def test_five_cards_are_dealt_the_same_for_the_same_seed() -> None:
    assert deal(WHOLE, 1, []) == deal(WHOLE, 1, [])
    assert len({tuple(deal(WHOLE, seed, [])) for seed in range(20)}) > 15
    assert all(len(deal(WHOLE, seed, range(5))) == 5 for seed in range(20))


def test_what_is_kept_stands_first() -> None:
    for seed in range(20):
        hand, exchanged = deal(WHOLE, seed, []), deal(WHOLE, seed, [3, 0, 0])
        assert exchanged[:3] == [hand[1], hand[2], hand[4]]


def test_a_card_that_is_returned_can_come_again() -> None:
    again = [seed for seed in range(60) if set(deal(SINGLES, seed, [])) & set(deal(SINGLES, seed, range(5)))]
    assert 0 < len(again) < 60


def test_no_card_is_in_a_hand_twice_and_the_first_vanguard_never() -> None:
    first = SINGLES.part()[0].code
    for seed in range(60):
        hand = deal(SINGLES, seed, [1, 2])
        assert len(set(hand)) == 5
        assert first not in hand


def test_a_hand_is_dealt_from_fifty_cards_that_can_begin() -> None:
    lacks = GAME.opening.lacks
    assert lacks(WHOLE) == ""
    assert lacks(frozen(deck(size=49))) == "An opening hand is dealt from 50 cards; this deck has 49 cards."
    assert lacks(frozen(DeckList(tuple(line(1, f"Lamp {n}") for n in range(50))))).endswith("to begin with (5.2.2).")
