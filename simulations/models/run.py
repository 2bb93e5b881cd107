"""A run: so many games of one frozen deck, played by one version of the engine."""

from typing import TYPE_CHECKING

from django.conf import settings
from django.db import models
from django.db.models import Q

from decks.models.deck import new_key
from rules.lab.frozen_deck import FrozenDeck
from rules.lab.seeds import SEEDS
from simulations.limits import GAMES_PER_RUN, TURNS

if TYPE_CHECKING:
    from accounts.models import User


class RunQuerySet(models.QuerySet["Run"]):
    """What is asked of runs, by name."""

    def owned_by(self, user: "User") -> "RunQuerySet":
        return self.filter(owner=user)

    def unclaimed(self, editor_keys: dict[str, str]) -> "RunQuerySet":
        """The runs without an owner whose key and editor key stand in `editor_keys`."""
        return self.filter(owner=None, key__in=editor_keys.keys(), editor_key__in=editor_keys.values())

    def active(self) -> "RunQuerySet":
        return self.filter(state__in=Run.ACTIVE)


class Run(models.Model):
    """A run belongs to a user, or to whoever holds `editor_key` in their session.

    The deck may change or go: what is played is `frozen_deck`, in a match against `frozen_opponent`. The seed of a game
    depends on `seed` and the index of the game alone, so it does not matter which worker plays it, when, or how often.
    """

    class State(models.TextChoices):
        QUEUED = "queued", "waiting for a worker"
        RUNNING = "running", "running"
        STOPPED = "stopped", "stopped"
        FINISHED = "finished", "finished"
        FAILED = "failed", "failed"

    ACTIVE = (State.QUEUED, State.RUNNING)

    key = models.CharField(max_length=40, unique=True, default=new_key, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True, related_name="runs")
    editor_key = models.CharField(max_length=40, default=new_key, blank=True, editable=False)
    deck = models.ForeignKey("decks.Deck", models.SET_NULL, null=True, blank=True, related_name="runs")
    frozen_deck = models.JSONField()
    opponent = models.ForeignKey("decks.Deck", models.SET_NULL, null=True, blank=True, related_name="+")
    frozen_opponent = models.JSONField(null=True, blank=True, help_text="Of a match: the second deck.")
    bot = models.CharField(max_length=20, blank=True, help_text="Of a match: who plays the deck.")
    opponent_bot = models.CharField(max_length=20, blank=True, help_text="Of a match: who plays the second deck.")
    deck_digest = models.CharField(max_length=64)
    game = models.CharField(max_length=30)
    kind = models.SlugField(max_length=20)
    games = models.PositiveIntegerField()
    seed = models.PositiveBigIntegerField()
    turns = models.PositiveSmallIntegerField(help_text="A game ends after so many; matches are played to their end.")
    engine_version = models.CharField(max_length=40)
    state = models.CharField(max_length=10, choices=State.choices, default=State.QUEUED)
    error = models.TextField(blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True, blank=True)
    finished_at = models.DateTimeField(null=True, blank=True)

    objects = RunQuerySet.as_manager()

    class Meta:
        ordering = ("-created_at", "-id")
        constraints = (
            models.CheckConstraint(condition=Q(games__gte=1, games__lte=GAMES_PER_RUN), name="run_games"),
            models.CheckConstraint(condition=Q(turns__gte=1, turns__lte=TURNS), name="run_turns"),
            models.CheckConstraint(condition=Q(seed__gte=0, seed__lt=SEEDS), name="run_seed"),
            models.CheckConstraint(
                condition=Q(frozen_opponent__isnull=True, bot="", opponent_bot="")
                | (Q(frozen_opponent__isnull=False) & ~Q(bot="") & ~Q(opponent_bot="")),
                name="run_has_bots_only_in_a_match",
            ),
            models.CheckConstraint(
                condition=Q(state__in=("queued", "running", "stopped", "finished", "failed")), name="run_state_known"
            ),
            models.CheckConstraint(
                condition=Q(state="failed") & ~Q(error="") | ~Q(state="failed") & Q(error=""),
                name="run_has_error_only_when_failed",
            ),
            models.CheckConstraint(
                condition=Q(state__in=("finished", "failed"), finished_at__isnull=False)
                | (~Q(state__in=("finished", "failed")) & Q(finished_at__isnull=True)),
                name="run_has_end_only_when_over",
            ),
            models.CheckConstraint(
                condition=Q(owner__isnull=False, editor_key="") | (Q(owner__isnull=True) & ~Q(editor_key="")),
                name="run_has_owner_or_editor_key",
            ),
        )
        indexes = (
            models.Index(fields=("owner", "state"), name="run_by_owner"),
            models.Index(fields=("state",), condition=Q(state__in=("queued", "running")), name="run_active"),
        )

    def __str__(self) -> str:
        return f"{self.kind} of {self.deck_name}"

    @property
    def spec(self) -> FrozenDeck:
        """Return the deck as it is played."""
        return FrozenDeck.from_json(self.frozen_deck)

    @property
    def opponent_spec(self) -> FrozenDeck | None:
        """Return the second deck of a match as it is played."""
        return FrozenDeck.from_json(self.frozen_opponent) if self.frozen_opponent is not None else None

    @property
    def is_match(self) -> bool:
        return self.frozen_opponent is not None

    @property
    def title(self) -> str:
        if self.frozen_opponent is None:
            return f"Goldfish “{self.deck_name}”"
        return f"“{self.deck_name}” against “{self.frozen_opponent['name']}”"

    @property
    def deck_name(self) -> str:
        return str(self.frozen_deck["name"])

    @property
    def is_active(self) -> bool:
        return self.state in self.ACTIVE
