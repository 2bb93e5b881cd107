"""Decks come and go."""

from django.db import transaction

from accounts.models import User
from decks.errors import LimitReached, RefusedEdit
from decks.limits import DECKS_PER_USER
from decks.models import Deck, DeckEntry
from decks.services.settings import checked_format, checked_name
from rules.games import GAMES

DEFAULT_NAME = "New deck"


@transaction.atomic
def create_deck(*, game: str, format: str = "", name: str = "", owner: User | None = None) -> Deck:
    """Create an empty deck; without `format` and `name` it gets the game's usual format and a plain name.

    A deck without an owner belongs to whoever knows its `editor_key`.
    """
    if game not in GAMES:
        raise RefusedEdit(f"There is no game {game!r}; use one of {', '.join(GAMES)}.")
    if owner is not None:
        check_room(owner, 1)
    return Deck.objects.create(
        game=game,
        format=checked_format(game, format or GAMES[game].default_format),
        name=checked_name(name or DEFAULT_NAME),
        owner=owner,
        **({"editor_key": ""} if owner is not None else {}),
    )


@transaction.atomic
def copy_deck(*, source: Deck, owner: User | None = None) -> Deck:
    """Create a private deck with the same lines and format as `source`; raises Deck.DoesNotExist where that is gone."""
    source = Deck.objects.select_for_update().get(pk=source.pk)
    copy = create_deck(game=source.game, format=source.format, name=source.name, owner=owner)
    DeckEntry.objects.bulk_create(
        DeckEntry(deck=copy, section=entry.section, printing_id=entry.printing_id, quantity=entry.quantity)
        for entry in source.entries.order_by("id")
    )
    return copy


def delete_deck(*, deck: Deck) -> None:
    """Delete the deck with its lines and its link."""
    deck.delete()


def check_room(owner: User, more: int) -> None:
    """Raise LimitReached where `owner` has no room for so many more decks."""
    held = Deck.objects.owned_by(owner).count()
    if held + more > DECKS_PER_USER:
        raise LimitReached(f"You have {held} decks, and an account holds {DECKS_PER_USER}: delete some first.")
