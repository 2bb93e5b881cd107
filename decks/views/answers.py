"""How the builder answers an edit: a fragment to its own script, a page or a redirect to a plain form."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from decks.errors import DeckError, StaleRevision
from decks.formats import choices_for
from decks.models import Deck
from decks.panel import Panel, panel_of
from decks.results import results_for
from decks.services import Copies
from decks.views.inspector import inspected
from decks.views.place import Place

REFUSED = 400
CONFLICT = 409


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that two edits disagree about: as it now is, and as this edit wants it."""

    what: str
    theirs: str
    mine: str


def is_fragment(request: HttpRequest) -> bool:
    """True where the page's own script asks for a part of it."""
    return request.headers.get("HX-Request") == "true"


def builder_page(
    request: HttpRequest, panel: Panel, place: Place, *, status: int = 200, notice: dict[str, Any] | None = None
) -> HttpResponse:
    """Render the whole builder at a place."""
    deck = panel.deck
    context = {
        "deck": deck,
        "game": panel.game,
        "panel": panel,
        "place": place,
        "results": results_for(deck, place.query, place.page),
        "formats": choices_for(deck),
        "inspected": inspected(deck, place.card),
        "here": place.address(deck),
    }
    return render(request, "decks/build.html", context | (notice or {}), status=status)


def edited(request: HttpRequest, deck: Deck, changes: Iterable[Copies] = ()) -> HttpResponse:
    """Show the deck after an edit that was made."""
    if not is_fragment(request):
        return redirect(Place.read_back(request.POST).address(deck))
    touched = [(change.section, change.printing) for change in changes]
    return _panel(request, panel_of(deck, touched), {}, 200)


def conflicting(request: HttpRequest, stale: StaleRevision, differences: Sequence[Difference]) -> HttpResponse:
    """Show the deck as it is now, what the refused edit wanted, and both ways on."""
    notice = {"conflict": {"differences": differences, "fields": _resent(request), "action": request.path}}
    return _noticed(request, stale.deck, notice, CONFLICT)


def refused(request: HttpRequest, deck: Deck, error: DeckError) -> HttpResponse:
    """Show the deck as it is now, and why the edit was not made."""
    now = Deck.objects.with_lines().get(pk=deck.pk)
    return _noticed(request, now, {"refusal": str(error)}, REFUSED)


def _noticed(request: HttpRequest, deck: Deck, notice: dict[str, Any], status: int) -> HttpResponse:
    panel = panel_of(deck)
    if is_fragment(request):
        return _panel(request, panel, notice, status)
    return builder_page(request, panel, Place.read_back(request.POST), status=status, notice=notice)


def _panel(request: HttpRequest, panel: Panel, notice: dict[str, Any], status: int) -> HttpResponse:
    context = {"panel": panel, "deck": panel.deck, "game": panel.game, "place": Place.read_back(request.POST)}
    response = render(request, "decks/_panel.html", context | notice | {"fragment": True}, status=status)
    response["X-Deck-Revision"] = str(panel.deck.revision)
    return response


def _resent(request: HttpRequest) -> list[tuple[str, str]]:
    """Return the fields of the refused form, so that it can be sent again on the current revision."""
    dropped = {"csrfmiddlewaretoken", "revision"}
    return [(name, str(value)) for name, values in request.POST.lists() if name not in dropped for value in values]
