"""One deck in every format of its game, on any day."""

from datetime import date

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from decks.access import editable_deck, shared_deck
from decks.checking import Judged
from decks.contents import deck_list_of
from decks.formats import format_choices
from decks.forms import read_day
from decks.legality import judge
from decks.models import Deck
from rules.games import GAMES
from rules.legality import Verdict


@never_cache
@require_safe
def formats(request: HttpRequest, key: str) -> HttpResponse:
    """Judge a deck of one's own in every format."""
    return _formats(request, editable_deck(request, key, lines=False), reverse("decks:build", args=[key]))


@never_cache
@require_safe
def shared_formats(request: HttpRequest, share_key: str) -> HttpResponse:
    """Judge a shared deck in every format."""
    response = _formats(request, shared_deck(share_key), reverse("decks:shared", args=[share_key]))
    response["X-Robots-Tag"] = "noindex"
    return response


def _formats(request: HttpRequest, deck: Deck, back: str) -> HttpResponse:
    asked = request.GET.get("on", "")
    day = read_day(asked)
    context = {
        "deck": deck,
        "game": GAMES[deck.game],
        "back": back,
        "day": day or timezone.localdate(),
        "asked": asked,
        "unreadable": bool(asked) and day is None,
        "judged": _judged(deck, day or timezone.localdate()),
    }
    return render(request, "decks/formats.html", context)


def verdicts_of(deck: Deck, on: date) -> tuple[Verdict, ...]:
    """Return the verdict in each format in force on the day, the deck's own format first."""
    keys = [key for key, _ in format_choices(deck.game, on)]
    return tuple(judge(deck, on, key) for key in sorted(keys, key=lambda key: key != deck.format))


def _judged(deck: Deck, on: date) -> tuple[Judged, ...]:
    """Return the verdicts with what they are about, so that findings can name their cards."""
    deck_list = deck_list_of(deck, on)
    return tuple(Judged(deck.name, verdict, deck_list=deck_list) for verdict in verdicts_of(deck, on))
