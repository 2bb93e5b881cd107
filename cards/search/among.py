"""The condition "one of these rows" as a single parameter, however many rows they are."""

import json
from typing import Any

from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import Lookup
from django.db.models.sql.compiler import SQLCompiler


class AmongRows(Lookup):
    """`IN` with thousands of values would go beyond what a statement may carry (32,766 parameters on SQLite)."""

    lookup_name = "among"
    prepare_rhs = False

    def as_sqlite(self, compiler: SQLCompiler, connection: BaseDatabaseWrapper) -> tuple[str, list[Any]]:
        column, params = self.process_lhs(compiler, connection)
        rows = "(SELECT value FROM json_each(%s))"
        return f"{column} IN {rows}", [*params, json.dumps(self.rhs)]

    def as_postgresql(self, compiler: SQLCompiler, connection: BaseDatabaseWrapper) -> tuple[str, list[Any]]:
        column, params = self.process_lhs(compiler, connection)
        return f"{column} = ANY(%s)", [*params, list(self.rhs)]
