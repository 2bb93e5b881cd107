"""Lines stand in the same groups on a page as in a text list."""

import pytest

from decks.grouping import grouped
from decks.lists import write_text
from decks.models import Deck
from decks.panel import panel_of
from rules.games import GAMES
from tests.decks.make import GAME, make_deck, make_printing

pytestmark = pytest.mark.django_db


@pytest.fixture
def deck() -> Deck:
    climax = make_printing("Lit Street", code="LNT/W01-E090", type="climax", level=None)
    character = make_printing("Lantern Keeper", code="LNT/W01-E001")
    return make_deck((2, climax), (4, character))


def test_groups_come_in_the_order_of_the_vocabulary_and_none_is_empty(deck: Deck) -> None:
    assert list(grouped(GAMES[GAME], deck.entries.all())) == ["character", "climax"]


def test_a_page_and_a_text_list_group_alike(deck: Deck) -> None:
    counts = [(group.title, group.count) for group in panel_of(deck).parts[0].groups]
    assert [f"{title} ({count})" for title, count in counts] == [
        line for line in write_text(deck).splitlines() if line.endswith(")")
    ]
