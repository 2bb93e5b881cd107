"""A query finds the same cards in the same order on SQLite and on PostgreSQL."""

import json
from typing import Any

import pytest

from tests import programs
from tests.services.conftest import Database


def answers(database: Database) -> Any:
    """Fill a database with the invented cards and return what each query of the corpus finds there."""
    env = programs.environment(DATABASE_URL=database.url)
    done = programs.finish(programs.BIN / "python", "-m", "tests.cards.search.answers", "--invent", env=env)
    assert done.returncode == 0, done.stdout
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def both(sqlite: Database, postgres: Database) -> tuple[Any, Any]:
    return answers(sqlite), answers(postgres)


def test_every_query_of_the_corpus_finds_the_same_ids_in_the_same_order(both: tuple[Any, Any]) -> None:
    on_sqlite, on_postgres = both
    assert on_sqlite.keys() == on_postgres.keys()
    assert [query for query in on_sqlite if on_sqlite[query] != on_postgres[query]] == []


def test_the_answers_are_no_empty_agreement(both: tuple[Any, Any]) -> None:
    totals = [answer["total"] for answer in both[0].values()]
    assert max(totals) > 1_500
    assert sum(total > 0 for total in totals) > len(totals) * 0.9
