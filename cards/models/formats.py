"""Formats, restriction lists and title groups: dated data that maintainers edit."""

from typing import Any

from django.db import models
from django.db.models import Q

from cards.models.constraints import dates_in_order, unique_even_if_empty
from rules.folding import fold_name
from rules.games import GAMES


class Format(models.Model):
    """A way of organised play; several rows of one key and edition follow one another by date.

    `requirements` are read by the game's own construction module.
    """

    game = models.CharField(max_length=30)
    key = models.SlugField(max_length=30)
    edition = models.CharField(max_length=8, default="en")
    title = models.CharField(max_length=100)
    requirements = models.JSONField(default=dict, blank=True)
    source = models.CharField(max_length=300, help_text="The document or entry that a verdict cites.")
    since = models.DateField(null=True, blank=True)
    until = models.DateField(null=True, blank=True, help_text="The last day; empty: still in force.")

    class Meta:
        ordering = ("game", "key", "edition", "since")
        constraints = (
            *unique_even_if_empty("format_once_per_start", ("game", "key", "edition"), "since"),
            dates_in_order("format_dates_in_order"),
        )

    def __str__(self) -> str:
        game = GAMES[self.game].title if self.game in GAMES else self.game
        since = f", from {self.since}" if self.since else ""
        return f"{game}: {self.title} ({self.edition}{since})"


class RestrictionList(models.Model):
    """A restriction list of a format, in force from `since` to `until`."""

    format = models.ForeignKey(Format, models.CASCADE, related_name="restriction_lists")
    source = models.CharField(max_length=300)
    since = models.DateField()
    until = models.DateField(null=True, blank=True)

    class Meta:
        ordering = ("format", "-since")
        constraints = (
            models.UniqueConstraint(fields=("format", "since"), name="restriction_list_once_per_start"),
            dates_in_order("restriction_list_dates_in_order"),
        )

    def __str__(self) -> str:
        return f"{self.format}: {self.source}"


class Restriction(models.Model):
    """One entry: banned, limited to so many copies, or "choose one of" the names."""

    class Kind(models.TextChoices):
        BANNED = "banned", "banned"
        LIMITED = "limited", "limited"
        CHOOSE_ONE = "choose_one", "choose one of"

    restriction_list = models.ForeignKey(RestrictionList, models.CASCADE, related_name="entries")
    kind = models.CharField(max_length=10, choices=Kind.choices)
    limit = models.PositiveSmallIntegerField(default=0, help_text="Copies allowed; only for limited.")

    class Meta:
        ordering = ("restriction_list", "id")
        constraints = (
            models.CheckConstraint(
                condition=Q(kind="limited", limit__gt=0) | (~Q(kind="limited") & Q(limit=0)),
                name="restriction_limit_only_where_limited",
            ),
        )

    def __str__(self) -> str:
        return self.get_kind_display()


class RestrictionName(models.Model):
    """A card name that an entry speaks of; `folded` is rules.folding.fold_name of it, computed on save."""

    restriction = models.ForeignKey(Restriction, models.CASCADE, related_name="names")
    name = models.CharField(max_length=300)
    folded = models.CharField(max_length=300, editable=False)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("restriction", "folded"), name="restriction_name_once"),)

    def __str__(self) -> str:
        return self.name

    def save(self, *args: Any, **kwargs: Any) -> None:
        self.folded = fold_name(self.name)
        super().save(*args, **kwargs)


class TitleGroup(models.Model):
    """A title: the set prefixes that may be played together, for a time."""

    game = models.CharField(max_length=30)
    name = models.CharField(max_length=100)
    source = models.CharField(max_length=300, blank=True)
    since = models.DateField(null=True, blank=True)
    until = models.DateField(null=True, blank=True)

    class Meta:
        ordering = ("game", "name")
        constraints = (
            *unique_even_if_empty("title_group_once_per_start", ("game", "name"), "since"),
            dates_in_order("title_group_dates_in_order"),
        )

    def __str__(self) -> str:
        return self.name


class TitlePrefix(models.Model):
    """A set prefix of a title group; one prefix may belong to several groups."""

    group = models.ForeignKey(TitleGroup, models.CASCADE, related_name="prefixes")
    prefix = models.CharField(max_length=20)

    class Meta:
        ordering = ("prefix",)
        verbose_name_plural = "title prefixes"
        constraints = (models.UniqueConstraint(fields=("group", "prefix"), name="title_prefix_once"),)

    def __str__(self) -> str:
        return self.prefix


class TitleCard(models.Model):
    """A single printing that belongs to a further title, or to every title where `group` is empty."""

    game = models.CharField(max_length=30)
    group = models.ForeignKey(TitleGroup, models.CASCADE, related_name="cards", null=True, blank=True)
    code = models.CharField(max_length=40)

    class Meta:
        ordering = ("code",)
        constraints = (*unique_even_if_empty("title_card_once", ("game", "code"), "group"),)

    def __str__(self) -> str:
        return self.code


class LoadedDefault(models.Model):
    """An entry of the formats that come with the project, once it was loaded.

    What is loaded is never loaded again, so what maintainers change, rename or delete stays so.
    """

    game = models.CharField(max_length=30)
    entry = models.CharField(max_length=200)

    class Meta:
        ordering = ("game", "entry")
        constraints = (models.UniqueConstraint(fields=("game", "entry"), name="default_loaded_once"),)

    def __str__(self) -> str:
        return f"{self.game} {self.entry}"
