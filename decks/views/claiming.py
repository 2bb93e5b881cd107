"""Decks made without an account become those of an account."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from config.rate_limits import limit_writes
from decks import services
from decks.access import forget, unclaimed_decks, user_of
from decks.errors import DeckError
from decks.summaries import summaries


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
@limit_writes
def claim(request: HttpRequest) -> HttpResponse:
    """Show the decks that this browser made, and make the chosen ones the user's."""
    decks = list(unclaimed_decks(request).with_lines())
    if request.method != "POST":
        return render(request, "decks/claim.html", {"summaries": summaries(decks)})
    chosen = [deck for deck in decks if deck.key in request.POST.getlist("key")]
    owner = user_of(request)
    if not chosen or owner is None:
        refusal = "Choose at least one deck." if decks else "There is no deck to claim."
        return render(request, "decks/claim.html", {"summaries": summaries(decks), "refusal": refusal}, status=400)
    try:
        count = services.claim(decks=chosen, owner=owner)
    except DeckError as error:
        context = {"summaries": summaries(decks), "refusal": str(error)}
        return render(request, "decks/claim.html", context, status=400)
    forget(request, chosen)
    messages.success(request, f"{'1 deck is' if count == 1 else f'{count} decks are'} yours now.")
    return redirect("decks:mine")
