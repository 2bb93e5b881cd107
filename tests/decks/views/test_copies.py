"""Copies: of a sample, of a deck of one's own, of a shared deck."""

import pytest
from django.test import Client

from accounts.models import User
from decks.limits import DECKS_PER_BROWSER
from decks.models import Deck
from decks.services import share
from rules.games import GAMES
from rules.games.samples import sample_decks
from tests.decks.make import GAME, hold, lines_of, make_deck, make_printing

pytestmark = pytest.mark.django_db
SAMPLE = sample_decks(GAMES[GAME])[0]


def test_a_sample_opens_as_a_deck_of_ones_own(client: Client) -> None:
    answer = client.post(f"/decks/samples/{GAME}/{SAMPLE.slug}/")
    deck = Deck.objects.get()
    assert answer.headers["Location"] == f"/decks/{deck.key}/"
    assert deck.name == SAMPLE.name
    assert client.get(f"/decks/{deck.key}/").status_code == 200


@pytest.mark.parametrize("address", [f"{GAME}/no-such-deck", "chess/opening"])
def test_a_sample_that_is_not_there_is_not_found(client: Client, address: str) -> None:
    assert client.post(f"/decks/samples/{address}/").status_code == 404


def test_a_copy_is_a_deck_apart(client: Client) -> None:
    printing = make_printing()
    source = make_deck((4, printing))
    hold(client, source)
    client.post(f"/decks/{source.key}/copy/")
    copy = Deck.objects.exclude(pk=source.pk).get()
    assert lines_of(copy) == {printing.code: 4}
    assert client.get(f"/decks/{copy.key}/").status_code == 200


def test_a_shared_deck_is_copied_to_the_reader(owner: User, owner_client: Client) -> None:
    source = share(deck=make_deck((4, make_printing())))
    owner_client.post(f"/decks/shared/{source.share_key}/copy/")
    copy = Deck.objects.exclude(pk=source.pk).get()
    assert (copy.owner, copy.share_key) == (owner, None)
    assert lines_of(copy) == lines_of(source)


def test_a_full_browser_is_told_so_on_the_list_of_decks(client: Client) -> None:
    hold(client, *(make_deck() for _ in range(DECKS_PER_BROWSER)))
    answer = client.post(f"/decks/samples/{GAME}/{SAMPLE.slug}/", follow=True)
    assert answer.redirect_chain == [("/decks/", 302)]
    assert b"or sign in" in answer.content
    assert Deck.objects.count() == DECKS_PER_BROWSER
