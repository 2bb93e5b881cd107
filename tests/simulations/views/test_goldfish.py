"""The page on which a deck is sent to be goldfished."""

import pytest
from django.test import Client
from django.urls import reverse
from pytest_django import Settings

from accounts.models import User
from decks.models import Deck
from simulations import limits
from simulations.models import Run
from tests.decks.make import hold, make_deck, make_printing
from tests.simulations.make import make_legal_deck, make_run


def address(deck: Deck) -> str:
    return reverse("simulations:goldfish", args=[deck.key])


def text_of(client: Client, deck: Deck) -> str:
    return client.get(address(deck)).content.decode()


@pytest.fixture
def deck(client: Client) -> Deck:
    """A legal deck that nobody owns, held by the browser `client`."""
    made = make_legal_deck()
    hold(client, made)
    return made


def test_the_deck_page_leads_to_it(client: Client, deck: Deck) -> None:
    assert address(deck) in client.get(reverse("decks:build", args=[deck.key])).content.decode()


def test_the_form_offers_the_usual_numbers(client: Client, deck: Deck) -> None:
    page = text_of(client, deck)
    assert 'name="games" inputmode="numeric" required maxlength="10" value="1000"' in page
    assert 'name="turns" inputmode="numeric" required maxlength="10" value="12"' in page


def test_it_says_first_what_will_be_left_out(client: Client, deck: Deck) -> None:
    page = text_of(client, deck)
    assert "4 of 50 cards will be played without an ability that is not understood." in page
    assert "<li>4 Lamp 0</li>" in page


def test_sending_it_starts_a_run_and_opens_its_page(client: Client, deck: Deck) -> None:
    response = client.post(address(deck), {"games": "200", "turns": "8", "seed": "42"})
    run = Run.objects.get()
    assert response.headers["Location"] == reverse("simulations:run", args=[run.key])
    assert (run.deck, run.kind, run.games, run.turns, run.seed, run.owner) == (deck, "goldfish", 200, 8, 42, None)
    assert client.get(response.headers["Location"]).status_code == 200


def test_a_run_of_somebody_signed_in_is_theirs(owner_client: Client, owner: User) -> None:
    deck = make_legal_deck(owner=owner)
    owner_client.post(address(deck), {"games": "100", "turns": "8", "seed": ""})
    assert Run.objects.get().owner == owner


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        ({"games": "many"}, "The number of games must be a whole number, not &#x27;many&#x27;."),
        ({"games": "10001"}, "A run has 1 to 10,000 games, not 10,001."),
        ({"turns": "0"}, "A game is played for 1 to 30 turns, not 0."),
        ({"seed": "-1"}, "The seed must be a whole number"),
        ({"seed": "4294967296"}, "A seed is a whole number from 0 to 4294967295"),
        ({"games": "１０"}, "must be a whole number"),
    ],
)
def test_what_cannot_be_played_is_said_and_kept_in_the_form(
    client: Client, deck: Deck, sent: dict[str, str], reason: str
) -> None:
    response = client.post(address(deck), {"games": "123", "turns": "9"} | sent)
    page = response.content.decode()
    assert (response.status_code, Run.objects.count()) == (400, 0)
    assert reason in page
    kept = {"games": "123", "turns": "9"} | sent
    assert all(f'value="{value}"' in page for value in kept.values())


def test_an_illegal_deck_is_shown_its_verdict_instead_of_the_form(client: Client) -> None:
    deck = make_deck((4, make_printing()))
    hold(client, deck)
    page = text_of(client, deck)
    assert "Only legal decks are played. Not legal in Standard: 1 problem." in page
    assert 'name="games"' not in page
    response = client.post(address(deck), {"games": "100"})
    assert (response.status_code, Run.objects.count()) == (400, 0)


def test_the_runs_of_the_deck_are_listed_without_those_of_others(client: Client, deck: Deck, other: User) -> None:
    own, foreign = make_run(deck=deck), make_run(deck=deck, owner=other)
    page = text_of(client, deck)
    assert own.key in page
    assert foreign.key not in page


def test_a_browser_has_a_few_active_runs_at_a_time(client: Client, deck: Deck) -> None:
    for _ in range(limits.ACTIVE_RUNS):
        assert client.post(address(deck), {"games": "100", "turns": "8"}).status_code == 302
    response = client.post(address(deck), {"games": "100", "turns": "8"})
    assert response.status_code == 400
    assert "This browser has 3 runs under way, the most at a time" in response.content.decode()


def test_a_browser_keeps_so_many_runs_and_no_more(client: Client, deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulations.access.RUNS_PER_BROWSER", 1)
    client.post(address(deck), {"games": "100", "turns": "8"})
    Run.objects.update(state="stopped")
    response = client.post(address(deck), {"games": "100", "turns": "8"})
    assert "delete one, or sign in" in response.content.decode()


def test_the_runs_that_a_browser_starts_are_counted(client: Client, deck: Deck, settings: Settings) -> None:
    settings.PAGE_RATES = {**settings.PAGE_RATES, "create": "1/h"}
    assert client.post(address(deck), {"games": "100", "turns": "8"}).status_code == 302
    assert client.post(address(deck), {"games": "100", "turns": "8"}).status_code == 429


def test_a_deck_of_somebody_else_is_not_there(other_client: Client, owner: User) -> None:
    deck = make_legal_deck(owner=owner)
    assert other_client.get(address(deck)).status_code == 404
    assert other_client.post(address(deck), {"games": "100"}).status_code == 404
    assert Run.objects.count() == 0
