"""Decks come, are copied and go."""

import pytest

from accounts.models import User
from decks.limits import DECKS_PER_USER
from decks.models import Deck
from decks.services import LimitReached, RefusedEdit, copy_deck, create_deck, delete_deck
from tests.decks.make import GAME, lines_of, make_deck, make_printing

pytestmark = pytest.mark.django_db


def test_a_deck_needs_no_more_than_a_game() -> None:
    deck = create_deck(game=GAME)
    assert (deck.format, deck.name, deck.revision, deck.owner) == ("standard", "New deck", 1, None)
    assert deck.editor_key


def test_an_owned_deck_has_no_editor_key(django_user_model: type[User]) -> None:
    owner = django_user_model.objects.create_user("wren")
    assert create_deck(game=GAME, owner=owner).editor_key == ""


def test_an_unknown_game_and_format_are_refused_with_the_known_ones() -> None:
    with pytest.raises(RefusedEdit, match=GAME):
        create_deck(game="chess")
    with pytest.raises(RefusedEdit, match="use one of standard"):
        create_deck(game=GAME, format="blitz")


def test_an_account_holds_a_bounded_number_of_decks(django_user_model: type[User]) -> None:
    owner = django_user_model.objects.create_user("wren")
    Deck.objects.bulk_create(
        Deck(game=GAME, format="standard", name="Deck", owner=owner, editor_key="") for _ in range(DECKS_PER_USER)
    )
    with pytest.raises(LimitReached, match="delete some first"):
        create_deck(game=GAME, owner=owner)


def test_a_copy_has_the_lines_but_neither_owner_nor_link_of_its_source(django_user_model: type[User]) -> None:
    owner = django_user_model.objects.create_user("wren")
    printing = make_printing()
    source = make_deck((4, printing), owner=owner, share_key="link", visibility=Deck.Visibility.UNLISTED)
    copy = copy_deck(source=source)
    assert lines_of(copy) == {printing.code: 4}
    assert (copy.owner, copy.share_key, copy.visibility) == (None, None, Deck.Visibility.PRIVATE)
    assert copy.key != source.key


def test_a_deleted_deck_takes_its_lines_and_leaves_the_cards() -> None:
    printing = make_printing()
    deck = make_deck((4, printing))
    delete_deck(deck=deck)
    assert not Deck.objects.exists()
    printing.refresh_from_db()
