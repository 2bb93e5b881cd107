"""The games as the API describes them: fields and their values, sections, formats."""

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards.models import Format
from rules.games import GAMES, Field, FieldKind, Game, Section


class FieldValue(serializers.Serializer[Any]):
    """A value of a closed vocabulary, with the further spellings that a query may use."""

    value = serializers.CharField()
    aliases = serializers.ListField(child=serializers.CharField())


class FieldDescription(serializers.Serializer[Any]):
    """A printed characteristic; no values means that any word can be printed, or that it is a number."""

    key = serializers.CharField()
    title = serializers.CharField()
    kind = serializers.ChoiceField(choices=[kind.value for kind in FieldKind])
    aliases = serializers.ListField(child=serializers.CharField())
    values = FieldValue(many=True)


class SectionDescription(serializers.Serializer[Any]):
    """A part of a deck; `size` is the number of cards it wants, null where there is no fixed number.

    `sizes` are the numbers of formats that want another, `formats` those that have the section (none: all have it); a
    section that is not `counted` lies beside the deck, like the pool that a deck is chosen from.
    """

    key = serializers.CharField()
    title = serializers.CharField()
    size = serializers.IntegerField(allow_null=True)
    sizes = serializers.DictField(child=serializers.IntegerField())
    formats = serializers.ListField(child=serializers.CharField())
    counted = serializers.BooleanField()


class FormatDescription(serializers.Serializer[Any]):
    """A format in the course of time: from `since` to `until`, null meaning open."""

    key = serializers.CharField()
    title = serializers.CharField()
    edition = serializers.CharField()
    since = serializers.DateField(allow_null=True)
    until = serializers.DateField(allow_null=True)
    source = serializers.CharField(allow_blank=True)  # type: ignore[assignment]


class GameDescription(serializers.Serializer[Any]):
    """A game that is served."""

    key = serializers.CharField()
    title = serializers.CharField()
    book = serializers.CharField(help_text="The rulebook that verdicts cite.")
    default_format = serializers.CharField()
    fields = FieldDescription(many=True)  # type: ignore[assignment]
    sections = SectionDescription(many=True)
    formats = FormatDescription(many=True)


def describe_field(field: Field) -> dict[str, Any]:
    values = [{"value": value, "aliases": list(aliases)} for value, aliases in field.values.items()]
    return {
        "key": field.key,
        "title": field.title,
        "kind": field.kind.value,
        "aliases": list(field.aliases),
        "values": values,
    }


def describe_section(section: Section) -> dict[str, Any]:
    return {
        "key": section.key,
        "title": section.title,
        "size": section.size,
        "sizes": dict(section.sizes),
        "formats": list(section.formats),
        "counted": section.is_counted,
    }


def describe_game(game: Game, formats: list[Format]) -> dict[str, Any]:
    return {
        "key": game.key,
        "title": game.title,
        "book": game.book,
        "default_format": game.default_format,
        "fields": [describe_field(field) for field in game.fields],
        "sections": [describe_section(section) for section in game.sections],
        "formats": FormatDescription(formats, many=True).data,
    }


class GamesView(APIView):
    """The games, the names and values their card queries know, their deck sections and formats."""

    @extend_schema(operation_id="games", summary="List the games", responses=GameDescription(many=True))
    def get(self, request: Request) -> Response:
        formats = list(Format.objects.all())
        return Response([describe_game(game, [f for f in formats if f.game == game.key]) for game in GAMES.values()])
