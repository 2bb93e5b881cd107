"""The OpenAPI document: what is added to what drf-spectacular finds by itself."""

from functools import cache
from typing import Any

from drf_spectacular.extensions import (
    OpenApiAuthenticationExtension,
    OpenApiSerializerExtension,
    OpenApiSerializerFieldExtension,
)
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.openapi import AutoSchema
from rest_framework import serializers

from config.api.problems import (
    MEDIA_TYPE,
    NOT_ACCEPTABLE,
    TOO_LARGE,
    TOO_MANY_REQUESTS,
    UNSUPPORTED_MEDIA_TYPE,
    Kind,
)

Schema = dict[str, Any]
Responses = dict[Any, type[serializers.Serializer[Any]]]
ALWAYS = (NOT_ACCEPTABLE, TOO_MANY_REQUESTS)
WITH_BODY = (TOO_LARGE, UNSUPPORTED_MEDIA_TYPE)


class ErrorEntry(serializers.Serializer[Any]):
    """One value that is not valid."""

    detail = serializers.CharField()
    pointer = serializers.CharField(help_text="A JSON pointer to the value, like #/list/3/code.")


class Problem(serializers.Serializer[Any]):
    """Problem details (RFC 9457)."""

    type = serializers.CharField(help_text="Names the kind of problem; the address where it is documented.")
    title = serializers.CharField()
    status = serializers.IntegerField()
    detail = serializers.CharField()


class InputProblem(Problem):
    """Input that cannot be used; `errors` only where single values are to blame."""

    errors = ErrorEntry(many=True, required=False)  # type: ignore[assignment]


class QueryProblem(InputProblem):
    """A card query or another parameter that cannot be read; `position` counts from 0."""

    position = serializers.IntegerField(required=False)
    suggestion = serializers.CharField(required=False)


def problems(*statuses: int) -> Responses:
    """Return the responses of an operation that can fail with these statuses."""
    return {(status, MEDIA_TYPE): InputProblem if status == 400 else Problem for status in statuses}


def add_common_responses(result: Schema, **_: Any) -> Schema:
    """Add to every operation the problems that any request can meet."""
    for operation in (op for path in result["paths"].values() for op in path.values()):
        for kind in ALWAYS + (WITH_BODY if "requestBody" in operation else ()):
            operation["responses"].setdefault(str(kind.status), response_of(kind))
        for status, response in operation["responses"].items():
            response["description"] = response["description"] or describe_status(status)
    return result


EMPTY_STRING = {"type": "string", "maxLength": 0}


def merge_empty_strings(result: Schema, **_: Any) -> Schema:
    """Undo the extra choice that drf-spectacular gives strings that may be empty: our patterns take "" as they are."""
    merge_below(result)
    return result


def merge_below(node: Any) -> None:
    if isinstance(node, dict):
        if node.get("oneOf", [])[1:] == [EMPTY_STRING]:
            node.update(node.pop("oneOf")[0])
        node = list(node.values())
    if isinstance(node, list):
        for inner in node:
            merge_below(inner)


def response_of(kind: Kind) -> Schema:
    schema = {"$ref": "#/components/schemas/Problem"}
    return {"description": kind.title, "content": {MEDIA_TYPE: {"schema": schema}}}


def describe_status(status: str) -> str:
    known = {"200": "Done", "201": "Created", "204": "Deleted", "400": "The input cannot be used"}
    known |= {"401": "Sign in first", "403": "Not allowed", "404": "Not found, or private"}
    known |= {"409": "It has changed meanwhile, or there is no room"}
    return known.get(status, "")


class ClosedObjects(OpenApiSerializerExtension):
    """Objects of this API have the listed members and no others."""

    target_class = "rest_framework.serializers.Serializer"
    match_subclasses = True

    def map_serializer(self, auto_schema: AutoSchema, direction: Any) -> Schema:
        schema: Schema = auto_schema._map_serializer(self.target, direction, bypass_extensions=True)
        return schema | {"additionalProperties": False}


class NamedFormats(OpenApiSerializerFieldExtension):
    """Strings of a kind that a pattern cannot tell say which kind, as a JSON Schema format of our own."""

    target_class = "config.api.fields.Text"
    match_subclasses = True

    def map_serializer_field(self, auto_schema: AutoSchema, direction: Any) -> Schema:
        schema: Schema = auto_schema._map_serializer_field(self.target, direction, bypass_extensions=True)
        return schema | ({"format": self.target.schema_format} if self.target.schema_format else {})


class BearerScheme(OpenApiAuthenticationExtension):
    """Personal tokens."""

    target_class = "accounts.authentication.TokenAuthentication"
    name = "token"

    def get_security_definition(self, auto_schema: AutoSchema) -> Schema:
        return {"type": "http", "scheme": "bearer", "description": "A personal token from the account page."}


@cache
def document() -> Schema:
    """Return the whole document; it depends on the code alone."""
    schema: Schema = SchemaGenerator().get_schema(request=None, public=True)
    return schema
