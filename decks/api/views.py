"""Views of decks: they read the input, call a service and answer."""

from typing import Any, cast

from django.http import Http404
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.authentication import OwnDecks
from accounts.models import User
from config.api.fields import read_body, read_parameters
from config.api.pages import PageParameters, page_of
from config.api.problems import MEDIA_TYPE, REFUSED, STALE_REVISION, ProblemError
from config.api.schema import problems
from decks.access import owned_deck, shared_deck
from decks.api import edits
from decks.api.serializers import (
    CreateInput,
    DayParameters,
    DeckDetail,
    DeckPage,
    EditInput,
    Shared,
    SharedDeck,
    StaleProblem,
    VerdictDetail,
)
from decks.errors import DeckError, StaleRevision
from decks.legality import judge
from decks.models import Deck
from decks.services import delete_deck, share, stop_sharing

CONFLICT = {(409, MEDIA_TYPE): StaleProblem}


class UncachedView(APIView):
    """A view whose answers no cache may keep: what is private, and what a link opens only until it is revoked."""

    def finalize_response(self, request: Request, response: Response, *args: Any, **kwargs: Any) -> Response:
        """Set the headers on errors too; they must not tell a private deck from an absent one."""
        answer = super().finalize_response(request, response, *args, **kwargs)
        answer["Cache-Control"] = "private, no-store"
        patch_vary_headers(answer, ("Authorization", "Cookie"))
        return answer


class DeckView(UncachedView):
    """What the views of one's own decks share: who may come in, and what a refusal of a service becomes."""

    permission_classes = (OwnDecks,)

    def deck(self, request: Request, key: str) -> Deck:
        """Return a deck of the account; any other, and one that a browser made without an account, is absent."""
        return owned_deck(cast(User, request.user), key)

    def handle_exception(self, exc: Exception) -> Response:
        if isinstance(exc, Deck.DoesNotExist):  # deleted after it was found
            exc = Http404("no such deck")
        return super().handle_exception(as_problem(exc) if isinstance(exc, DeckError) else exc)


def as_problem(error: DeckError) -> ProblemError:
    if isinstance(error, StaleRevision):
        return ProblemError(STALE_REVISION, str(error), current=DeckDetail(error.deck).data)
    return ProblemError(REFUSED, str(error))


class DecksView(DeckView):
    """One's own decks."""

    @extend_schema(
        operation_id="decks",
        summary="List your decks",
        description="Those of your account, the last changed first.",
        parameters=[PageParameters],
        responses={200: DeckPage, **problems(400, 401)},
    )
    def get(self, request: Request) -> Response:
        wanted = read_parameters(PageParameters, request.query_params)
        decks = Deck.objects.owned_by(cast(User, request.user))
        start = (wanted["page"] - 1) * wanted["size"]
        results = decks.with_counts()[start : start + wanted["size"]]
        return Response(DeckPage(page_of(request, results=results, total=decks.count(), **wanted)).data)

    @extend_schema(
        operation_id="create_deck",
        summary="Create a deck",
        description="Empty, or with a list; every line of it must stand for one card.",
        request=CreateInput,
        responses={201: DeckDetail, **problems(400, 401, 403), **CONFLICT},
    )
    def post(self, request: Request) -> Response:
        deck = edits.create(cast(User, request.user), read_body(CreateInput, request.data))
        address = reverse("api:deck", kwargs={"key": deck.key})
        return Response(DeckDetail(deck).data, status=201, headers={"Location": address})


class OneDeckView(DeckView):
    """One of one's own decks."""

    @extend_schema(
        operation_id="deck",
        summary="Read a deck of yours",
        description="With its lines and the list as text.",
        responses={200: DeckDetail, **problems(401, 404)},
    )
    def get(self, request: Request, key: str) -> Response:
        return Response(DeckDetail(self.deck(request, key)).data)

    @extend_schema(
        operation_id="edit_deck",
        summary="Change a deck of yours",
        description="Name, format and list as far as they are given, all or none. An edit made on an older revision "
        "than the present one answers 409 with the deck as it is now, and changes nothing.",
        request=EditInput,
        responses={200: DeckDetail, **problems(400, 401, 403, 404), **CONFLICT},
    )
    def patch(self, request: Request, key: str) -> Response:
        deck = self.deck(request, key)
        return Response(DeckDetail(edits.edit(deck, read_body(EditInput, request.data))).data)

    @extend_schema(
        operation_id="delete_deck",
        summary="Delete a deck of yours",
        description="With its lines and its link; this cannot be undone.",
        responses={204: None, **problems(401, 403, 404)},
    )
    def delete(self, request: Request, key: str) -> Response:
        delete_deck(deck=self.deck(request, key))
        return Response(status=204)


class ShareView(DeckView):
    """The link of one of one's own decks."""

    @extend_schema(
        operation_id="share_deck",
        summary="Share a deck of yours",
        description="Whoever has the link sees the deck; a deck that is shared already keeps its link.",
        request=None,
        responses={200: Shared, **problems(401, 403, 404)},
    )
    def put(self, request: Request, key: str) -> Response:
        return Response(Shared(share(deck=self.deck(request, key))).data)

    @extend_schema(
        operation_id="stop_sharing_deck",
        summary="Stop sharing a deck of yours",
        description="The link stops working for good.",
        responses={204: None, **problems(401, 403, 404)},
    )
    def delete(self, request: Request, key: str) -> Response:
        stop_sharing(deck=self.deck(request, key))
        return Response(status=204)


class DeckLegalityView(DeckView):
    """The verdict on one of one's own decks."""

    @extend_schema(
        operation_id="deck_legality",
        summary="Judge a deck of yours",
        description="In the format of the deck, as of a day.",
        parameters=[DayParameters],
        responses={200: VerdictDetail, **problems(400, 401, 404)},
    )
    def get(self, request: Request, key: str) -> Response:
        deck = self.deck(request, key)
        wanted = read_parameters(DayParameters, request.query_params)
        return Response(judge(deck, wanted.get("on")).as_json())


class SharedDeckView(UncachedView):
    """A deck that somebody shares."""

    @extend_schema(
        operation_id="shared_deck",
        summary="Read a shared deck",
        description="By the key of its link; a link that was revoked answers like one that never was.",
        responses={200: SharedDeck, **problems(404)},
    )
    def get(self, request: Request, share_key: str) -> Response:
        return Response(SharedDeck(shared_deck(share_key)).data)
