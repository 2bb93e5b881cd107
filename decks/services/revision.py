"""The compare-and-set that keeps two tabs from overwriting each other."""

from typing import Any

from django.db.models import F
from django.utils import timezone

from decks.errors import StaleRevision
from decks.models import Deck


def advance(deck: Deck, base_revision: int, edit: str = "", **values: Any) -> bool:
    """Move `deck` on from `base_revision`, writing `values` with it; call inside a transaction.

    The row is compared and set in one statement, so of two simultaneous edits one is refused on every database.
    Returns False where `edit` is the very edit that made the present revision: there is nothing left to do. Raises
    StaleRevision where another edit came first, and Deck.DoesNotExist where the deck is gone.
    """
    moved = Deck.objects.filter(pk=deck.pk, revision=base_revision).update(
        revision=F("revision") + 1, updated_at=timezone.now(), last_edit=edit, **values
    )
    if moved:
        return True
    current = Deck.objects.with_lines().get(pk=deck.pk)
    if edit and current.last_edit == edit:
        return False
    raise StaleRevision(current)


def current(deck: Deck) -> Deck:
    """Return `deck` as it is now, with its lines."""
    return Deck.objects.with_lines().get(pk=deck.pk)
