"""Conditions on the rows of Card that are written for each database as it answers them best."""

import json
from typing import Any

from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import F, Func, IntegerField, Lookup, Q, QuerySet, Value
from django.db.models.functions import StrIndex
from django.db.models.lookups import GreaterThan, In
from django.db.models.sql.compiler import SQLCompiler


def of_cards(cards: QuerySet[Any, Any]) -> Q:
    """Return the condition that a card is among the ids of a subquery."""
    return Q(InSubquery(F("pk"), cards.query))


def holds(column: str, text: str) -> Q:
    """Return the condition that the folded `column` holds `text`: searched for, which is half the work of a LIKE."""
    return Q(GreaterThan(StrIndex(F(f"search_{column}"), Value(text)), 0))


def one_of(ids: tuple[int, ...]) -> Q:
    """Return the condition that a card is one of `ids`, however many these are."""
    return Q(InList(F("pk"), ids))


class InSubquery(In):
    """`IS TRUE` keeps PostgreSQL from turning the subquery into a join.

    Joined, it was walked card by card in the order of the result, in the hope of 50 cards soon; climaxes, which come
    last, took 250 ms. As it stands the ids are hashed once, and no order of the cards can make that slow.
    """

    def as_postgresql(self, compiler: SQLCompiler, connection: BaseDatabaseWrapper) -> tuple[str, Any]:
        sql, params = self.as_sql(compiler, connection)
        return f"({sql}) IS TRUE", params


class InList(Lookup):
    """`IN` with thousands of values would go beyond what a statement may carry (32,766 parameters on SQLite)."""

    lookup_name = "in_list"
    prepare_rhs = False

    def as_sqlite(self, compiler: SQLCompiler, connection: BaseDatabaseWrapper) -> tuple[str, list[Any]]:
        column, params = self.process_lhs(compiler, connection)
        rows = "(SELECT value FROM json_each(%s))"
        return f"{column} IN {rows}", [*params, json.dumps(self.rhs)]

    def as_postgresql(self, compiler: SQLCompiler, connection: BaseDatabaseWrapper) -> tuple[str, list[Any]]:
        column, params = self.process_lhs(compiler, connection)
        written = f"{{{','.join(map(str, self.rhs))}}}"  # psycopg looks at each item of a list
        return f"{column} = ANY(%s::bigint[])", [*params, written]


class NumberIn(Func):
    """A number out of a column of the card's own row: half the time of joining the rows of three numbers."""

    output_field = IntegerField()

    def __init__(self, column: str, key: str) -> None:
        super().__init__(F(column), Value(key))

    def as_sqlite(self, compiler: SQLCompiler, connection: BaseDatabaseWrapper, **context: Any) -> tuple[str, Any]:
        return self.as_sql(
            compiler, connection, template="json_extract(%(expressions)s)", arg_joiner=", '$.' || ", **context
        )

    def as_postgresql(self, compiler: SQLCompiler, connection: BaseDatabaseWrapper, **context: Any) -> tuple[str, Any]:
        return self.as_sql(compiler, connection, template="(%(expressions)s)::int", arg_joiner=" ->> ", **context)
