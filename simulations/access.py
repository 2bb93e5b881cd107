"""Who may see and steer which run; everywhere else a run that one may not see does not exist."""

from django.db.models import Q
from django.http import Http404, HttpRequest
from django.shortcuts import get_object_or_404

from config.held_keys import HeldKeys
from decks.access import may_edit, user_of
from decks.models import Deck
from simulations.errors import RunLimitReached
from simulations.limits import ACTIVE_RUNS, RUNS_PER_BROWSER
from simulations.models import Run
from simulations.models.run import RunQuerySet
from simulations.services.runs import too_many_active

HELD = HeldKeys("runs")


def run_for(request: HttpRequest, key: str) -> Run:
    """Return the run if this request may see it; else 404."""
    run = get_object_or_404(Run.objects.select_related("deck", "owner"), key=key)
    if not may_steer(request, run):
        raise Http404("no such run")
    return run


def may_steer(request: HttpRequest, run: Run) -> bool:
    """A run with an owner is theirs alone; another belongs to the browser that started it and to whoever has the deck.

    The latter so that runs come along when somebody claims the deck.
    """
    if run.owner_id is not None:
        return run.owner_id == request.user.pk
    return HELD.has(request, run) or has_deck(request, run)


def has_deck(request: HttpRequest, run: Run) -> bool:
    """True where the run's deck is still there, and this request's to edit."""
    return run.deck is not None and may_edit(request, run.deck)


def runs_of(request: HttpRequest, deck: Deck) -> RunQuerySet:
    """Return the runs of a deck of one's own, the newest first, without those of others who had it before."""
    return Run.objects.filter(Q(owner=None) | Q(owner=user_of(request)), deck=deck)


def unclaimed_runs(request: HttpRequest) -> RunQuerySet:
    """Return the runs that this browser started without an account."""
    return Run.objects.unclaimed(HELD.of(request))


def check_browser_room(request: HttpRequest, more: int = 0) -> None:
    """Raise RunLimitReached where a browser without an account has no room for one more active run, or `more` runs."""
    if user_of(request) is not None:
        return
    runs = unclaimed_runs(request)
    if runs.active().count() >= ACTIVE_RUNS:
        raise RunLimitReached(too_many_active("This browser has"))
    if runs.count() + more > RUNS_PER_BROWSER:
        raise RunLimitReached(
            f"This browser holds {RUNS_PER_BROWSER} runs, the most without an account: delete one, or sign in."
        )


def remember(request: HttpRequest, run: Run) -> None:
    """Let this browser steer `run`."""
    if run.owner_id is None:
        HELD.add(request, run, set(unclaimed_runs(request).values_list("key", flat=True)))
