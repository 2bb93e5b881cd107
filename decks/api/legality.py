"""The verdict on a list that is stored nowhere."""

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from config.api.fields import read_body
from config.api.problems import InvalidInput
from config.api.schema import problems
from config.api.throttles import GENERAL, LegalityRate
from decks.api.lists import matched
from decks.api.serializers import LegalityInput, VerdictDetail
from decks.legality import UnknownFormat, judge_list
from rules.games import GAMES


class LegalityView(APIView):
    """Lists of anybody."""

    throttle_classes = (*GENERAL, LegalityRate)

    @extend_schema(
        operation_id="judge_list",
        summary="Judge a list",
        description="Nothing is stored and no account is needed. Lines that match no card, or more than one, are "
        "listed under `unknown`, and such a list is not legal; `remarks` say why, and which lines were read "
        "in a way that may surprise.",
        request=LegalityInput,
        responses={200: VerdictDetail, **problems(400)},
    )
    def post(self, request: Request) -> Response:
        wanted = read_body(LegalityInput, request.data)
        game = GAMES[wanted["game"]]
        on = wanted.get("on") or timezone.localdate()
        found = matched(game, wanted["list"])
        try:
            deck_list = found.deck_list(on)
            verdict = judge_list(game, deck_list, wanted["format"], on, found.open_texts, remarks=found.remarks)
        except UnknownFormat as error:
            raise InvalidInput([("/format", str(error))]) from error
        return Response(verdict.as_json())
