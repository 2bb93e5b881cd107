"""Pages of the catalogue."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render

from cards.models import Card
from cards.search import search
from rules.games import GAMES


def browse(request: HttpRequest, game: str) -> HttpResponse:
    """List the cards of a game that the query describes."""
    if game not in GAMES:
        raise Http404("no such game")
    page = search(GAMES[game], request.GET.get("q", ""))
    return render(request, "cards/browse.html", {"game": GAMES[game], "page": page})


def card(request: HttpRequest, pk: int) -> HttpResponse:
    """Show one card with all its printings."""
    found = get_object_or_404(Card, pk=pk)
    return render(
        request, "cards/card.html", {"card": found, "game": GAMES[found.game], "printing": found.printings.first()}
    )
