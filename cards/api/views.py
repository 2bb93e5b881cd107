"""Views of cards: they read the input, ask the catalogue and answer."""

from drf_spectacular.utils import extend_schema
from rest_framework.generics import get_object_or_404
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards.api.serializers import CardDetail, CardPage, ResolveInput, ResolveResult, SearchParameters
from cards.models import Card
from cards.search import QueryError, search
from cards.serials import resolve_all
from config.api.fields import read_body, read_parameters
from config.api.pages import page_of
from config.api.problems import INVALID_QUERY, MEDIA_TYPE, ProblemError
from config.api.schema import QueryProblem, problems
from config.api.throttles import GENERAL, SearchRate
from rules.games import GAMES


class CardsView(APIView):
    """Cards of a game."""

    throttle_classes = (*GENERAL, SearchRate)

    @extend_schema(
        operation_id="search_cards",
        summary="Search cards",
        description="The same query language as on the site; a query that cannot be read answers 400 and says where.",
        parameters=[SearchParameters],
        responses={200: CardPage, (400, MEDIA_TYPE): QueryProblem},
    )
    def get(self, request: Request) -> Response:
        wanted = read_parameters(SearchParameters, request.query_params)
        try:
            page = search(GAMES[wanted["game"]], wanted["q"], page=wanted["page"], size=wanted["size"])
        except QueryError as error:
            members = {"position": error.position, "suggestion": error.suggestion}
            raise ProblemError(INVALID_QUERY, error.message, **members) from error
        found = page_of(request, results=page.cards, total=page.total, page=page.page, size=page.size)
        return Response(CardPage(found | {"explanation": page.explanation}).data)


class CardView(APIView):
    """One card."""

    @extend_schema(
        operation_id="card",
        summary="Read a card",
        description="The card with its abilities by position, its names and all its printings.",
        responses={200: CardDetail, **problems(404)},
    )
    def get(self, request: Request, pk: int) -> Response:
        cards = Card.objects.prefetch_related("names", "printings__card_set")
        return Response(CardDetail(get_object_or_404(cards, pk=pk)).data)


class ResolveView(APIView):
    """Card numbers as people paste them."""

    throttle_classes = (*GENERAL, SearchRate)

    @extend_schema(
        operation_id="resolve_codes",
        summary="Find printings by pasted numbers",
        description="Understands Japanese and English numbers, foil suffixes, full width and lower case.",
        request=ResolveInput,
        responses={200: ResolveResult, **problems(400)},
    )
    def post(self, request: Request) -> Response:
        wanted = read_body(ResolveInput, request.data)
        found = resolve_all(GAMES[wanted["game"]], wanted["codes"])
        results = [
            {"text": text, "exact": found[text].exact, "printings": found[text].printings} for text in wanted["codes"]
        ]
        return Response(ResolveResult({"results": results}).data)
