"""The unlisted link of a deck, and the page that it opens."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from config.methods import forms_only
from config.rate_limits import limit_writes
from decks import services
from decks.access import editable_deck, gone_is_missing, may_edit, shared_deck
from decks.lists import write_text
from decks.panel import panel_of
from rules.games import GAMES


@never_cache
@require_safe
def link(request: HttpRequest, key: str) -> HttpResponse:
    """Show the link of a deck, or offer to make one."""
    deck = editable_deck(request, key, lines=False)
    return render(request, "decks/link.html", {"deck": deck, "game": GAMES[deck.game]})


@forms_only
@limit_writes
@gone_is_missing
def share(request: HttpRequest, key: str) -> HttpResponse:
    """Make the link."""
    services.share(deck=editable_deck(request, key, lines=False))
    return redirect("decks:link", key)


@forms_only
@limit_writes
@gone_is_missing
def stop_sharing(request: HttpRequest, key: str) -> HttpResponse:
    """Revoke the link."""
    services.stop_sharing(deck=editable_deck(request, key, lines=False))
    return redirect("decks:link", key)


@never_cache
@require_safe
def shared(request: HttpRequest, share_key: str) -> HttpResponse:
    """Show a deck to whoever has its link."""
    panel = panel_of(shared_deck(share_key))
    context = {
        "panel": panel,
        "deck": panel.deck,
        "game": panel.game,
        "text": write_text(panel.deck),
        "may_edit": may_edit(request, panel.deck),
    }
    response = render(request, "decks/shared.html", context)
    response["X-Robots-Tag"] = "noindex"
    return response
