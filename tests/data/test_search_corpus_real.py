"""Over all real cards too, a query finds the same cards in the same order on SQLite and on PostgreSQL."""

import json
import os
import sqlite3
import subprocess
import sys
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict

from tests import programs
from tests.data.card_data import folder
from tests.services import addresses

TABLES = (
    *("cards_cardset", "cards_card", "cards_cardnumber", "cards_cardword", "cards_cardname", "cards_cardtext"),
    *("cards_ability", "cards_printing", "cards_titlegroup", "cards_titleprefix", "cards_titlecard"),
)


def run(*words: str, database: str) -> str:
    """Run a program of the project on a database and return what it prints on its standard output."""
    env = programs.environment(DATABASE_URL=database, CARD_DATA=os.environ["CARD_DATA"])
    done = subprocess.run([sys.executable, *words], env=env, cwd=programs.ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all real cards and the titles that come with the project."""
    path = tmp_path_factory.mktemp("real") / "db.sqlite3"
    for words in (
        ("migrate", "--verbosity", "0"),
        ("import_cards", "ws-json", str(folder() / "weiss-schwarz" / "cards"), "--json"),
        ("shell", "--verbosity", "0", "-c", "from cards.format_defaults import load_formats; load_formats()"),
    ):
        run("manage.py", *words, database=f"sqlite:///{path}")
    return path


@pytest.fixture(scope="module")
def on_postgres(on_sqlite: Path) -> Iterator[str]:
    """The same rows in a database of its own on the server that the other tests use."""
    name = f"test_data_{uuid.uuid4().hex[:8]}"
    with psycopg.connect(addresses.DATABASE, autocommit=True) as server:
        server.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        parts = conninfo_to_dict(addresses.DATABASE)
        user = f"{parts['user']}:{parts['password']}" if parts.get("password") else parts.get("user", "postgres")
        url = f"postgres://{user}@{parts['host']}:{parts.get('port', 5432)}/{name}"
        run("manage.py", "migrate", "--verbosity", "0", database=url)
        copy_rows(on_sqlite, url)
        yield url
        server.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


def copy_rows(path: Path, url: str) -> None:
    source = sqlite3.connect(path)
    with psycopg.connect(url) as target:
        for table in TABLES:
            rows = source.execute(f"SELECT * FROM {table}")  # noqa: S608 (one of TABLES)
            columns = sql.SQL(", ").join(sql.Identifier(column[0]) for column in rows.description)
            statement = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(table), columns)
            with target.cursor().copy(statement) as copy:
                for row in rows:
                    copy.write_row(row)
    with psycopg.connect(url, autocommit=True) as target:
        target.execute("ANALYZE")
    source.close()


def answers(database: str) -> Any:
    return json.loads(run("-m", "tests.cards.search.answers", database=database))


def test_every_query_of_the_corpus_finds_the_same_ids_in_the_same_order(on_sqlite: Path, on_postgres: str) -> None:
    first, second = answers(f"sqlite:///{on_sqlite}"), answers(on_postgres)
    assert first.keys() == second.keys()
    assert [query for query in first if first[query] != second[query]] == []
    assert first[""]["total"] > 15_000
    assert sum(answer["total"] > 0 for answer in first.values()) > len(first) * 0.9
