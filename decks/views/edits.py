"""Edits of one deck: its lines, its name and format, the lines it could not read."""

from collections.abc import Callable, Sequence
from functools import partial

from django.http import HttpRequest, HttpResponse

from config.methods import forms_only
from config.rate_limits import limit_writes
from decks import services
from decks.access import editable_deck, gone_is_missing
from decks.errors import DeckError, StaleRevision
from decks.formats import format_choices
from decks.forms import read_changes, read_edit, read_revision
from decks.models import Deck
from decks.services import Copies
from decks.views.answers import Difference, conflicting, edited, refused


@forms_only
@limit_writes
@gone_is_missing
def set_cards(request: HttpRequest, key: str) -> HttpResponse:
    """Set the quantity of one line or of several."""
    deck = editable_deck(request, key, lines=False)
    try:
        changes = read_changes(deck, request.POST)
    except DeckError as error:
        return refused(request, deck, error)
    edit = partial(services.set_quantities, deck=deck, changes=changes)
    return _answer(request, deck, edit, lambda theirs: _line_differences(theirs, changes), changes)


@forms_only
@limit_writes
@gone_is_missing
def change_settings(request: HttpRequest, key: str) -> HttpResponse:
    """Rename the deck, or build it for another format."""
    deck = editable_deck(request, key, lines=False)
    name, format_key = request.POST.get("name"), request.POST.get("format")
    edit = partial(services.change_settings, deck=deck, name=name, format=format_key)
    return _answer(request, deck, edit, lambda theirs: _setting_differences(theirs, name, format_key))


@forms_only
@limit_writes
@gone_is_missing
def discard_unread(request: HttpRequest, key: str) -> HttpResponse:
    """Forget the lines of imported lists that matched nothing."""
    deck = editable_deck(request, key, lines=False)
    edit = partial(services.discard_unread, deck=deck)
    return _answer(request, deck, edit, lambda _: [Difference("Lines not found", "kept", "forgotten")])


def _answer(
    request: HttpRequest,
    deck: Deck,
    edit: Callable[..., Deck],
    differences: Callable[[Deck], Sequence[Difference]],
    changes: Sequence[Copies] = (),
) -> HttpResponse:
    """Make the edit on the revision that the form names, and show what came of it."""
    try:
        after = edit(base_revision=read_revision(request.POST), edit=read_edit(request.POST))
    except StaleRevision as stale:
        return conflicting(request, stale, differences(stale.deck))
    except DeckError as error:
        return refused(request, deck, error)
    return edited(request, after, changes)


def _line_differences(deck: Deck, changes: Sequence[Copies]) -> list[Difference]:
    held = {(entry.section, entry.printing_id): entry.quantity for entry in deck.entries.all()}
    return [
        Difference(
            change.printing.card.full_name,
            _copies(held.get((change.section, change.printing.pk), 0)),
            _copies(change.quantity),
        )
        for change in changes
    ]


def _copies(quantity: int) -> str:
    return "1 copy" if quantity == 1 else f"{quantity} copies"


def _setting_differences(deck: Deck, name: str | None, format_key: str | None) -> list[Difference]:
    titles = dict(format_choices(deck.game))
    wanted = [("Name", deck.name, name), ("Format", titles.get(deck.format), titles.get(format_key or ""))]
    return [Difference(what, theirs or "", mine) for what, theirs, mine in wanted if mine and mine != theirs]
