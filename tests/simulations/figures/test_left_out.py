"""What is said of cards that are played without an ability."""

from simulations.figures import LeftOut, not_known, not_played, to_be_left_out
from tests.rules.lab.decks import plain_deck
from tests.simulations.test_results_markup import odd_deck


def test_cards_that_were_not_played_are_counted_and_named() -> None:
    assert not_played({"Moth": 4, "Talker": 2}, 50) == LeftOut(
        "6 of 50 cards were played without an ability that is not understood.", (("Moth", 4), ("Talker", 2))
    )
    assert not_played({"Moth": 1}, 50).sentence == "1 of 50 cards was played without an ability that is not understood."
    assert to_be_left_out({"Moth": 2}, 50).sentence == (
        "2 of 50 cards will be played without an ability that is not understood."
    )
    assert not_played({}, 50) == LeftOut()


def test_of_a_run_of_another_version_it_is_not_known() -> None:
    assert not_known(odd_deck()).sentence.startswith("10 of 50 cards have abilities. The run belongs to another")
    assert not_known(plain_deck()) == LeftOut()
