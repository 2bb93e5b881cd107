"""Databases of their own for the processes that are started here."""

import sqlite3
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from tests import programs
from tests.services import addresses

EXPIRED = "INSERT INTO django_session (session_key, session_data, expire_date) VALUES ('{}', '', '2001-01-01 00:00:00')"


@dataclass(frozen=True)
class Database:
    """A migrated database, as an address for the project and as a connection for the test."""

    url: str
    connection: Any

    def expire_sessions(self, count: int) -> None:
        """Add so many sessions that the scheduled task is there to clear."""
        for _ in range(count):
            self.connection.execute(EXPIRED.format(uuid.uuid4().hex))
        self.connection.commit()

    def sessions(self) -> int:
        count: int = self.connection.execute("SELECT count(*) FROM django_session").fetchone()[0]
        self.connection.commit()
        return count


@pytest.fixture(scope="session")
def sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    path = tmp_path_factory.mktemp("sqlite") / "db.sqlite3"
    url = f"sqlite:///{path}"
    programs.manage("migrate", "--verbosity", "0", env=programs.environment(DATABASE_URL=url))
    connection = sqlite3.connect(path, timeout=20)
    yield Database(url, connection)
    connection.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Database]:
    name = f"test_services_{uuid.uuid4().hex[:8]}"
    parts = conninfo_to_dict(addresses.DATABASE)
    with psycopg.connect(addresses.DATABASE, autocommit=True) as server:
        server.execute(f"CREATE DATABASE {name}")
        user = f"{parts['user']}:{parts['password']}" if parts.get("password") else parts.get("user", "postgres")
        url = f"postgres://{user}@{parts['host']}:{parts.get('port', 5432)}/{name}"
        programs.manage("migrate", "--verbosity", "0", env=programs.environment(DATABASE_URL=url))
        connection = psycopg.connect(url)
        yield Database(url, connection)
        connection.close()
        server.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def var_dir(tmp_path: Path) -> Path:
    return tmp_path / "var"
