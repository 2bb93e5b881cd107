"""Deck lists in the API: text as people paste it, or lines of card numbers."""

from dataclasses import dataclass
from typing import Any

from drf_spectacular.extensions import OpenApiSerializerFieldExtension
from drf_spectacular.openapi import AutoSchema
from rest_framework import serializers
from rest_framework.exceptions import ValidationError

from cards.api.serializers import MAX_CODE
from config.api.fields import CardCode, StrictSerializer, Text, Whole
from config.api.problems import InvalidInput
from config.api.schema import Schema
from decks.limits import COPIES_PER_LINE, LINES_PER_DECK
from decks.lists import AmbiguousLine, ListError, ListLine, MatchedList, UnknownLine, match, parse_text
from rules.games import GAMES, Game

MAX_TEXT = 16_000
SECTIONS = sorted({section.key for game in GAMES.values() for section in game.sections})


class LineInput(StrictSerializer):
    """So many copies of one card; without a section of the game they go where cards like it belong."""

    code = CardCode(max_length=MAX_CODE)
    quantity = Whole(min_value=1, max_value=COPIES_PER_LINE)
    section = serializers.ChoiceField(choices=SECTIONS, required=False)


LINES = serializers.ListField(child=LineInput(), max_length=LINES_PER_DECK)
TEXT = Text(max_length=MAX_TEXT, allow_blank=True)


@dataclass(frozen=True, slots=True)
class GivenList:
    """The lines of a list, and whether they came as text."""

    lines: tuple[ListLine, ...]
    as_text: bool


class DeckListField(serializers.Field[GivenList, Any, None, None]):
    """Either text or an array of lines."""

    def to_internal_value(self, data: Any) -> GivenList:
        if isinstance(data, str):
            return GivenList(read_text(TEXT.run_validation(data)), as_text=True)
        if isinstance(data, list):
            lines = enumerate(LINES.run_validation(data), start=1)
            return GivenList(tuple(as_list_line(number, line) for number, line in lines), as_text=False)
        raise ValidationError("Write the list as text, or as an array of lines with code and quantity.")


class DeckListSchema(OpenApiSerializerFieldExtension):
    """Says that a list is one of the two."""

    target_class = DeckListField

    def map_serializer_field(self, auto_schema: AutoSchema, direction: Any) -> Schema:
        text = auto_schema._map_serializer_field(TEXT, direction)
        lines = auto_schema._map_serializer_field(LINES, direction)
        auto_schema._insert_field_validators(TEXT, text)
        auto_schema._insert_field_validators(LINES, lines)
        return {"oneOf": [text, lines]}


def read_text(text: str) -> tuple[ListLine, ...]:
    try:
        return parse_text(text)
    except ListError as error:
        raise ValidationError(str(error)) from error


def as_list_line(number: int, line: dict[str, Any]) -> ListLine:
    text = f"{line['quantity']} {line['code']}"
    return ListLine(number, text, line["quantity"], code=line["code"], section=line.get("section", ""))


def matched(game: Game, given: GivenList) -> MatchedList:
    """Return what became of each line; raises InvalidInput for a section that the game does not have.

    A heading in a text is somebody else's word and only remarked on.
    """
    sections = [section.key for section in game.sections]
    strange = [line for line in given.lines if line.section and line.section not in sections]
    if strange and not given.as_text:
        raise InvalidInput([(f"/list/{line.number - 1}/section", _no_section(game, line)) for line in strange])
    return match(game, given.lines)


def _no_section(game: Game, line: ListLine) -> str:
    there = ", ".join(section.key for section in game.sections)
    return f"{game.title} decks have no section {line.section}; use one of {there}."


def match_all(game: Game, given: GivenList) -> MatchedList:
    """Return the cards of a list; raises InvalidInput naming every line that no one card was found for."""
    found = matched(game, given)
    if found.open_lines:
        raise InvalidInput([describe(line, as_text=given.as_text) for line in found.open_lines])
    return found


def describe(open_line: AmbiguousLine | UnknownLine, *, as_text: bool) -> tuple[str, str]:
    """Return the pointer to an open line and what is wrong with it."""
    line = open_line.line
    if as_text:
        return "/list", f"Line {line.number}, “{line.text}”: {open_line.reason}."
    return f"/list/{line.number - 1}/code", f"“{line.code}” {open_line.reason}."
