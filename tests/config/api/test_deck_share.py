"""Sharing a deck, reading it by its link, and ending that."""

import pytest

from accounts.models import User
from decks.models import Deck
from tests.config.api.conftest import Caller
from tests.config.api.problem import problem
from tests.decks.make import make_deck, make_printing


@pytest.fixture
def deck(user: User) -> Deck:
    return make_deck((4, make_printing("Lantern Keeper", code="LNT/W01-E001")), owner=user)


def test_a_shared_deck_is_open_to_everybody_and_says_not_whose_it_is(
    writer: Caller, anyone: Caller, deck: Deck
) -> None:
    shared = writer("put", f"decks/{deck.key}/share/").json()
    answer = anyone("get", f"decks/shared/{shared['share_key']}/")
    assert answer.headers["Cache-Control"] == "private, no-store"
    body = answer.json()
    assert body["lines"][0]["code"] == "LNT/W01-E001"
    assert deck.key not in str(body)
    assert "ada" not in str(body)
    assert anyone.client.get(shared["page"]).status_code == 200


def test_sharing_again_keeps_the_link(writer: Caller, deck: Deck) -> None:
    first, second = (writer("put", f"decks/{deck.key}/share/").json() for _ in range(2))
    assert first == second


def test_a_link_that_was_revoked_answers_like_one_that_never_was(writer: Caller, anyone: Caller, deck: Deck) -> None:
    key = writer("put", f"decks/{deck.key}/share/").json()["share_key"]
    assert writer("delete", f"decks/{deck.key}/share/").status_code == 204
    gone, never = anyone("get", f"decks/shared/{key}/"), anyone("get", "decks/shared/never/")
    problem(gone, "not-found")
    assert gone.content == never.content
    assert gone.headers["Cache-Control"] == never.headers["Cache-Control"] == "private, no-store"
    assert writer("put", f"decks/{deck.key}/share/").json()["share_key"] != key


def test_the_key_of_a_deck_is_not_its_link(writer: Caller, anyone: Caller, deck: Deck) -> None:
    writer("put", f"decks/{deck.key}/share/")
    problem(anyone("get", f"decks/shared/{deck.key}/"), "not-found")


def test_a_token_that_only_reads_shares_nothing(reader: Caller, deck: Deck) -> None:
    problem(reader("put", f"decks/{deck.key}/share/"), "not-allowed")
    deck.refresh_from_db()
    assert deck.share_key is None
