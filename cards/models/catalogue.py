"""Cards as the rules see them, and the printings that people own."""

from typing import Any

from django.db import models
from django.db.models import Q

from cards.models.constraints import unique_even_if_empty
from cards.models.sorting import places, sort_key
from rules.games import GAMES
from rules.printed_card import PrintedCard

CODE_LENGTH = 80  # some files have identifiers made of the whole name instead of numbers


class CardSet(models.Model):
    """A product that printings come from, named by the part of the card number before the dash."""

    game = models.CharField(max_length=30)
    code = models.CharField(max_length=30)
    name = models.CharField(max_length=200)
    prefix = models.CharField(max_length=20, db_index=True, help_text="The part of the number that names the title.")
    released_on = models.DateField(null=True, blank=True, help_text="Empty: not known.")

    class Meta:
        ordering = ("code",)
        constraints = (
            models.UniqueConstraint(fields=("game", "code"), name="card_set_code_once_per_game"),
            models.CheckConstraint(condition=~Q(code=""), name="card_set_has_code"),
        )

    def __str__(self) -> str:
        return f"{self.code} {self.name}"


class Card(models.Model):
    """What the rules see: two printings that differ in name, characteristics or abilities are two cards.

    `identity` is a digest of all of these, folded. `printed_text`, `numbers`, `words` and `first_code` repeat what the
    rows of Ability, CardNumber, CardWord and Printing say, so that a list of cards is one query. So does `reading`
    what the rows of Program of the compiler `read_by` say of its abilities.
    """

    class Reading(models.TextChoices):
        NOT_YET = "", "not read yet"
        EXACT = "exact", "all abilities are understood"
        UNSUPPORTED = "unsupported", "an ability is not understood"

    game = models.CharField(max_length=30)
    identity = models.CharField(max_length=64)
    name = models.CharField(max_length=300)
    search_name = models.CharField(max_length=300, help_text="The name under rules.folding.fold_search.")
    search_text = models.TextField(blank=True, help_text="All abilities under fold_search.")
    printed_text = models.TextField(blank=True, help_text="All printed abilities, each a line.")
    numbers = models.JSONField(default=dict)
    words = models.JSONField(default=dict)
    first_code = models.CharField(max_length=CODE_LENGTH, blank=True)
    places = models.JSONField(default=dict, editable=False, help_text="See cards.models.sorting.")
    sort_key = models.BinaryField(default=b"", editable=False, help_text="See cards.models.sorting.")
    reading = models.CharField(max_length=12, choices=Reading.choices, default=Reading.NOT_YET, blank=True)
    read_by = models.PositiveIntegerField(default=0, help_text="The version of the compiler; 0: not read yet.")

    class Meta:
        ordering = ("search_name", "id")
        constraints = (
            models.UniqueConstraint(fields=("game", "identity"), name="card_identity_once_per_game"),
            models.CheckConstraint(condition=~Q(name=""), name="card_has_name"),
            models.CheckConstraint(
                condition=Q(reading="", read_by=0) | (~Q(reading="") & Q(read_by__gt=0)), name="card_reading_has_reader"
            ),
        )
        indexes = (
            models.Index(fields=("game", "read_by"), name="card_by_reader"),
            models.Index(fields=("game", "search_name", "id"), name="card_by_name"),
            models.Index(fields=("game", "sort_key"), name="card_by_default_order"),
        )

    def __str__(self) -> str:
        return self.name

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Save with what it is sorted by, which follows from the rest (bulk writers call `place` themselves)."""
        self.place()
        super().save(*args, **kwargs)

    def place(self) -> None:
        """Set what the card is sorted by from game, name, numbers, words and first code."""
        self.places = places(self.game, self.words)
        self.sort_key = sort_key(self.game, self.search_name, self.numbers, self.words, self.first_code)

    @property
    def full_name(self) -> str:
        """How players write the card, where its name alone does not tell it from others."""
        return GAMES[self.game].full_name(self.printed()) if self.game in GAMES else self.name

    def abilities(self) -> tuple[str, ...]:
        """Return the printed abilities by position."""
        return tuple(self.printed_text.split("\n")) if self.printed_text else ()

    def printed(self) -> PrintedCard:
        """Return the frozen value that the rules work on."""
        words = {key: tuple(values) for key, values in self.words.items()}
        return PrintedCard(self.name, dict(self.numbers), words, self.abilities())


class CardName(models.Model):
    """A name of a card. Copy limits count names; `folded` is rules.folding.fold_name of it."""

    class Kind(models.TextChoices):
        PRINTED = "printed", "printed"
        REGARDED = "regarded", "also regarded as"

    card = models.ForeignKey(Card, models.CASCADE, related_name="names")
    language = models.CharField(max_length=8, default="en")
    kind = models.CharField(max_length=10, choices=Kind.choices, default=Kind.PRINTED)
    name = models.CharField(max_length=300)
    folded = models.CharField(max_length=300, db_index=True)

    class Meta:
        ordering = ("card", "kind", "language", "id")
        constraints = (models.UniqueConstraint(fields=("card", "language", "kind", "folded"), name="card_name_once"),)
        indexes = (models.Index(fields=("kind", "card"), name="card_name_by_kind"),)  # few names are "also regarded"

    def __str__(self) -> str:
        return self.name


class CardText(models.Model):
    """The text of a card in one language and layer; an erratum says since when it holds."""

    class Layer(models.TextChoices):
        PRINTED = "printed", "printed"
        ERRATUM = "erratum", "erratum"
        TRANSLATION = "translation", "community translation"

    card = models.ForeignKey(Card, models.CASCADE, related_name="texts")
    language = models.CharField(max_length=8, default="en")
    layer = models.CharField(max_length=12, choices=Layer.choices, default=Layer.PRINTED)
    since = models.DateField(null=True, blank=True)

    class Meta:
        ordering = ("card", "layer", "language", "since", "id")
        constraints = (*unique_even_if_empty("card_text_once", ("card", "language", "layer"), "since"),)

    def __str__(self) -> str:
        return f"{self.card} ({self.language}, {self.layer})"


class Ability(models.Model):
    """One ability of a text, by position; the same words may stand twice."""

    text_of = models.ForeignKey(CardText, models.CASCADE, related_name="abilities")
    position = models.PositiveSmallIntegerField()
    text = models.TextField()

    class Meta:
        ordering = ("text_of", "position")
        verbose_name_plural = "abilities"
        constraints = (models.UniqueConstraint(fields=("text_of", "position"), name="ability_position_once"),)

    def __str__(self) -> str:
        return self.text


class CardNumber(models.Model):
    """A printed number of a card, for searching."""

    card = models.ForeignKey(Card, models.CASCADE, related_name="number_rows", db_index=False)
    key = models.CharField(max_length=20)
    value = models.IntegerField()

    class Meta:
        constraints = (models.UniqueConstraint(fields=("card", "key"), name="card_number_once"),)
        indexes = (
            models.Index(fields=("key", "value", "card"), name="card_number_lookup"),
            models.Index(fields=("card", "key", "value"), name="card_number_of_card"),
        )

    def __str__(self) -> str:
        return f"{self.key} {self.value}"


class CardWord(models.Model):
    """A printed word of a card (type, colour, trait...), for searching; `copies` counts repeated icons."""

    card = models.ForeignKey(Card, models.CASCADE, related_name="word_rows", db_index=False)
    key = models.CharField(max_length=20)
    value = models.CharField(max_length=100, help_text="Under rules.folding.fold_search.")
    copies = models.PositiveSmallIntegerField(default=1)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("card", "key", "value"), name="card_word_once"),)
        indexes = (
            models.Index(fields=("key", "value", "card"), name="card_word_lookup"),
            models.Index(fields=("key", "card", "copies"), name="card_word_count"),
        )

    def __str__(self) -> str:
        return f"{self.key} {self.value}"


class Printing(models.Model):
    """A card as printed in one set under one number; parallels and art variants are printings of their own."""

    game = models.CharField(max_length=30)
    card = models.ForeignKey(Card, models.PROTECT, related_name="printings")
    card_set = models.ForeignKey(CardSet, models.PROTECT, related_name="printings")
    code = models.CharField(max_length=CODE_LENGTH, help_text="The number as printed.")
    serial = models.CharField(
        max_length=CODE_LENGTH, db_index=True, help_text="The first of the game's serial_keys of the code."
    )
    rarity = models.CharField(max_length=20, blank=True)
    product = models.CharField(max_length=200, blank=True, help_text="What it was sold in, as the card file says.")
    language = models.CharField(max_length=8, default="en")
    flavour = models.TextField(blank=True)
    image_url = models.URLField(max_length=300, blank=True)
    released_on = models.DateField(null=True, blank=True)
    adapter = models.CharField(
        max_length=40, blank=True, help_text="The format of the file that brought it; empty: not known."
    )

    class Meta:
        ordering = ("code",)
        constraints = (
            models.UniqueConstraint(fields=("game", "code"), name="printing_code_once_per_game"),
            models.CheckConstraint(condition=~Q(code=""), name="printing_has_code"),
        )
        indexes = (models.Index(fields=("game", "rarity", "card"), name="printing_by_rarity"),)

    def __str__(self) -> str:
        return self.code
