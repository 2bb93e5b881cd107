"""The sort orders on offer."""

import pytest

from cards.search import explain_query
from cards.sorting import sort_choices
from rules.games import GAMES

GAME = GAMES["weiss-schwarz"]


@pytest.mark.parametrize("choice", sort_choices(GAME), ids=lambda choice: choice.label)
def test_every_order_on_offer_is_one_that_search_reads(choice: object) -> None:
    value = getattr(choice, "value", "")
    assert explain_query(GAME, f"order:{value}" if value else "")


def test_the_usual_order_comes_first_and_says_what_it_is() -> None:
    assert sort_choices(GAME)[0].label == "Level, name"


def test_an_order_of_ones_own_stays_in_the_list() -> None:
    assert sort_choices(GAME, "level,-power")[-1].value == "level,-power"


def test_a_word_without_an_order_is_not_offered() -> None:
    assert "trait" not in {choice.value for choice in sort_choices(GAME)}
