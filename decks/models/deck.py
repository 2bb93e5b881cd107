"""A deck: lines of printings by section, with a revision that every edit must name."""

import secrets

from django.conf import settings
from django.db import models
from django.db.models import Q

MAX_COPIES_PER_LINE = 99


def new_key() -> str:
    """Return an unguessable key for an address: 132 bits."""
    return secrets.token_urlsafe(16)


class Deck(models.Model):
    """A deck belongs to a user, or, until claimed, to whoever holds `editor_key` in their session."""

    class Visibility(models.TextChoices):
        PRIVATE = "private", "private"
        UNLISTED = "unlisted", "anyone with the link"

    key = models.CharField(max_length=40, unique=True, default=new_key, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True, related_name="decks")
    editor_key = models.CharField(max_length=40, default=new_key, editable=False)
    share_key = models.CharField(max_length=40, unique=True, null=True, blank=True, editable=False)
    visibility = models.CharField(max_length=10, choices=Visibility.choices, default=Visibility.PRIVATE)
    game = models.CharField(max_length=30)
    format = models.SlugField(max_length=30)
    name = models.CharField(max_length=120)
    revision = models.PositiveIntegerField(default=1)
    created_at = models.DateTimeField(auto_now_add=True)
    updated_at = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ("-updated_at",)
        constraints = (
            models.CheckConstraint(condition=~Q(name=""), name="deck_has_name"),
            models.CheckConstraint(
                condition=~Q(visibility="unlisted") | Q(share_key__isnull=False), name="shared_deck_has_link"
            ),
        )

    def __str__(self) -> str:
        return self.name


class DeckEntry(models.Model):
    """So many copies of one printing in one section."""

    deck = models.ForeignKey(Deck, models.CASCADE, related_name="entries")
    section = models.SlugField(max_length=20, default="main")
    printing = models.ForeignKey("cards.Printing", models.PROTECT, related_name="deck_entries")
    quantity = models.PositiveSmallIntegerField()

    class Meta:
        ordering = ("id",)
        verbose_name_plural = "deck entries"
        constraints = (
            models.UniqueConstraint(fields=("deck", "section", "printing"), name="deck_entry_once"),
            models.CheckConstraint(
                condition=Q(quantity__gte=1, quantity__lte=MAX_COPIES_PER_LINE), name="deck_entry_quantity"
            ),
        )

    def __str__(self) -> str:
        return f"{self.quantity} {self.printing_id}"
