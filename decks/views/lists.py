"""Text lists in and out of a deck."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.text import slugify
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from config.rate_limits import limit_writes
from decks import services
from decks.access import editable_deck, gone_is_missing, shared_deck
from decks.errors import DeckError, StaleRevision
from decks.forms import read_revision
from decks.limits import LIST_BYTES
from decks.lists import ListError, decode, write_text
from decks.models import Deck
from decks.reading import Reading, read_list
from rules.games import GAMES


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@limit_writes
@gone_is_missing
def take_in(request: HttpRequest, key: str) -> HttpResponse:
    """Ask for a list, show what it means, and put it into the deck once that is agreed to."""
    deck = editable_deck(request, key, lines=False)
    if request.method != "POST":
        return _page(request, deck, {"text": deck.unread if "unread" in request.GET else ""})
    try:
        reading = read_list(deck, _text(request), lambda field: request.POST.get(field, ""))
    except ListError as error:
        return _page(request, deck, {"text": request.POST.get("text", "")[:LIST_BYTES], "refusal": str(error)}, 400)
    if "apply" not in request.POST:
        return _page(request, deck, {"reading": reading})
    try:
        _apply(request, reading)
    except StaleRevision as stale:
        return _page(request, stale.deck, {"reading": reading, "stale": True}, 409)
    except DeckError as error:
        return _page(request, deck, {"reading": reading, "refusal": str(error)}, 400)
    messages.success(request, _outcome(reading))
    return redirect("decks:build", key)


def _text(request: HttpRequest) -> str:
    """Return the text of the chosen file, else what was pasted."""
    upload = request.FILES.get("file")
    if upload is not None:
        return decode(upload.read(LIST_BYTES + 1))
    text = request.POST.get("text", "")
    if not text.strip():
        raise ListError("The list is empty: paste one, or choose a file.")
    return text


def _apply(request: HttpRequest, reading: Reading) -> None:
    """Add the list to the deck or replace the deck by it; lines that the deck kept unread before are always added."""
    write = services.replace_list
    if "unread" in request.POST:
        write = partial(services.add_list, settles_unread=True)
    elif request.POST.get("mode") == "add":
        write = services.add_list
    write(
        deck=reading.deck,
        lines=reading.copies,
        base_revision=read_revision(request.POST),
        unread="\n".join(reading.unread),
    )


def _outcome(reading: Reading) -> str:
    taken = "1 card taken over." if reading.count == 1 else f"{reading.count} cards taken over."
    if not reading.unread:
        return taken
    kept = "1 line that matched nothing is" if len(reading.unread) == 1 else f"{len(reading.unread)} lines are"
    return f"{taken} {kept} kept with the deck until you settle or discard them."


def _page(request: HttpRequest, deck: Deck, context: dict[str, Any], status: int = 200) -> HttpResponse:
    common = {
        "deck": deck,
        "game": GAMES[deck.game],
        "is_empty": not deck.entries.exists(),
        "settles": "unread" in request.GET or "unread" in request.POST,
    }
    return render(request, "decks/import.html", common | context, status=status)


@never_cache
@require_safe
def text(request: HttpRequest, key: str) -> HttpResponse:
    """Show the deck as a text list to copy."""
    deck = editable_deck(request, key)
    return render(request, "decks/list.html", {"deck": deck, "game": GAMES[deck.game], "text": write_text(deck)})


@never_cache
@require_safe
def download(request: HttpRequest, key: str) -> HttpResponse:
    """Send the text list as a file."""
    return _file(editable_deck(request, key))


@never_cache
@require_safe
def download_shared(request: HttpRequest, share_key: str) -> HttpResponse:  # noqa: ARG001 - anyone with the link may
    """Send the text list of a shared deck as a file."""
    response = _file(shared_deck(share_key))
    response["X-Robots-Tag"] = "noindex"
    return response


def _file(deck: Deck) -> HttpResponse:
    response = HttpResponse(write_text(deck), content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{slugify(deck.name) or "deck"}.txt"'
    return response
