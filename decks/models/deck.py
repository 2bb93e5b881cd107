"""A deck: lines of printings by section, with a revision that every edit must name."""

import secrets
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from django.conf import settings
from django.db import models
from django.db.models import Q, Sum
from django.db.models.functions import Coalesce

from decks.limits import COPIES_PER_LINE, NAME_LENGTH
from rules.games import GAMES

if TYPE_CHECKING:
    from accounts.models import User

LAST_EDITED_FIRST = ("-updated_at", "-id")


def new_key() -> str:
    """Return an unguessable key for an address: 128 bits, and no dash in front, as commands take that for an option."""
    while (key := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return key


class DeckQuerySet(models.QuerySet["Deck"]):
    """What is asked of decks, by name."""

    def owned_by(self, user: "User") -> "DeckQuerySet":
        return self.filter(owner=user)

    def unclaimed(self, editor_keys: dict[str, str]) -> "DeckQuerySet":
        """The decks without an owner whose key and editor key stand in `editor_keys`."""
        return self.filter(owner=None, key__in=editor_keys.keys(), editor_key__in=editor_keys.values())

    def shared(self) -> "DeckQuerySet":
        return self.filter(visibility=Deck.Visibility.UNLISTED, share_key__isnull=False)

    def with_lines(self) -> "DeckQuerySet":
        """Fetch with printings and cards: one more query, however many decks."""
        return self.prefetch_related(
            models.Prefetch("entries", DeckEntry.objects.select_related("printing__card").order_by("id"))
        )

    def with_counts(self) -> "DeckQuerySet":
        """Annotate `cards`, the number of cards in the deck; in the usual order, which a sum would drop."""
        beside = reduce(
            or_,
            (Q(game=game.key, entries__section=section) for game in GAMES.values() for section in game.beside_deck),
            Q(pk__in=()),
        )
        return self.annotate(cards=Coalesce(Sum("entries__quantity", filter=~beside), 0)).order_by(*LAST_EDITED_FIRST)


class Deck(models.Model):
    """A deck belongs to a user, or, until claimed, to whoever holds `editor_key` in their session.

    `last_edit` is the sender's own name for the edit that made this revision: sent again, because its answer was lost,
    it is no conflict. `unread` keeps the lines of an imported list that matched nothing, so that none is lost.
    """

    class Visibility(models.TextChoices):
        PRIVATE = "private", "private"
        UNLISTED = "unlisted", "anyone with the link"

    key = models.CharField(max_length=40, unique=True, default=new_key, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True, related_name="decks")
    editor_key = models.CharField(max_length=40, default=new_key, blank=True, editable=False)
    share_key = models.CharField(max_length=40, unique=True, null=True, blank=True, editable=False)
    visibility = models.CharField(max_length=10, choices=Visibility.choices, default=Visibility.PRIVATE)
    game = models.CharField(max_length=30)
    format = models.SlugField(max_length=30)
    name = models.CharField(max_length=NAME_LENGTH)
    unread = models.TextField(blank=True)
    revision = models.PositiveIntegerField(default=1)
    last_edit = models.CharField(max_length=40, blank=True, editable=False)
    created_at = models.DateTimeField(auto_now_add=True)
    updated_at = models.DateTimeField(auto_now=True)

    objects = DeckQuerySet.as_manager()

    class Meta:
        ordering = LAST_EDITED_FIRST
        constraints = (
            models.CheckConstraint(condition=~Q(name=""), name="deck_has_name"),
            models.CheckConstraint(
                condition=Q(visibility="unlisted", share_key__isnull=False)
                | (~Q(visibility="unlisted") & Q(share_key__isnull=True)),
                name="deck_has_link_only_while_shared",
            ),
            models.CheckConstraint(
                condition=Q(owner__isnull=False, editor_key="") | (Q(owner__isnull=True) & ~Q(editor_key="")),
                name="deck_has_owner_or_editor_key",
            ),
        )
        indexes = (models.Index(fields=("owner", "-updated_at"), name="deck_by_owner"),)

    def __str__(self) -> str:
        return self.name

    @property
    def counted_entries(self) -> tuple["DeckEntry", ...]:
        """The lines that are the deck, without what lies beside it; fetch the deck `with_lines`."""
        beside = GAMES[self.game].beside_deck
        return tuple(entry for entry in self.entries.all() if entry.section not in beside)

    @property
    def count(self) -> int:
        """How many cards the deck has."""
        return sum(entry.quantity for entry in self.counted_entries)


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
                condition=Q(quantity__gte=1, quantity__lte=COPIES_PER_LINE), name="deck_entry_quantity"
            ),
        )

    def __str__(self) -> str:
        return f"{self.quantity} {self.printing_id}"
