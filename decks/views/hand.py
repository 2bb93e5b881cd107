"""Opening hands of a deck, for whoever may see it."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from decks.access import editable_deck, shared_deck
from decks.frozen import frozen_deck_of
from decks.hand import Wish, deal
from decks.models import Deck
from decks.numbers import new_seed
from rules.games import GAMES


@never_cache
@require_safe
def hand(request: HttpRequest, key: str) -> HttpResponse:
    """Deal a hand of a deck of one's own."""
    deck = editable_deck(request, key)
    return _hand(request, deck, reverse("decks:hand", args=[key]), reverse("decks:build", args=[key]))


@never_cache
@require_safe
def shared_hand(request: HttpRequest, share_key: str) -> HttpResponse:
    """Deal a hand of a shared deck."""
    deck = shared_deck(share_key)
    address, back = (reverse(name, args=[share_key]) for name in ("decks:shared-hand", "decks:shared"))
    response = _hand(request, deck, address, back)
    response["X-Robots-Tag"] = "noindex"
    return response


def _hand(request: HttpRequest, deck: Deck, address: str, back: str) -> HttpResponse:
    """Show the hand that the address names; without a seed, send on to one that has."""
    wish, game = Wish.read(request.GET), GAMES[deck.game]
    frozen = frozen_deck_of(deck, timezone.localdate())
    context: dict[str, Any] = {"deck": deck, "game": game, "address": address, "back": back}
    if lacking := game.opening.lacks(frozen):
        return render(request, "decks/hand.html", context | {"lacking": lacking})
    if wish.seed is None:
        return redirect(f"{address}?seed={new_seed()}")
    return render(request, "decks/hand.html", context | {"hand": deal(deck, frozen, wish), "next_seed": new_seed()})
