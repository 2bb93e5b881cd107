"""The formats that a deck can be built for."""

from datetime import date

import pytest

from cards.models import Format
from decks.formats import choices_for, format_choices, format_keys
from tests.decks.make import GAME, make_deck

pytestmark = pytest.mark.django_db


def store(key: str, **dates: date) -> None:
    Format.objects.create(game=GAME, key=key, title=key.capitalize(), source="Format entry", **dates)


def test_the_usual_format_comes_first_then_by_title() -> None:
    for key in ("title", "side", "standard"):
        store(key)
    assert format_keys(GAME) == ("standard", "side", "title")


def test_only_formats_in_force_on_the_day_are_offered() -> None:
    store("side", since=date(2020, 1, 1), until=date(2020, 12, 31))
    assert "side" in dict(format_choices(GAME, on=date(2020, 12, 31)))
    assert "side" not in dict(format_choices(GAME, on=date(2021, 1, 1)))


def test_there_is_always_one_format() -> None:
    assert format_choices(GAME) == (("standard", "Standard"),)


def test_a_deck_in_a_format_of_the_past_keeps_it_until_another_is_chosen() -> None:
    store("standard")
    assert choices_for(make_deck(format="side")) == (("standard", "Standard"), ("side", "side (not in force)"))
    assert choices_for(make_deck()) == (("standard", "Standard"),)
