"""Whose a run is: its owner's, else the browser's that started it and of whoever has the deck."""

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User
from decks.services import claim
from simulations.models import Run
from tests.decks.make import hold
from tests.simulations.make import make_legal_deck, make_run


def sees(client: Client, run: Run) -> bool:
    return client.get(reverse("simulations:run", args=[run.key])).status_code == 200


def start_in(client: Client) -> Run:
    deck = make_legal_deck()
    hold(client, deck)
    client.post(reverse("simulations:goldfish", args=[deck.key]), {"games": "10", "turns": "3"})
    return Run.objects.get()


def test_a_run_with_an_owner_is_theirs_alone(owner_client: Client, other_client: Client, owner: User) -> None:
    run = make_run(owner=owner)
    assert sees(owner_client, run)
    assert not sees(other_client, run)
    assert not sees(Client(), run)


def test_a_run_without_an_owner_belongs_to_the_browser_that_started_it(client: Client, other_client: Client) -> None:
    run = start_in(client)
    assert sees(client, run)
    assert not sees(other_client, run)
    assert not sees(Client(), run)


def test_it_stays_with_the_browser_when_the_deck_is_gone(client: Client) -> None:
    run = start_in(client)
    assert run.deck is not None
    run.deck.delete()
    assert sees(client, run)


def test_it_comes_along_when_the_deck_is_claimed(client: Client, owner_client: Client, owner: User) -> None:
    run = start_in(client)
    assert run.deck is not None
    assert not sees(owner_client, run)
    claim(decks=[run.deck], owner=owner)
    assert sees(owner_client, run)


@pytest.mark.parametrize("held", [[], "text", {}, {"key-of-the-run": "wrong"}])
def test_what_a_session_holds_instead_of_keys_opens_nothing(client: Client, held: object) -> None:
    run = make_run()
    Run.objects.filter(pk=run.pk).update(key="key-of-the-run")
    run.refresh_from_db()
    session = client.session
    session["runs"] = held
    session.save()
    assert not sees(client, run)


def test_a_browser_forgets_runs_that_are_gone(client: Client) -> None:
    first = start_in(client)
    first.delete()
    second = start_in(client)
    assert list(client.session["runs"]) == [second.key]
