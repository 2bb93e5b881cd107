"""Who may see and edit which deck; everywhere else a deck that one may not see does not exist."""

from collections.abc import Iterable
from functools import wraps

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404

from accounts.models import User
from config.held_keys import HeldKeys
from config.methods import Arguments, View
from decks.errors import LimitReached
from decks.limits import DECKS_PER_BROWSER
from decks.models import Deck
from decks.models.deck import DeckQuerySet

HELD = HeldKeys("decks")


def user_of(request: HttpRequest) -> User | None:
    """Return who is signed in."""
    return request.user if isinstance(request.user, User) else None


def decks_of(request: HttpRequest) -> DeckQuerySet:
    """Return the decks of this user and those that this browser made and nobody claimed."""
    made_here, user = unclaimed_decks(request), user_of(request)
    return made_here if user is None else made_here | Deck.objects.owned_by(user)


def unclaimed_decks(request: HttpRequest) -> DeckQuerySet:
    """Return the decks that this browser made and nobody claimed."""
    return Deck.objects.unclaimed(HELD.of(request))


def editable_deck(request: HttpRequest, key: str, *, lines: bool = True) -> Deck:
    """Return the deck, with its lines unless told otherwise, if this request may edit it; else 404."""
    deck = get_object_or_404(Deck.objects.with_lines() if lines else Deck.objects.all(), key=key)
    if not may_edit(request, deck):
        raise Http404("no such deck")
    return deck


def gone_is_missing(view: View[Arguments]) -> View[Arguments]:
    """Let `view` answer 404 where a deck is deleted after it was found, as if it had never been there."""

    @wraps(view)
    def guarded(request: HttpRequest, /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> HttpResponse:
        try:
            return view(request, *args, **kwargs)
        except Deck.DoesNotExist as gone:
            raise Http404("no such deck") from gone

    return guarded


def may_edit(request: HttpRequest, deck: Deck) -> bool:
    """A claimed deck is its owner's alone; an unclaimed one is edited by the browser that holds its editor key."""
    if deck.owner_id is not None:
        return deck.owner_id == request.user.pk
    return HELD.has(request, deck)


def owned_deck(user: User, key: str) -> Deck:
    """Return the deck, with its lines, if it belongs to the account; else 404."""
    return get_object_or_404(Deck.objects.owned_by(user).with_lines(), key=key)


def shared_deck(share_key: str) -> Deck:
    """Return the deck, with its lines, that a link opens; else 404."""
    return get_object_or_404(Deck.objects.shared().with_lines(), share_key=share_key)


def check_browser_room(request: HttpRequest) -> None:
    """Raise LimitReached where a browser without an account has no room for one more deck."""
    if user_of(request) is None and unclaimed_decks(request).count() >= DECKS_PER_BROWSER:
        raise LimitReached(
            f"This browser holds {DECKS_PER_BROWSER} decks, the most without an account: delete one, or sign in."
        )


def remember(request: HttpRequest, deck: Deck) -> None:
    """Let this browser edit `deck` until somebody claims it."""
    if deck.owner_id is None:
        HELD.add(request, deck, set(unclaimed_decks(request).values_list("key", flat=True)))


def forget(request: HttpRequest, decks: Iterable[Deck]) -> None:
    """Drop the editor keys of decks that have an owner now."""
    HELD.drop(request, {deck.key for deck in decks})
