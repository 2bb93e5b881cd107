"""A new deck, in one click or by a form."""

import pytest
from django.test import Client
from pytest_django import Settings
from pytest_django.asserts import assertContains, assertNotContains

from accounts.models import User
from cards.models import Format
from decks.limits import DECKS_PER_BROWSER
from decks.models import Deck
from rules.games import GAMES
from tests.decks.make import GAME, hold, make_deck

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("standard")]


def test_one_click_opens_an_empty_deck_without_an_account(client: Client) -> None:
    answer = client.post("/decks/new/", {"game": GAME})
    deck = Deck.objects.get()
    assert answer.headers["Location"] == f"/decks/{deck.key}/"
    assert (deck.name, deck.format, deck.owner) == ("New deck", "standard", None)
    assert client.get(f"/decks/{deck.key}/").status_code == 200


def test_another_browser_does_not_see_it(client: Client) -> None:
    client.post("/decks/new/", {"game": GAME})
    assert Client().get(f"/decks/{Deck.objects.get().key}/").status_code == 404


def test_a_deck_made_while_signed_in_belongs_to_the_user(owner: User, owner_client: Client) -> None:
    owner_client.post("/decks/new/", {"game": GAME, "name": "Day watch"})
    assert Deck.objects.get().owner == owner


def test_the_form_offers_the_formats_in_force_the_usual_one_chosen(client: Client) -> None:
    Format.objects.create(game=GAME, key="side", title="Side", source="Format entry")
    page = client.get("/decks/new/")
    assertContains(page, '<option value="standard" selected>Standard</option>', html=True)
    assertContains(page, '<option value="side">Side</option>', html=True)


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"game": "chess"}, "There is no game"),
        ({}, "There is no game"),
        ({"game": GAME, "format": "blitz"}, "There is no format"),
        ({"game": GAME, "name": "x" * 121}, "121 characters"),
    ],
)
def test_what_cannot_be_is_said_and_the_form_keeps_what_was_typed(
    client: Client, sent: dict[str, str], said: str
) -> None:
    answer = client.post("/decks/new/", sent)
    assertContains(answer, said, status_code=400)
    assertContains(answer, sent.get("name", ""), status_code=400)
    assert not Deck.objects.exists()


def test_a_browser_without_an_account_is_told_when_it_is_full(client: Client) -> None:
    hold(client, *(make_deck() for _ in range(DECKS_PER_BROWSER)))
    assertContains(client.post("/decks/new/", {"game": GAME}), "or sign in", status_code=400)


def test_decks_are_not_made_without_end(client: Client, settings: Settings) -> None:
    settings.PAGE_RATES = settings.PAGE_RATES | {"create": "1/d"}
    assert [client.post("/decks/new/", {"game": GAME}).status_code for _ in range(2)] == [302, 429]
    assert client.get("/decks/new/").status_code == 200


def test_the_form_of_each_game_offers_its_own_formats_and_leads_to_the_other_games(client: Client) -> None:
    Format.objects.create(game="trails", key="strategy", title="Strategy", source="Format entry")
    page = client.get("/decks/new/", {"game": "trails"})
    assertContains(page, '<input type="hidden" name="game" value="trails">', html=True)
    assertContains(page, '<option value="strategy" selected>Strategy</option>', html=True)
    assertNotContains(page, "Standard")
    assertContains(page, f'href="?game={GAME}"')


@pytest.mark.parametrize("held", ["", "trails"])
def test_the_list_of_decks_makes_a_deck_of_any_game_that_of_the_last_one_first(client: Client, held: str) -> None:
    if held:
        hold(client, make_deck(game=held))
    page = client.get("/decks/")
    for game in GAMES.values():
        chosen = " selected" if game.key == held else ""
        assertContains(page, f'<option value="{game.key}"{chosen}>{game.title}</option>', html=True)
