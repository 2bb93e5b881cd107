"""A run: how far it is, what it has counted, and the buttons that steer it."""

from collections.abc import Callable

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from config.methods import forms_only
from config.rate_limits import limit_writes
from simulations import services
from simulations.access import check_browser_room, has_deck, run_for
from simulations.errors import RunError
from simulations.forms import whole
from simulations.measures_csv import csv_response
from simulations.models import Run
from simulations.results import result_of
from simulations.run_page import page_of


@never_cache
@require_safe
def show(request: HttpRequest, key: str) -> HttpResponse:
    """Show the run."""
    run = run_for(request, key)
    page = page_of(run, request.GET.get("card", ""))
    context = {"page": page, "run": run, "game": page.game, "has_deck": has_deck(request, run)}
    return render(request, "simulations/run.html", context)


@never_cache
@require_safe
def progress(request: HttpRequest, key: str) -> HttpResponse:
    """Show how far the run is; the buttons too where its state is not the one that the page has `seen`."""
    page = page_of(run_for(request, key), request.GET.get("card", ""))
    changed = request.GET.get("seen") != page.run.state
    context = {"page": page, "run": page.run, "game": page.game, "swapped": changed}
    return render(request, "simulations/_progress.html", context)


@never_cache
@require_safe
def measures(request: HttpRequest, key: str) -> HttpResponse:
    """Send every measure as a file for spreadsheets."""
    run = run_for(request, key)
    return csv_response(result_of(run).tally, deck=run.deck_name, seed=run.seed)


@forms_only
@limit_writes
def stop(request: HttpRequest, key: str) -> HttpResponse:
    """Let no further part of the run be played."""
    run = run_for(request, key)
    return _steered(request, run, lambda: services.stop_run(run=run))


@forms_only
@limit_writes
def resume(request: HttpRequest, key: str) -> HttpResponse:
    """Let a stopped or failed run go on."""
    run = run_for(request, key)

    def go_on() -> None:
        check_browser_room(request)
        services.resume_run(run=run)

    return _steered(request, run, go_on)


@forms_only
@limit_writes
def extend(request: HttpRequest, key: str) -> HttpResponse:
    """Have more games played."""
    run = run_for(request, key)

    def add_games() -> None:
        games = whole(request.POST.get("games", ""), "The number of games")
        if not run.is_active:
            check_browser_room(request)
        services.extend_run(run=run, games=games)

    return _steered(request, run, add_games)


def _steered(request: HttpRequest, run: Run, steer: Callable[[], object]) -> HttpResponse:
    """Do it, or say why not, and show the run again."""
    try:
        steer()
    except RunError as error:
        messages.error(request, str(error))
    return redirect("simulations:run", run.key)


@forms_only
@limit_writes
def delete(request: HttpRequest, key: str) -> HttpResponse:
    """Delete the run with its results."""
    run = run_for(request, key)
    services.delete_run(run=run)
    messages.success(request, "The run is deleted.")
    if run.deck and has_deck(request, run):
        return redirect("simulations:matches" if run.is_match else "simulations:goldfish", run.deck.key)
    return redirect("decks:mine")
