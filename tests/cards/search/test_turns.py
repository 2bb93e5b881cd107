"""Searches with patterns wait for their turn, so that a few of them cannot hold up everybody else."""

from collections.abc import Iterator

import pytest

from cards.search import sieve
from cards.search.page import QueryError
from cards.search.predicates import Among, Column, Fits
from rules.games import GAMES
from tests.decks.make import GAME, make_printing

pytestmark = pytest.mark.django_db
PATTERN = Fits(Column.NAME, "Lan.ern", 0)


@pytest.fixture
def all_taken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sieve, "PATIENCE", 0.01)
    for _ in range(sieve.AT_ONCE):
        sieve._turns.acquire()
    yield
    for _ in range(sieve.AT_ONCE):
        sieve._turns.release()


@pytest.mark.usefixtures("all_taken")
def test_who_waited_too_long_is_asked_to_try_again() -> None:
    with pytest.raises(QueryError, match="just now"):
        sieve.settle(PATTERN, GAMES[GAME])


def test_a_turn_is_given_back_whatever_became_of_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    card = make_printing("Lantern Keeper").card
    for _ in range(sieve.AT_ONCE + 1):
        assert sieve.settle(PATTERN, GAMES[GAME]) == Among((card.pk,))
    monkeypatch.setattr(sieve, "SECONDS", -1)
    for _ in range(sieve.AT_ONCE + 1):
        with pytest.raises(QueryError, match="too long"):
            sieve.settle(PATTERN, GAMES[GAME])
