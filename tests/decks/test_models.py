"""What the database itself keeps true of decks."""

from datetime import timedelta

import pytest
from django.db import IntegrityError
from pytest_django import DjangoAssertNumQueries

from accounts.models import User
from decks.models import Deck, DeckEntry
from tests.decks.make import make_deck, make_printing

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    "values",
    [
        {"name": ""},
        {"editor_key": ""},
        {"visibility": "unlisted"},
        {"share_key": "link"},
    ],
    ids=["no name", "nobody's", "shared without a link", "a link of a private deck"],
)
def test_a_deck_that_makes_no_sense_is_not_stored(values: dict[str, str]) -> None:
    with pytest.raises(IntegrityError):
        make_deck(**values)


def test_an_owned_deck_has_no_editor_key(owner: User) -> None:
    with pytest.raises(IntegrityError):
        Deck.objects.create(game="game", format="standard", name="Deck", owner=owner, editor_key="key")


@pytest.mark.parametrize("quantity", [0, 100])
def test_a_line_holds_one_to_ninety_nine_copies(quantity: int) -> None:
    with pytest.raises(IntegrityError):
        make_deck((quantity, make_printing()))


def test_a_printing_has_one_line_in_a_section() -> None:
    printing = make_printing()
    deck = make_deck((1, printing))
    with pytest.raises(IntegrityError):
        DeckEntry.objects.create(deck=deck, printing=printing, quantity=1)


def test_keys_are_not_guessable() -> None:
    keys = {Deck().key for _ in range(100)} | {Deck().editor_key for _ in range(100)}
    assert len(keys) == 200
    assert min(len(key) for key in keys) >= 22


def test_lines_come_with_their_cards_in_one_more_query(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    make_deck((1, make_printing()), (2, make_printing()))
    make_deck((3, make_printing()))
    with django_assert_num_queries(2):
        names = [[entry.printing.card.name for entry in deck.entries.all()] for deck in Deck.objects.with_lines()]
    assert sorted(map(len, names)) == [1, 2]


def test_counts_are_sums_over_all_lines() -> None:
    make_deck((1, make_printing()), (2, make_printing()))
    assert Deck.objects.with_counts().get().cards == 3  # type: ignore[attr-defined]
    make_deck(name="Empty")
    assert Deck.objects.with_counts().get(name="Empty").cards == 0  # type: ignore[attr-defined]


def test_counted_decks_keep_their_order() -> None:
    older, newer = make_deck(), make_deck((1, make_printing()))
    assert list(Deck.objects.with_counts()) == [newer, older]
    Deck.objects.filter(pk=older.pk).update(updated_at=newer.updated_at + timedelta(days=1))
    assert list(Deck.objects.with_counts()) == [older, newer]
