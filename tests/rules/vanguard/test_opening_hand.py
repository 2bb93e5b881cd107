"""8.2.1.2 and 8.2.1.8: the opening hand, with what is returned going below all that is drawn."""

from rules.lab.frozen_deck import Copies, FrozenDeck
from rules.legality import DeckList
from tests.rules.vanguard.make import GAME, deck, line, ride_deck

deal = GAME.opening.hand


def frozen(deck_list: DeckList) -> FrozenDeck:
    return FrozenDeck.of(GAME.key, "Lamps", (Copies(x.code, x.card, x.quantity, x.section) for x in deck_list.lines))


WHOLE = frozen(deck())


def test_five_cards_of_the_main_deck_are_dealt_the_same_for_the_same_seed() -> None:
    assert deal(WHOLE, 1, []) == deal(WHOLE, 1, [])
    assert len({tuple(deal(WHOLE, seed, [])) for seed in range(20)}) > 15
    main = {copies.code for copies in WHOLE.part()}
    assert all(len(deal(WHOLE, seed, [])) == 5 and main >= set(deal(WHOLE, seed, [])) for seed in range(50))


def test_what_is_kept_stands_first_and_as_many_are_drawn_as_were_returned() -> None:
    for seed in range(20):
        hand, exchanged = deal(WHOLE, seed, []), deal(WHOLE, seed, [3, 0, 0])
        assert exchanged[:3] == [hand[1], hand[2], hand[4]]
        assert len(exchanged) == 5


def test_no_card_that_is_returned_comes_again() -> None:
    single = frozen(DeckList(tuple(line(1, f"Lamp {n}", grade=n and 1) for n in range(50))))
    for seed in range(30):
        assert not set(deal(single, seed, [])) & set(deal(single, seed, range(5)))


def test_without_a_ride_deck_the_first_vanguard_is_a_card_of_the_main_deck_and_rather_no_trigger() -> None:
    beginner = line(1, "Beginner", grade=0, code="D-LN09/099")
    alone = frozen(deck(beginner, ride=[]))
    assert all("D-LN09/099" not in deal(alone, seed, []) for seed in range(100))
    assert any("D-LN09/099" in deal(frozen(deck(beginner)), seed, []) for seed in range(100))


def test_a_hand_is_dealt_from_a_whole_deck_that_can_begin() -> None:
    lacks = GAME.opening.lacks
    assert lacks(WHOLE) == ""
    assert lacks(frozen(deck(size=46, ride=ride_deck(crest=False)))) == ""
    assert lacks(frozen(deck(size=48))).endswith("this main deck has 48 cards.")
    assert lacks(frozen(deck(ride=ride_deck()[1:]))) == "The ride deck has no grade 0 unit to begin with (8.2.1.2)."
