"""What the catalogue makes out about the names in its texts, worked out anew with every import, never typed."""

from django.db import models

NAME_LENGTH = 300  # of a card's name too


class NamePair(models.Model):
    """A name that texts give in English and Japanese, and whether its English part is known to be enough."""

    class Standing(models.TextChoices):
        """As rules.bilingual.Standing."""

        KNOWN = "known", "known"
        CONTRADICTED = "contradicted", "other texts pair one of its parts with something else"
        NO_CARD = "no card", "no card has its English part in its name"

    game = models.CharField(max_length=30)
    english = models.CharField(max_length=NAME_LENGTH)
    japanese = models.CharField(max_length=NAME_LENGTH)
    standing = models.CharField(max_length=12, choices=Standing.choices)

    class Meta:
        ordering = ("english", "japanese")
        constraints = (models.UniqueConstraint(fields=("game", "english", "japanese"), name="name_pair_once_per_game"),)

    def __str__(self) -> str:
        return f"{self.english}({self.japanese})"


class MissingName(models.Model):
    """A name in texts that are understood which no card has; it may be of a set that is not imported."""

    game = models.CharField(max_length=30)
    name = models.CharField(max_length=NAME_LENGTH)
    is_part = models.BooleanField(help_text="A card is meant that has it in its name.")
    cards = models.JSONField(default=list, help_text="The numbers of the cards whose texts say so.")
    alike = models.JSONField(default=list, help_text="The names of cards that are almost alike.")

    class Meta:
        ordering = ("name", "is_part")
        constraints = (models.UniqueConstraint(fields=("game", "name", "is_part"), name="missing_name_once_per_game"),)

    def __str__(self) -> str:
        return self.name
