"""Imports that maintainers start from the admin: uploaded, previewed, then applied by a worker."""

from django.conf import settings
from django.db import models


class ImportJob(models.Model):
    """One uploaded card file and what became of it."""

    class State(models.TextChoices):
        QUEUED = "queued", "waiting for a worker"
        RUNNING = "running", "running"
        PREVIEWED = "previewed", "previewed"
        APPLIED = "applied", "applied"
        FAILED = "failed", "failed"

    adapter = models.CharField(max_length=20)
    upload = models.FileField(upload_to="imports/")
    file_name = models.CharField(max_length=200)
    columns = models.JSONField(default=dict, blank=True, help_text="Of a table: the field that each heading means.")
    state = models.CharField(max_length=10, choices=State.choices, default=State.QUEUED)
    dry_run = models.BooleanField(default=True)
    report = models.JSONField(null=True, blank=True)
    error = models.TextField(blank=True)
    created_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="import_jobs")
    created_at = models.DateTimeField(auto_now_add=True)
    updated_at = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ("-created_at",)

    def __str__(self) -> str:
        return f"{self.file_name} ({self.get_state_display()})"
