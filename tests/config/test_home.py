"""The first page."""

import re

import pytest
from django.core.management import call_command
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from rules.games import GAMES
from rules.games.samples import sample_decks

pytestmark = pytest.mark.django_db


def test_a_deck_starts_with_one_button(client: Client) -> None:
    html = client.get("/").content.decode()
    assert re.search(r'action="/decks/new/".*name="game" value="weiss-schwarz"', html, re.DOTALL)
    assert client.post("/decks/new/", {"game": "weiss-schwarz"}).status_code == 302


def test_every_sample_deck_can_be_opened_and_shows_cards_of_it(client: Client) -> None:
    call_command("load_starter", verbosity=0)
    html = client.get("/").content.decode()
    samples = [(game.key, sample.slug) for game in GAMES.values() for sample in sample_decks(game)]
    for game, slug in samples:
        assert f'action="/decks/samples/{game}/{slug}/"' in html
    assert html.count('<article class="face') == 3 * len(samples)


def test_an_empty_catalogue_is_no_error(client: Client) -> None:
    assert "Search 0 cards" in client.get("/").content.decode()


def test_the_page_asks_the_database_little(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    call_command("load_starter", verbosity=0)
    with django_assert_max_num_queries(1 + 2 * len(GAMES)):
        client.get("/")
