"""Decks in short."""

import pytest
from pytest_django import DjangoAssertNumQueries

from decks.legality import judge
from decks.models import Deck
from decks.summaries import summaries
from tests.decks.make import make_deck, make_printing

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("standard")]


def test_a_summary_says_what_the_verdict_on_the_deck_says() -> None:
    make_deck((5, make_printing()), unread="4 Nobody")
    make_deck((1, make_printing()), format="gone")
    for summary in summaries(Deck.objects.with_lines()):
        assert summary.verdict == judge(summary.deck)
        assert summary.count == sum(entry.quantity for entry in summary.deck.entries.all())


def test_a_format_is_read_once_for_all_its_decks(django_assert_max_num_queries: DjangoAssertNumQueries) -> None:
    for _ in range(10):
        make_deck((1, make_printing()))
    decks = list(Deck.objects.with_lines())
    with django_assert_max_num_queries(10 + 8):
        summaries(decks)


@pytest.mark.parametrize(
    ("game", "format_key", "size"),
    [
        ("weiss-schwarz", "standard", 50),
        ("trails", "strategy", 50),
        ("trails", "blitz-shield", 40),  # the pool lies beside the deck
        ("vanguard", "standard", None),  # ride and G deck are counted with the 50 of the main deck
        ("gate-ruler", "ruler", None),
    ],
)
def test_the_size_of_one_section_is_not_held_against_the_cards_of_several(
    game: str, format_key: str, size: int | None
) -> None:
    (summary,) = summaries([make_deck(game=game, format=format_key)])
    assert summary.size == size
