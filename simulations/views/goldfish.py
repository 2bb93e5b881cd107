"""Where a deck is sent to be goldfished."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from config.rate_limits import limit_creation
from decks.access import editable_deck, user_of
from decks.models import Deck
from rules.games import GAMES
from simulations import services
from simulations.access import runs_of
from simulations.errors import RunError
from simulations.forms import Wanted
from simulations.kinds import MATCH
from simulations.limits import TURNS
from simulations.views.starting import RUNS_SHOWN, begin, what_is_shown


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@limit_creation
def goldfish(request: HttpRequest, key: str) -> HttpResponse:
    """Ask how many games to play, show the runs of the deck so far, and start one."""
    deck = editable_deck(request, key, lines=False)
    if GAMES[deck.game].goldfish is None:
        raise Http404("decks of this game are not played yet")
    if request.method != "POST":
        return _page(request, deck, {"wanted": Wanted()})
    wanted = Wanted.read(request.POST)
    try:
        return begin(request, lambda: services.start_run(deck=deck, owner=user_of(request), **wanted.numbers()))
    except RunError as error:
        return _page(request, deck, {"wanted": wanted, "refusal": str(error)}, 400)


def _page(request: HttpRequest, deck: Deck, context: dict[str, Any], status: int = 200) -> HttpResponse:
    own = {"runs": runs_of(request, deck).exclude(kind=MATCH)[:RUNS_SHOWN], "most_turns": TURNS}
    return render(request, "simulations/goldfish.html", what_is_shown(deck) | own | context, status=status)
