"""What a maintainer decides about files that contradict each other."""

from pathlib import Path

import pytest

from accounts.models import User
from cards.importing import import_file
from cards.importing.settling import SettlingError, keep, take
from cards.models import Card, ImportConflict, Printing
from tests.cards.importing.vanguard.rows import d_file, site_file

pytestmark = pytest.mark.django_db


@pytest.fixture
def user() -> User:
    return User.objects.create_user(username="keeper", email="keeper@decks.example")


@pytest.fixture
def conflict(tmp_path: Path) -> ImportConflict:
    import_file("vg-d", d_file(tmp_path, {"type": "Trigger Unit", "trigger": "Draw", "trigger_power": 10000}))
    offered = {"name": "Lamp Dragon", "type": "Trigger Unit", "trigger": "Draw", "power": 9000}
    import_file("vg-site", site_file(tmp_path, offered))
    return ImportConflict.objects.get()


def test_keeping_changes_no_card_and_is_not_asked_again(conflict: ImportConflict, user: User, tmp_path: Path) -> None:
    before = list(Card.objects.values())
    keep(conflict=conflict, user=user)
    conflict.refresh_from_db()
    assert (conflict.state, conflict.settled_by) == ("kept", user)
    assert conflict.settled_at
    report = import_file("vg-site", tmp_path / "site.json")
    assert list(Card.objects.values()) == before
    assert "kept so by a maintainer" in report.findings[0].reason
    assert ImportConflict.objects.get().state == "kept"


def test_another_offer_is_asked_again(conflict: ImportConflict, user: User, tmp_path: Path) -> None:
    keep(conflict=conflict, user=user)
    import_file("vg-site", site_file(tmp_path, {"name": "Oil Dragon", "type": "Trigger Unit", "trigger": "Draw"}))
    again = ImportConflict.objects.get()
    assert (again.state, again.settled_by, again.settled_at) == ("open", None, None)
    assert again.fields == [{"field": "name", "stored": "Lantern Dragon", "offered": "Oil Dragon"}]


def test_taking_writes_the_whole_offer_and_keeps_what_it_never_tells(conflict: ImportConflict, user: User) -> None:
    take(conflict=conflict, user=user)
    printing = Printing.objects.get()
    assert (printing.card.name, printing.card.numbers["power"], printing.adapter) == ("Lamp Dragon", 9000, "vg-site")
    assert printing.card.words["race"] == ["Flame Dragon"]
    assert printing.card.numbers["trigger_power"] == 10000
    assert ImportConflict.objects.get(adapter="vg-site").state == "taken"


def test_after_taking_neither_file_changes_or_asks_anything(
    conflict: ImportConflict, user: User, tmp_path: Path
) -> None:
    take(conflict=conflict, user=user)
    before = list(Card.objects.values())
    for adapter, file in (("vg-d", "d.json"), ("vg-site", "site.json")):
        report = import_file(adapter, tmp_path / file)
        assert (report.cards.unchanged, report.cards.read) == (1, 1)
    assert list(Card.objects.values()) == before
    assert not ImportConflict.objects.filter(state="open").exists()


@pytest.mark.parametrize("settle", [keep, take])
def test_what_is_settled_cannot_be_settled_again(conflict: ImportConflict, user: User, settle: object) -> None:
    keep(conflict=conflict, user=user)
    assert callable(settle)
    with pytest.raises(SettlingError, match="settled already"):
        settle(conflict=conflict, user=user)


def test_nothing_else_is_overwritten_than_was_shown(conflict: ImportConflict, user: User, tmp_path: Path) -> None:
    import_file("vg-d", d_file(tmp_path, {"name": "Wick Dragon"}))
    with pytest.raises(SettlingError, match="has changed since"):
        take(conflict=conflict, user=user)
    assert Card.objects.get().name == "Wick Dragon"
    conflict.refresh_from_db()
    assert conflict.state == "open"


def test_a_printing_that_is_gone_cannot_be_changed(conflict: ImportConflict, user: User) -> None:
    Printing.objects.all().delete()
    with pytest.raises(SettlingError, match="no longer there"):
        take(conflict=conflict, user=user)


@pytest.mark.parametrize("offered", [{"name": "Lamp Dragon"}, {}, [], "Lamp Dragon", {"words": [], "numbers": 3}])
def test_an_offer_that_is_no_whole_record_is_left_and_says_what_to_do(
    conflict: ImportConflict, user: User, tmp_path: Path, offered: object
) -> None:
    whole = conflict.offered
    ImportConflict.objects.update(
        offered=whole | offered if isinstance(offered, dict) and "words" in offered else offered
    )
    before = list(Card.objects.values())
    with pytest.raises(SettlingError, match=r"import site\.json again"):
        take(conflict=conflict, user=user)
    assert (ImportConflict.objects.get().state, list(Card.objects.values())) == ("open", before)
    import_file("vg-site", tmp_path / "site.json")
    take(conflict=conflict, user=user)
    assert Card.objects.get().name == "Lamp Dragon"
