"""The user, whom an e-mail address signs in, and the tokens that scripts sign in with."""

from datetime import datetime

from django.conf import settings
from django.contrib.auth.models import AbstractUser
from django.db import models
from django.db.models import Q


class User(AbstractUser):
    """A person with an account; a project-owned class so that columns can be added later."""


class ApiTokenQuerySet(models.QuerySet["ApiToken"]):
    """Reads of tokens."""

    def usable(self, now: datetime) -> "ApiTokenQuerySet":
        """Return the tokens that have not expired and whose user may sign in."""
        return self.filter(Q(expires_at__isnull=True) | Q(expires_at__gt=now), user__is_active=True)


class ApiToken(models.Model):
    """A personal token for the API; only the digest of its secret is stored, so it can be shown once.

    `hint` are the secret's last characters, by which people tell their tokens apart.
    """

    class Scope(models.TextChoices):
        READ = "read", "read my decks"
        WRITE = "write", "read and change my decks"

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="api_tokens")
    name = models.CharField(max_length=60)
    scope = models.CharField(max_length=5, choices=Scope.choices, default=Scope.READ)
    digest = models.CharField(max_length=64, unique=True, editable=False)
    hint = models.CharField(max_length=4, editable=False)
    created_at = models.DateTimeField(auto_now_add=True)
    expires_at = models.DateTimeField(null=True, blank=True, help_text="Empty: never.")
    last_used_at = models.DateTimeField(null=True, blank=True, editable=False)

    objects = ApiTokenQuerySet.as_manager()

    class Meta:
        ordering = ("-created_at", "-id")
        verbose_name = "API token"
        constraints = (
            models.CheckConstraint(condition=~Q(name=""), name="api_token_has_name"),
            models.CheckConstraint(condition=Q(scope__in=("read", "write")), name="api_token_scope_known"),
        )

    def __str__(self) -> str:
        return f"{self.name} (…{self.hint})"

    @property
    def may_write(self) -> bool:
        return self.scope == self.Scope.WRITE
