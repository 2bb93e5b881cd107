"""Where two card files contradict each other: the maintainer's queue."""

from django.conf import settings
from django.db import models

from cards.models.catalogue import CODE_LENGTH


class ImportConflict(models.Model):
    """A row that contradicts what another format's file brought under the same number.

    `fields` lists what differs, each as {field, stored, offered} in words; `offered` is the whole record as it would be
    written (cards.importing.record_json), so that it can be taken without its file.
    """

    class State(models.TextChoices):
        OPEN = "open", "waiting for a maintainer"
        KEPT = "kept", "kept as it was"
        TAKEN = "taken", "taken from the file"

    game = models.CharField(max_length=30)
    code = models.CharField(max_length=CODE_LENGTH)
    name = models.CharField(max_length=300, help_text="The name that is stored.")
    adapter = models.CharField(max_length=40, help_text="The format of the file that offers other values.")
    file = models.CharField(max_length=300)
    position = models.PositiveIntegerField(help_text="The row of that file, from 1.")
    stored_by = models.CharField(max_length=40, help_text="The format of the file that brought the stored values.")
    fields = models.JSONField()
    offered = models.JSONField()
    state = models.CharField(max_length=10, choices=State.choices, default=State.OPEN)
    settled_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="settled_conflicts"
    )
    settled_at = models.DateTimeField(null=True, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("game", "code", "adapter")
        constraints = (
            models.UniqueConstraint(fields=("game", "code", "adapter"), name="conflict_once_per_code_and_adapter"),
            models.CheckConstraint(
                condition=~models.Q(state="open") | models.Q(settled_at=None), name="open_conflict_is_not_settled"
            ),
        )
        indexes = (models.Index(fields=("state", "game", "code"), name="conflict_by_state"),)

    def __str__(self) -> str:
        return f"{self.code} ({self.get_state_display()})"
