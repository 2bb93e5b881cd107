"""What a deck is called and which format it is built for."""

import pytest

from cards.models import Format
from decks.services import RefusedEdit, StaleRevision, change_settings, discard_unread, rename
from tests.decks.make import GAME, make_deck

pytestmark = pytest.mark.django_db


def test_a_name_is_kept_on_one_line() -> None:
    assert rename(deck=make_deck(), name="  Two\n watches ", base_revision=1).name == "Two watches"


@pytest.mark.parametrize(("name", "reason"), [(" \t", "needs a name"), ("x" * 121, "121 characters")])
def test_an_impossible_name_is_refused(name: str, reason: str) -> None:
    with pytest.raises(RefusedEdit, match=reason):
        rename(deck=make_deck(), name=name, base_revision=1)


def test_the_format_changes_and_the_name_stays() -> None:
    Format.objects.create(game=GAME, key="side", title="Side", source="entry")
    after = change_settings(deck=make_deck(), format="side", base_revision=1)
    assert (after.format, after.name) == ("side", "Night watch")


def test_a_format_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(RefusedEdit, match="no format 'blitz'"):
        change_settings(deck=make_deck(), format="blitz", base_revision=1)


def test_a_stale_rename_is_refused() -> None:
    deck = make_deck(revision=2)
    with pytest.raises(StaleRevision):
        rename(deck=deck, name="Day watch", base_revision=1)
    deck.refresh_from_db()
    assert deck.name == "Night watch"


def test_unmatched_lines_can_be_forgotten() -> None:
    assert discard_unread(deck=make_deck(unread="4 Nobody"), base_revision=1).unread == ""


def test_a_deck_in_a_format_of_the_past_can_be_renamed_as_it_is() -> None:
    after = change_settings(deck=make_deck(format="gone"), name="Day watch", format="gone", base_revision=1)
    assert (after.name, after.format) == ("Day watch", "gone")
