"""A fixed slice of random-legal games of real cards under close watch; `make soak` plays more."""

import pytest

from rules.games.weiss_schwarz.specs import CLIMAX
from tests.soak.__main__ import by_turns
from tests.soak.real_decks import decks_of_sets, list_pairings
from tests.soak.watch import REAL, TEXTS, watch


@pytest.mark.parametrize("index", range(8))
@pytest.mark.parametrize("first", [REAL, TEXTS])
def test_a_random_legal_game_of_real_cards_shows_no_fault(first: int, index: int) -> None:
    assert watch(first + index) > 50


def test_both_lists_meet_each_other_and_the_starter_decks() -> None:
    assert len(list_pairings(with_texts=True)) == 2 * 2 + 2 * 3 + 3 * 2
    assert {len(deck) for pair in list_pairings(with_texts=True) for deck in pair} == {50}


def test_nearly_every_set_gives_a_deck_with_eight_climaxes() -> None:
    decks = decks_of_sets(with_texts=True)
    assert len(decks) > 120
    assert {sum(card.kind == CLIMAX for card in deck) for deck in decks} == {8}
    assert all(max(map(codes.count, codes)) <= 4 for codes in ([card.code for card in deck] for deck in decks))


def test_two_games_in_three_of_a_soak_are_of_real_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(by_turns(4)) == [0, REAL, TEXTS, 1]
    assert capsys.readouterr().out.startswith("Starter decks, and by turns with them 16 pairings of real lists and 1")
