"""The command that fills a new site."""

from io import StringIO

import pytest
from django.core.management import call_command

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
