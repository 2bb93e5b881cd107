"""A new database for each round of measuring, removed afterwards."""

import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit, urlunsplit

import psycopg

from tests.services import addresses


@contextmanager
def sqlite() -> Iterator[str]:
    """Yield the address of an empty SQLite database."""
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/bench.sqlite3"


@contextmanager
def postgres() -> Iterator[str]:
    """Yield the address of an empty database on the PostgreSQL server that the tests use."""
    name = f"bench_{uuid.uuid4().hex[:8]}"
    with psycopg.connect(addresses.DATABASE, autocommit=True) as server:
        server.execute(f"CREATE DATABASE {name}")
        try:
            yield urlunsplit(urlsplit(addresses.DATABASE)._replace(path=f"/{name}"))
        finally:
            server.execute(f"DROP DATABASE {name} WITH (FORCE)")


DATABASES = {"SQLite": sqlite, "PostgreSQL": postgres}
