"""Turns the OpenAPI document into what the documentation page shows, so that the page cannot fall behind."""

from dataclasses import dataclass
from typing import Any

from config.api.schema import Schema

METHODS = ("get", "post", "put", "patch", "delete")
LIMITS = (
    ("minimum", "at least {}"),
    ("maximum", "at most {}"),
    ("minLength", "at least {} characters"),
    ("maxLength", "at most {} characters"),
    ("minItems", "at least {} entries"),
    ("maxItems", "at most {} entries"),
)


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a type's name; `target` is the object it links to, if any."""

    text: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A parameter of an operation or a member of an object."""

    name: str
    type: tuple[Word, ...]
    required: bool
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What an operation can answer with."""

    status: str
    description: str
    type: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Operation:
    """One method of one address."""

    key: str
    method: str
    path: str
    summary: str
    description: str
    needs_sign_in: bool
    parameters: tuple[Row, ...]
    body: tuple[Word, ...]
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """A JSON object that operations take or give."""

    name: str
    description: str
    rows: tuple[Row, ...]


def operations(document: Schema) -> tuple[Operation, ...]:
    """Return every operation in the order of the document."""
    return tuple(
        describe_operation(path, method, item[method])
        for path, item in document["paths"].items()
        for method in METHODS
        if method in item
    )


def shapes(document: Schema) -> tuple[Shape, ...]:
    """Return every object by name."""
    found = document["components"]["schemas"]
    return tuple(Shape(name, schema.get("description", ""), members(schema)) for name, schema in sorted(found.items()))


def describe_operation(path: str, method: str, operation: Schema) -> Operation:
    return Operation(
        key=operation["operationId"],
        method=method.upper(),
        path=path,
        summary=operation.get("summary", ""),
        description=operation.get("description", ""),
        needs_sign_in={} not in operation.get("security", [{}]),
        parameters=tuple(describe_parameter(each) for each in operation.get("parameters", ())),
        body=content_type(operation.get("requestBody", {})),
        answers=tuple(
            Answer(status, answer["description"], content_type(answer))
            for status, answer in sorted(operation["responses"].items())
        ),
    )


def describe_parameter(parameter: Schema) -> Row:
    schema = parameter["schema"]
    notes = notes_on(schema | {"description": parameter.get("description", "")})
    return Row(parameter["name"], type_of(schema), parameter.get("required", False), notes)


def members(schema: Schema) -> tuple[Row, ...]:
    required = schema.get("required", ())
    return tuple(
        Row(name, type_of(inner), name in required, notes_on(inner))
        for name, inner in schema.get("properties", {}).items()
    )


def content_type(holder: Schema) -> tuple[Word, ...]:
    for content in holder.get("content", {}).values():
        return type_of(content["schema"])
    return ()


def type_of(schema: Schema) -> tuple[Word, ...]:
    """Name the type of a value, linking to objects."""
    if reference := schema.get("$ref"):
        name = reference.rsplit("/", 1)[1]
        return (Word(name, name),)
    if wrapped := schema.get("allOf"):
        return type_of(wrapped[0])
    if choices := schema.get("oneOf") or schema.get("anyOf"):
        return joined([type_of(choice) for choice in choices])
    if "items" in schema:
        return (Word("list of "), *type_of(schema["items"]))
    if isinstance(inner := schema.get("additionalProperties"), dict) and inner:
        return (Word("object of "), *type_of(inner))
    return (Word(plain_type(schema.get("type", "any value"))),)


def joined(types: list[tuple[Word, ...]]) -> tuple[Word, ...]:
    words = [word for each in types for word in (Word(" or "), *each)]
    return tuple(words[1:])


def plain_type(name: Any) -> str:
    return " or ".join(name) if isinstance(name, list) else str(name)


def notes_on(schema: Schema) -> tuple[str, ...]:
    """Say in words what a value means and what bounds it has."""
    notes = [schema["description"]] if schema.get("description") else []
    if "enum" in schema:
        notes.append("One of " + ", ".join(str(value) for value in schema["enum"]) + ".")
    bounds = [words.format(schema[key]) for key, words in LIMITS if key in schema]
    if bounds:
        notes.append(", ".join(bounds).capitalize() + ".")
    if schema.get("default") not in (None, ""):
        notes.append(f"Default {schema['default']}.")
    return tuple(notes)
