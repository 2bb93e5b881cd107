"""Boosters opened for a deck: a page that asks, a seed that opens them, the packs to look at."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from config.rate_limits import limit_writes
from decks import services
from decks.access import editable_deck, gone_is_missing
from decks.boosters import is_pool, open_packs
from decks.errors import DeckError, RefusedEdit, StaleRevision, WouldReplace
from decks.formats import format_choices
from decks.forms import read_revision
from decks.models import Deck
from decks.numbers import DIGITS, new_seed, read_number
from rules.games import GAMES

REFUSED = 400
CONFLICT = 409


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@limit_writes
@gone_is_missing
def boosters(request: HttpRequest, key: str) -> HttpResponse:
    """Show the boosters that a seed opens, or take them as the pool of the deck."""
    deck = editable_deck(request, key)
    if GAMES[deck.game].boosters is None:
        raise Http404("no boosters in this game")
    if request.method == "POST":
        return _open(request, deck)
    return _page(request, deck, read_number(request.GET.get("seed", "")))


def _open(request: HttpRequest, deck: Deck) -> HttpResponse:
    typed = request.POST.get("seed", "").strip()
    seed = read_number(typed) if typed else new_seed()
    if seed is None:
        refusal = f"A seed is a whole number of up to {DIGITS} digits, not {typed[:20]!r}."
        return _page(request, deck, None, {"refusal": refusal}, REFUSED)
    try:
        services.open_boosters(
            deck=deck, seed=seed, base_revision=read_revision(request.POST), replace="replace" in request.POST
        )
    except StaleRevision as stale:
        return _stale(request, stale.deck, seed)
    except WouldReplace:
        return _opened(deck, seed)  # shown and not taken: that page asks, and can be gone back to
    except DeckError as error:
        return _page(request, deck, None, {"refusal": str(error)}, REFUSED)
    messages.success(request, f"The boosters of seed {seed} are open: their cards are the pool of “{deck.name}”.")
    return _opened(deck, seed)


def _stale(request: HttpRequest, deck: Deck, seed: int) -> HttpResponse:
    """Answer where another window was first: if it opened the same boosters, pressed twice, there they are."""
    page = _packs(deck, seed)
    if page.get("is_pool"):
        return _opened(deck, seed)
    return _page(request, deck, seed, {"stale": True}, CONFLICT)


def _opened(deck: Deck, seed: int) -> HttpResponse:
    return redirect(f"{reverse('decks:boosters', args=[deck.key])}?seed={seed}")


def _page(
    request: HttpRequest, deck: Deck, seed: int | None, notice: dict[str, Any] | None = None, status: int = 200
) -> HttpResponse:
    game = GAMES[deck.game]
    context: dict[str, Any] = {
        "deck": deck,
        "game": game,
        "is_built_from_them": game.opens_boosters(deck.format),
        "in_the_way": services.replaced_by_boosters(deck),
        "formats": [title for key, title in format_choices(game.key) if game.opens_boosters(key)],
        "seed": new_seed() if seed is None else seed,
        "next_seed": new_seed(),
    }
    if seed is not None:
        context |= _packs(deck, seed)
        status = max(status, REFUSED) if "refusal" in context else status
    return render(request, "decks/boosters.html", context | (notice or {}), status=status)


def _packs(deck: Deck, seed: int) -> dict[str, Any]:
    """Return the packs of a seed, or why there are none."""
    try:
        packs = open_packs(GAMES[deck.game], seed)
    except RefusedEdit as error:
        return {"refusal": str(error)}
    return {"packs": packs, "is_pool": is_pool(deck, packs)}
