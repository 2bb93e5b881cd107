"""Opening hands: five cards, an exchange, another hand."""

import re

import pytest
from django.http import QueryDict
from django.test import Client
from django.utils import timezone
from pytest_django.asserts import assertContains, assertNotContains

from decks.frozen import frozen_deck_of
from decks.hand import Wish
from decks.models import Deck
from decks.services import share
from rules.games import GAMES
from tests.decks.make import GAME, hold, make_deck, make_printing

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("standard")]


@pytest.fixture
def deck(client: Client) -> Deck:
    """Fifty cards, each of another name, so that a hand can be read."""
    deck = make_deck(*((1, make_printing(f"Lamp {at:02}", text=(f"Shines {at}.",))) for at in range(50)))
    hold(client, deck)
    return deck


def names(page: str) -> list[str]:
    return re.findall(r'class="face-name"[^>]*>([^<]+)<', page)


def dealt(deck: Deck, seed: int, *exchanged: int) -> list[str]:
    frozen = frozen_deck_of(deck, timezone.localdate())
    name_of = {copies.code: copies.card.name for copies in frozen.cards}
    return [name_of[code] for code in GAMES[GAME].opening.hand(frozen, seed, exchanged)]


def get(client: Client, deck: Deck, query: str) -> str:
    response = client.get(f"/decks/{deck.key}/hand/?{query}")
    assert response.status_code == 200
    return response.content.decode()


def test_five_cards_are_dealt_by_the_rules_of_the_game(client: Client, deck: Deck) -> None:
    page = get(client, deck, "seed=7")
    assert names(page) == dealt(deck, 7)
    assert page.count('name="exchange"') == 5
    assert "Shines " in page


def test_the_ticked_cards_are_exchanged_and_the_new_ones_marked(client: Client, deck: Deck) -> None:
    page = get(client, deck, "seed=7&exchange=0&exchange=3")
    before = dealt(deck, 7)
    assert names(page) == dealt(deck, 7, 0, 3)
    assert names(page)[:3] == [before[1], before[2], before[4]]
    assert page.count("is-new") == 2
    assert "2 cards exchanged" in page
    assert 'name="exchange"' not in page


def test_a_game_exchanges_once_and_the_exchange_can_be_taken_back(client: Client, deck: Deck) -> None:
    page = get(client, deck, "seed=7&exchange=1")
    assert "1 card exchanged" in page
    assert f'href="/decks/{deck.key}/hand/?seed=7"' in page


def test_without_a_seed_one_is_drawn_and_the_address_keeps_it(client: Client, deck: Deck) -> None:
    response = client.get(f"/decks/{deck.key}/hand/")
    assert response.status_code == 302
    assert re.fullmatch(rf"/decks/{deck.key}/hand/\?seed=\d{{1,6}}", response["Location"])


@pytest.mark.parametrize("seed", ["", "x", "-1", "1.5", "²", "1" * 10])
def test_a_seed_that_makes_no_sense_is_as_if_absent(client: Client, deck: Deck, seed: str) -> None:
    assert client.get(f"/decks/{deck.key}/hand/", {"seed": seed}).status_code == 302


def test_positions_that_make_no_sense_are_as_if_absent(client: Client, deck: Deck) -> None:
    assert names(get(client, deck, "seed=7&exchange=9&exchange=x&exchange=-1")) == dealt(deck, 7)
    assert Wish.read(QueryDict("seed=1&exchange=3&exchange=0&exchange=3")) == Wish(1, (0, 3))


def test_another_hand_has_another_seed(client: Client, deck: Deck) -> None:
    page = client.get(f"/decks/{deck.key}/hand/?seed=7")
    assertContains(page, f"/decks/{deck.key}/hand/?seed={page.context['next_seed']}")


@pytest.mark.parametrize("count", [0, 49, 51])
def test_a_deck_without_fifty_cards_gets_a_sentence(client: Client, count: int) -> None:
    lines = [(count, make_printing())] if count else []
    deck = make_deck(*lines)
    hold(client, deck)
    page = client.get(f"/decks/{deck.key}/hand/?seed=1")
    assertContains(page, f"An opening hand is dealt from 50 cards; this deck has {count}.")
    assertNotContains(page, "Another hand")


def test_whoever_has_the_link_of_a_shared_deck_deals_from_it(client: Client, deck: Deck) -> None:
    share(deck=deck)
    deck.refresh_from_db()
    stranger, address = Client(), f"/decks/shared/{deck.share_key}/hand/"
    page = stranger.get(f"{address}?seed=7")
    assert names(page.content.decode()) == dealt(deck, 7)
    assertNotContains(page, deck.key)
    assert page["X-Robots-Tag"] == stranger.get(address)["X-Robots-Tag"] == "noindex"
    assertContains(stranger.get(f"/decks/shared/{deck.share_key}/"), address)


def test_nobody_else_deals_from_a_private_deck(deck: Deck) -> None:
    assert Client().get(f"/decks/{deck.key}/hand/?seed=7").status_code == 404


def test_the_deck_page_leads_to_a_hand(client: Client, deck: Deck) -> None:
    assertContains(client.get(f"/decks/{deck.key}/"), f'href="/decks/{deck.key}/hand/"')


def test_a_swapped_hand_takes_the_focus_and_a_loaded_page_does_not(client: Client, deck: Deck) -> None:
    address = f"/decks/{deck.key}/hand/?seed=7"
    assertContains(client.get(address, headers={"HX-Request": "true"}), "autofocus")
    assertNotContains(client.get(address), "autofocus")


def test_a_hand_takes_few_queries(client: Client, deck: Deck, django_assert_max_num_queries: object) -> None:
    with django_assert_max_num_queries(12):  # type: ignore[operator]
        get(client, deck, "seed=7&exchange=1")
