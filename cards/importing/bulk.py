"""Writes many rows at once by plain statements: model instances and CASE expressions took most of an import's time."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from django.db import connection
from django.db.models import Field, Model

# Values a statement; every SQLite takes 999, and more at once is no quicker on PostgreSQL.
MAX_VALUES = 990


def insert_rows(model: type[Model], fields: Sequence[str], rows: Iterable[tuple[int | str, ...]]) -> None:
    """Insert `rows` of plain values for `fields` of `model`, many to a statement."""
    columns = ", ".join(_quoted(_field(model, name)) for name in fields)
    table = connection.ops.quote_name(model._meta.db_table)
    places = f"({', '.join(['%s'] * len(fields))})"
    waiting = iter(rows)
    with connection.cursor() as cursor:
        while batch := list(islice(waiting, MAX_VALUES // len(fields))):
            values = ", ".join([places] * len(batch))
            statement = f"INSERT INTO {table} ({columns}) VALUES {values}"  # noqa: S608 (no user input in it)
            cursor.execute(statement, [value for row in batch for value in row])


def update_rows(objects: Sequence[Model], names: Sequence[str]) -> None:
    """Save the fields `names` of `objects`, all of one model."""
    if not objects:
        return
    model = type(objects[0])
    fields = [_field(model, name) for name in names]
    columns = ", ".join(f"{_quoted(field)} = %s" for field in fields)
    table = connection.ops.quote_name(model._meta.db_table)
    statement = f"UPDATE {table} SET {columns} WHERE id = %s"  # noqa: S608 (no user input in it)
    with connection.cursor() as cursor:
        cursor.executemany(statement, [[*(_stored(field, one) for field in fields), one.pk] for one in objects])


def _quoted(field: "Field[Any, Any]") -> str:
    return connection.ops.quote_name(str(field.column))


def _stored(field: "Field[Any, Any]", instance: Model) -> Any:
    return field.get_db_prep_save(getattr(instance, field.attname), connection)


def _field(model: type[Model], name: str) -> "Field[Any, Any]":
    field = model._meta.get_field(name)
    if not isinstance(field, Field):
        raise TypeError(f"{model.__name__}.{name} is no column")
    return field
