"""What the engine makes of printed abilities."""

from django.db import models
from django.db.models import Q


class Program(models.Model):
    """One printed text as one version of the game's compiler reads it: a program, or the words where it stopped.

    Named by what was read and what read it, a row never changes; another compiler adds rows of its own.
    """

    game = models.CharField(max_length=30)
    text_hash = models.CharField(max_length=64, help_text="SHA-256 of the printed text.")
    version = models.PositiveIntegerField(help_text="Of the compiler, rules.text.texts.Texts.version.")
    program = models.JSONField(null=True, help_text="Empty: not understood.")
    at = models.PositiveIntegerField(null=True, help_text="The character from which on it is not understood.")
    words = models.TextField(blank=True, help_text="The words that stand there.")
    reason = models.CharField(max_length=30, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("game", "text_hash", "version"), name="program_once_per_text_and_version"),
            models.CheckConstraint(
                condition=Q(program__isnull=False, at__isnull=True, words="", reason="")
                | (Q(program__isnull=True, at__isnull=False) & ~Q(reason="")),
                name="program_or_reason",
            ),
        )

    def __str__(self) -> str:
        return f"{self.game} {self.text_hash[:12]} by {self.version}"

    @property
    def is_exact(self) -> bool:
        return self.program is not None
