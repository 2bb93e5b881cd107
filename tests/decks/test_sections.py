"""Sections that only some formats have, and those that lie beside the deck."""

from datetime import date

import pytest
from django.test import Client
from pytest_django.asserts import assertContains, assertNotContains

from accounts.models import User
from decks.frozen import frozen_deck_of
from decks.lists import match, parse_text, write_text
from decks.models import Deck
from decks.panel import panel_of
from decks.summaries import summaries
from tests.decks.make import hold
from tests.decks.pooled import ANSA, GAME, MULE, PORTER, load, pooled_deck

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def cards(db: None) -> None:
    load()


def parts(deck: Deck) -> list[tuple[str, int, int | None]]:
    return [(part.title, part.count, part.size) for part in panel_of(deck).parts]


def counted(deck: Deck) -> int:
    """The count that a list of decks is fetched with."""
    count: int = Deck.objects.with_counts().get(pk=deck.pk).cards  # type: ignore[attr-defined]
    return count


def test_a_section_shows_in_the_formats_that_have_it_and_each_wants_its_own_number() -> None:
    assert parts(pooled_deck({PORTER: 8}, {})) == [("Deck", 8, 40), ("Pool", 0, None)]
    assert parts(pooled_deck({PORTER: 8}, {}, "strategy")) == [("Deck", 8, 50)]


def test_what_a_deck_holds_shows_whatever_its_format() -> None:
    assert parts(pooled_deck({}, {MULE: 2}, "strategy")) == [("Deck", 0, 50), ("Pool", 2, None)]


def test_cards_beside_the_deck_are_none_of_its_cards(owner: User) -> None:
    deck = pooled_deck({PORTER: 3}, {PORTER: 3, MULE: 2}, owner=owner)
    panel = panel_of(deck)
    assert (deck.count, panel.count, summaries([deck])[0].count) == (3, 3, 3)
    assert summaries([deck])[0].size == 40
    assert counted(deck) == 3
    assert [mark.bar.count for mark in panel.drawings[0].marks if mark.name == "2"] == []
    frozen = frozen_deck_of(deck, date(2026, 12, 1))
    assert [(copies.code, copies.quantity) for copies in frozen.cards] == [(PORTER, 3)]


def test_an_empty_deck_counts_no_cards(owner: User) -> None:
    deck = pooled_deck({}, {}, owner=owner)
    assert summaries([deck])[0].size == 40
    assert counted(deck) == 0


def test_a_list_with_a_pool_comes_back_the_same() -> None:
    deck = pooled_deck({PORTER: 3, ANSA: 1}, {PORTER: 3, MULE: 2, ANSA: 1})
    found = match(GAME, parse_text(write_text(deck)))
    assert not found.open_lines
    assert {(section, printing.code): quantity for section, printing, quantity in found.quantities()} == {
        ("main", PORTER): 3,
        ("main", ANSA): 1,
        ("pool", PORTER): 3,
        ("pool", MULE): 2,
        ("pool", ANSA): 1,
    }


def test_the_inspector_offers_the_sections_of_the_format(client: Client) -> None:
    blitz, strategy = pooled_deck({PORTER: 1}, {}), pooled_deck({PORTER: 1}, {}, "strategy")
    hold(client, blitz, strategy)
    card = blitz.entries.get().printing.card_id
    assertContains(client.get(f"/decks/{blitz.key}/inspect/{card}/"), 'data-section="pool"')
    assertNotContains(client.get(f"/decks/{strategy.key}/inspect/{card}/"), 'data-section="pool"')


def test_the_games_say_of_each_section_where_it_is_and_whether_it_counts(client: Client) -> None:
    games = {game["key"]: game for game in client.get("/api/v1/games/").json()}
    assert games["trails"]["sections"] == [
        {"key": "main", "title": "Deck", "size": 50, "sizes": {"blitz-shield": 40}, "formats": [], "counted": True},
        {"key": "pool", "title": "Pool", "size": None, "sizes": {}, "formats": ["blitz-shield"], "counted": False},
    ]
