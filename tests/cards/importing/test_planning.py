"""After an import the database knows what its tables hold."""

from pathlib import Path

import pytest
from django.db import connection

from cards.importing import import_path, service
from cards.importing.planning import renew_statistics
from tests.cards.importing.ws_rows import row, write_file

pytestmark = pytest.mark.django_db
KNOWN = {
    "sqlite": "SELECT stat FROM sqlite_stat1 WHERE tbl = 'cards_card' AND idx = 'card_by_default_order'",
    "postgresql": "SELECT reltuples FROM pg_class WHERE relname = 'cards_card'",
}


def rows_known() -> int:
    with connection.cursor() as cursor:
        cursor.execute(KNOWN[connection.vendor])
        return int(float(str(cursor.fetchone()[0]).split()[0]))


def test_the_database_is_told_how_many_cards_there_are(tmp_path: Path) -> None:
    cards = [row(code=f"ABC/W01-E00{number}", name=f"Cat {number}") for number in range(1, 8)]
    import_path("ws-json", write_file(tmp_path, "abc.json", *cards))
    assert rows_known() == 7


def test_it_is_told_only_where_an_import_wrote_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(service, "renew_statistics", lambda: told.append("told"))
    path = write_file(tmp_path, "abc.json", row())
    import_path("ws-json", path, dry_run=True)
    assert told == []
    import_path("ws-json", path)
    assert told == ["told"]
    import_path("ws-json", path)
    assert told == ["told"]
    import_path("ws-json", write_file(tmp_path, "abc.json", row(power="5000")))
    assert told == ["told", "told"]


@pytest.mark.django_db(transaction=True)
def test_it_can_be_told_outside_of_a_transaction(tmp_path: Path) -> None:
    import_path("ws-json", write_file(tmp_path, "abc.json", row()))
    renew_statistics()
    assert rows_known() == 1
