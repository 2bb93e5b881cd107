"""The list of one's decks."""

import pytest
from django.test import Client
from pytest_django.asserts import assertContains, assertNotContains

from accounts.models import User
from decks.views.mine import PAGE_SIZE
from rules.games import GAMES
from rules.games.samples import sample_decks
from tests.decks.make import hold, make_deck, make_printing

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("standard")]


def test_an_empty_list_teaches_and_offers_decks_to_start_from(client: Client) -> None:
    page = client.get("/decks/")
    assertContains(page, "No decks here yet")
    samples = [sample for game in GAMES.values() for sample in sample_decks(game)]
    assertContains(page, "Open a copy", count=2 * len(samples))  # a button for each, with its label


def test_a_deck_shows_its_name_count_verdict_and_format(client: Client) -> None:
    hold(client, make_deck((4, make_printing()), name="Day watch"))
    page = client.get("/decks/")
    for shown in ("Day watch", "4/50", "Not legal", "Standard"):
        assertContains(page, shown)


def test_decks_and_samples_say_their_game(client: Client) -> None:
    hold(client, make_deck(game="trails"))
    page = client.get("/decks/")
    assertContains(page, '<span class="deck-row-game">Trails TCG</span>', html=True)
    for game in GAMES.values():
        assertContains(page, f'<h3 class="sample-game">{game.title}</h3>', html=True)


def test_decks_of_others_are_not_listed(client: Client, owner: User) -> None:
    make_deck(name="Foreign", owner=owner)
    make_deck(name="Elsewhere")
    page = client.get("/decks/")
    assertNotContains(page, "Foreign")
    assertNotContains(page, "Elsewhere")


def test_a_user_is_offered_to_claim_what_this_browser_made(owner_client: Client, owner: User) -> None:
    make_deck(owner=owner)
    assertNotContains(owner_client.get("/decks/"), "/decks/claim/")
    hold(owner_client, make_deck())
    assertContains(owner_client.get("/decks/"), "/decks/claim/")


def test_without_an_account_the_way_to_one_leads_back_to_claiming(client: Client) -> None:
    hold(client, make_deck())
    assertContains(client.get("/decks/"), "?next=/decks/claim/")


def test_many_decks_come_in_pages(client: Client) -> None:
    hold(client, *(make_deck(name=f"Deck {number:02}") for number in range(PAGE_SIZE + 1)))
    first = client.get("/decks/")
    assertContains(first, "Page 1 of 2")
    assertNotContains(first, "Deck 00")
    assertContains(client.get("/decks/", {"page": 2}), "Deck 00")
    assertContains(client.get("/decks/", {"page": "nonsense"}), "Page 1 of 2")
