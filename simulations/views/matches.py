"""Where a deck is sent to play against another one."""

import re
from typing import Any

from django.core.validators import slug_re
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from config.rate_limits import limit_creation
from decks.access import decks_of, editable_deck, user_of
from decks.models import Deck
from decks.models.deck import DeckQuerySet
from rules.games import GAMES
from rules.lab.matches import versus_of
from simulations import services
from simulations.access import runs_of
from simulations.errors import RefusedRun, RunError
from simulations.forms import WantedMatch
from simulations.kinds import MATCH
from simulations.models import Run
from simulations.views.starting import RUNS_SHOWN, begin, what_is_shown


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@limit_creation
def matches(request: HttpRequest, key: str) -> HttpResponse:
    """Ask for the other deck and how many games to play, show the matches of the deck so far, and start one."""
    deck = editable_deck(request, key, lines=False)
    if GAMES[deck.game].versus is None:
        raise Http404("decks of this game are not played yet")
    if request.method != "POST":
        return _page(request, deck, {"wanted": WantedMatch()})
    wanted = WantedMatch.read(request.POST)
    try:
        return begin(request, lambda: _start(request, deck, wanted))
    except RunError as error:
        return _page(request, deck, {"wanted": wanted, "refusal": str(error)}, 400)


def _start(request: HttpRequest, deck: Deck, wanted: WantedMatch) -> Run:
    opponent = _opponent(request, deck, wanted)
    return services.start_match(deck=deck, opponent=opponent, owner=user_of(request), **wanted.numbers())


def _opponents(request: HttpRequest, deck: Deck) -> DeckQuerySet:
    return decks_of(request).filter(game=deck.game)


def _opponent(request: HttpRequest, deck: Deck, wanted: WantedMatch) -> Deck:
    if wanted.link.strip():
        return _shared(deck, wanted.link)
    found = _opponents(request, deck).filter(key=_key(wanted.opponent)).first()
    if found is None:
        raise RefusedRun("Choose the deck to play against out of your decks of this game.")
    return found


def _shared(deck: Deck, link: str) -> Deck:
    """Return the deck that a link opens for everybody: only who knows the link of a deck plays against it."""
    share_key = re.split("[?#]", link.strip())[0].rstrip("/").rpartition("/")[2]
    found = Deck.objects.shared().filter(game=deck.game, share_key=_key(share_key)).first()
    if found is None:
        raise RefusedRun(
            f"This link opens no deck of {GAMES[deck.game].title} that is shared: copy it from the page of the deck."
        )
    return found


def _key(text: str) -> str:
    """Return what can be the key of a deck, or nothing: PostgreSQL cannot even look for a text with a NUL."""
    return text if slug_re.match(text) else ""


def _page(request: HttpRequest, deck: Deck, context: dict[str, Any], status: int = 200) -> HttpResponse:
    own = {
        "opponents": sorted(_opponents(request, deck), key=lambda one: (one.pk == deck.pk, one.name.casefold())),
        "bots": list(versus_of(deck.game).bots),
        "runs": runs_of(request, deck).filter(kind=MATCH)[:RUNS_SHOWN],
    }
    return render(request, "simulations/matches.html", what_is_shown(deck) | own | context, status=status)
