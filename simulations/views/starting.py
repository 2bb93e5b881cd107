"""What the pages share on which runs of a deck are started."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect

from decks.legality import judge
from decks.models import Deck
from rules.games import GAMES
from simulations.access import check_browser_room, remember
from simulations.left_out import left_out_of
from simulations.limits import GAMES_PER_RUN
from simulations.models import Run

RUNS_SHOWN = 20


def begin(request: HttpRequest, start: Callable[[], Run]) -> HttpResponse:
    """Start a run, and lead to its page; raises RunError where it is refused."""
    check_browser_room(request, 1)
    run = start()
    remember(request, run)
    return redirect("simulations:run", run.key)


def what_is_shown(deck: Deck) -> dict[str, Any]:
    """Return what each of the pages says of a deck."""
    verdict = judge(deck)
    return {
        "deck": deck,
        "game": GAMES[deck.game],
        "verdict": verdict,
        "left_out": left_out_of(deck) if verdict.legal else None,
        "most_games": GAMES_PER_RUN,
    }
