"""The command that fills a new site."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command

from cards import starter
from cards.models import Card, Printing

pytestmark = pytest.mark.django_db


def load() -> str:
    out = StringIO()
    call_command("load_starter", stdout=out)
    return out.getvalue()


def test_a_new_site_gets_at_least_eighty_cards_with_every_kind_of_row() -> None:
    load()
    assert Card.objects.count() >= 80
    card = Printing.objects.get(code="HRB/W01-001").card
    assert card.numbers["power"] == card.number_rows.get(key="power").value == 500
    assert card.words["trait"] == ["Harbour"]
    assert [word.value for word in card.word_rows.filter(key="trait")] == ["harbour"]
    assert card.abilities()[0].startswith("【AUTO】")


def test_loading_again_changes_nothing() -> None:
    load()
    before = list(Card.objects.order_by("pk").values())
    assert "0 added, 0 changed" in load()
    assert list(Card.objects.order_by("pk").values()) == before


def test_a_starter_set_that_is_refused_stops_the_start_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "cards.json"
    broken.write_text('[{"code": "ABC/W01-001", "name": "Lantern Cat", "type": "character", "colour": "purple"}]')
    monkeypatch.setattr(starter, "starter_cards", lambda _: broken)
    with pytest.raises(starter.StarterBrokenError, match=r"ABC/W01-001 colour: is none of yellow"):
        load()
