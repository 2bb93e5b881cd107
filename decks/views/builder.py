"""The builder: search, deck and inspector side by side."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from config.rate_limits import limit_searches
from decks.access import editable_deck
from decks.panel import panel_of
from decks.results import results_for
from decks.views.answers import builder_page
from decks.views.place import Place
from rules.games import GAMES


@never_cache
@require_safe
@limit_searches
def build(request: HttpRequest, key: str) -> HttpResponse:
    """Show the builder for one deck, at the place that the address names, which includes a search."""
    return builder_page(request, panel_of(editable_deck(request, key)), Place.read(request.GET))


@never_cache
@require_safe
def panel(request: HttpRequest, key: str) -> HttpResponse:
    """Show the deck column alone, as the deck is now."""
    deck = editable_deck(request, key)
    context = {"deck": deck, "game": GAMES[deck.game], "panel": panel_of(deck), "place": Place.read(request.GET)}
    return render(request, "decks/_panel.html", context | {"fragment": True})


@never_cache
@require_safe
@limit_searches
def find(request: HttpRequest, key: str) -> HttpResponse:
    """Show what a search finds: all of the column, or with `more` the next rows of the list alone."""
    deck = editable_deck(request, key, lines=False)
    place = Place.read(request.GET)
    template = "decks/_result_rows.html" if "more" in request.GET else "decks/_results.html"
    context = {
        "deck": deck,
        "game": GAMES[deck.game],
        "results": results_for(deck, place.query, place.page),
        "place": place,
    }
    return render(request, template, context)
