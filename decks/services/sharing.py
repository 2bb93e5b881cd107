"""Who may see a deck, and whose it is."""

from collections.abc import Collection

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from decks.models import Deck
from decks.models.deck import new_key
from decks.services.creation import check_room


def share(*, deck: Deck) -> Deck:
    """Give the deck an unlisted link; a deck that has one keeps it."""
    Deck.objects.filter(pk=deck.pk, share_key=None).update(
        visibility=Deck.Visibility.UNLISTED, share_key=new_key(), updated_at=timezone.now()
    )
    deck.refresh_from_db()
    return deck


def stop_sharing(*, deck: Deck) -> Deck:
    """Revoke the link for good: sharing again makes another one."""
    Deck.objects.filter(pk=deck.pk).update(
        visibility=Deck.Visibility.PRIVATE, share_key=None, updated_at=timezone.now()
    )
    deck.refresh_from_db()
    return deck


@transaction.atomic
def claim(*, decks: Collection[Deck], owner: User) -> int:
    """Make decks that nobody owns belong to `owner` alone; returns how many. A deck claimed meanwhile is left alone."""
    check_room(owner, len(decks))
    keys = [deck.pk for deck in decks]
    return Deck.objects.filter(pk__in=keys, owner=None).update(owner=owner, editor_key="")
