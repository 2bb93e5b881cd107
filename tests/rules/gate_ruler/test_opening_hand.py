"""5-3b: the opening hand is what the ruler's set-up deals."""

from collections import Counter

from rules.lab.frozen_deck import Copies, FrozenDeck
from rules.legality import DeckLine
from tests.rules.gate_ruler.make import GAME, deck, geas, ruler

OPENING = GAME.opening


def frozen(*beside: DeckLine, size: int = 20) -> FrozenDeck:
    lines = deck(*beside, size=size).lines
    return FrozenDeck.of("gate-ruler", "Threads", [Copies(x.code, x.card, x.quantity, x.section) for x in lines])


def test_as_many_cards_are_dealt_as_the_ruler_says_the_same_for_the_same_seed() -> None:
    for size in (1, 4, 5):
        held = frozen(ruler(hand=size, decksize=20))
        assert OPENING.lacks(held) == ""
        assert len(OPENING.hand(held, 3, ())) == size
        assert OPENING.hand(held, 3, ()) == OPENING.hand(held, 3, ())


def test_hands_differ_by_seed_and_hold_only_cards_of_the_deck() -> None:
    held = frozen(ruler(hand=5, decksize=20), geas())
    hands = [OPENING.hand(held, seed, ()) for seed in range(30)]
    assert len(set(map(tuple, hands))) > 25
    in_deck = Counter({copies.code: copies.quantity for copies in held.part()})
    assert all(Counter(hand) <= in_deck for hand in hands)


def test_there_is_no_exchange() -> None:
    held = frozen(ruler(hand=5, decksize=20))
    assert OPENING.exchange == ""
    assert OPENING.hand(held, 1, (0, 2)) == OPENING.hand(held, 1, ())


def test_a_ruler_without_a_hand_deals_none_and_says_so() -> None:
    held = frozen(ruler(hand=0, decksize=20))
    assert OPENING.lacks(held) == "“Weaver” begins without a hand: no card is dealt."
    assert OPENING.hand(held, 1, ()) == []


def test_a_geas_may_change_the_hand() -> None:
    assert len(OPENING.hand(frozen(ruler(hand=5, decksize=20), geas("Hand -2.")), 1, ())) == 3


def test_without_exactly_one_ruler_no_hand_is_dealt() -> None:
    sentence = "The ruler deals the opening hand, and this deck does not have exactly one ruler."
    for held in (frozen(), frozen(ruler(), ruler())):
        assert OPENING.lacks(held) == sentence
        assert OPENING.hand(held, 1, ()) == []


def test_a_ruler_that_does_not_say_its_hand_is_said() -> None:
    assert "does not say how many cards its set-up deals" in OPENING.lacks(frozen(ruler()))


def test_a_hand_is_dealt_from_a_whole_deck() -> None:
    short = "For “Weaver” an opening hand is dealt from 20 cards; this deck has 19."
    assert OPENING.lacks(frozen(ruler(hand=5, decksize=20), size=19)) == short
    assert OPENING.lacks(frozen(ruler(hand=5, maxcopies=4), size=19)) == ""
    few = "For “Weaver” an opening hand is dealt from 5 cards; this deck has 4."
    assert OPENING.lacks(frozen(ruler(hand=5, maxcopies=4), size=4)) == few
