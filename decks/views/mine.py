"""The decks of this user and this browser: the list of them, a new one, copies, the last goodbye."""

from collections.abc import Callable

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from config.methods import forms_only
from config.rate_limits import limit_creation, limit_writes
from decks import services
from decks.access import (
    check_browser_room,
    decks_of,
    editable_deck,
    gone_is_missing,
    remember,
    shared_deck,
    unclaimed_decks,
    user_of,
)
from decks.errors import DeckError
from decks.formats import format_choices
from decks.models import Deck
from decks.samples import open_sample
from decks.summaries import summaries
from rules.games import GAMES
from rules.games.samples import sample_decks

PAGE_SIZE = 20


@never_cache
@require_safe
def mine(request: HttpRequest) -> HttpResponse:
    """List the decks that this request may edit, the last edited first."""
    decks = Paginator(decks_of(request).with_lines(), PAGE_SIZE)
    page = decks.get_page(request.GET.get("page"))
    shown = summaries(page.object_list)
    context = {
        "page": page,
        "summaries": shown,
        "last_game": shown[0].game.key if shown else "",
        "samples": [(game, sample_decks(game)) for game in GAMES.values()],
        "unclaimed": unclaimed_decks(request).count() if user_of(request) else 0,
    }
    return render(request, "decks/mine.html", context)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@limit_creation
def new(request: HttpRequest) -> HttpResponse:
    """Ask for game, format and name; a form that sends the game alone gets the usual rest."""
    if request.method != "POST":
        return _new_page(request)
    wanted = {name: request.POST.get(name, "") for name in ("game", "format", "name")}
    try:
        check_browser_room(request)
        deck = services.create_deck(owner=user_of(request), **wanted)
    except DeckError as error:
        return _new_page(request, wanted, str(error))
    remember(request, deck)
    return redirect("decks:build", deck.key)


def _new_page(request: HttpRequest, wanted: dict[str, str] | None = None, refusal: str = "") -> HttpResponse:
    game = GAMES.get((wanted or request.GET).get("game", ""), next(iter(GAMES.values())))
    context = {
        "game": game,
        "formats": format_choices(game.key),
        "samples": sample_decks(game),
        "wanted": wanted or {"format": game.default_format},
        "refusal": refusal,
    }
    return render(request, "decks/new.html", context, status=400 if refusal else 200)


@forms_only
@limit_creation
def copy_sample(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    """Open a deck of the starter set as a deck of one's own."""
    samples = {sample.slug: sample for sample in sample_decks(GAMES[game])} if game in GAMES else {}
    if slug not in samples:
        raise Http404("no such sample deck")
    return _opened(request, lambda: open_sample(game=GAMES[game], sample=samples[slug], owner=user_of(request)))


def _opened(request: HttpRequest, make: Callable[[], Deck]) -> HttpResponse:
    """Make a copy and open it in the builder."""
    try:
        check_browser_room(request)
        deck = make()
    except DeckError as error:
        messages.error(request, str(error))
        return redirect("decks:mine")
    remember(request, deck)
    return redirect("decks:build", deck.key)


@forms_only
@limit_creation
@gone_is_missing
def copy(request: HttpRequest, key: str) -> HttpResponse:
    """Copy a deck of one's own."""
    source = editable_deck(request, key, lines=False)
    return _opened(request, lambda: services.copy_deck(source=source, owner=user_of(request)))


@forms_only
@limit_creation
@gone_is_missing
def copy_shared(request: HttpRequest, share_key: str) -> HttpResponse:
    """Copy a deck that a link opens to one's own decks."""
    source = shared_deck(share_key)
    return _opened(request, lambda: services.copy_deck(source=source, owner=user_of(request)))


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@limit_writes
def delete(request: HttpRequest, key: str) -> HttpResponse:
    """Ask once more, then delete."""
    deck = editable_deck(request, key)
    if request.method != "POST":
        return render(request, "decks/delete.html", {"deck": deck, "game": GAMES[deck.game]})
    services.delete_deck(deck=deck)
    messages.success(request, f"“{deck.name}” is deleted.")
    return redirect("decks:mine")
