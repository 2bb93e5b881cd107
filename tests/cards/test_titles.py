"""The titles of a card."""

from datetime import date

import pytest

from cards.models import TitleCard, TitleGroup, TitlePrefix
from cards.titles import titles_of
from rules.games import GAMES
from tests.decks.make import add_printing, make_printing

pytestmark = pytest.mark.django_db

GAME = GAMES["weiss-schwarz"]
TODAY = date(2026, 1, 1)


def group(name: str, *prefixes: str, **values: object) -> TitleGroup:
    made = TitleGroup.objects.create(game=GAME.key, name=name, **values)
    TitlePrefix.objects.bulk_create(TitlePrefix(group=made, prefix=prefix) for prefix in prefixes)
    return made


def names(*codes: str) -> list[tuple[str, bool]]:
    first = make_printing(code=codes[0])
    printings = [first, *(add_printing(first.card, code) for code in codes[1:])]
    return [(title.name, title.is_assumed) for title in titles_of(GAME, printings, TODAY)]


def test_a_prefix_may_stand_in_two_groups() -> None:
    group("Lanterns", "LNT")
    group("Harbours", "LNT", "HBR")
    assert names("LNT/W01-E001") == [("Harbours", False), ("Lanterns", False)]


def test_a_game_without_title_groups_has_no_titles() -> None:
    assert names("LNT/W01-E001") == []


def test_a_prefix_in_no_group_is_assumed_to_be_a_title() -> None:
    group("Harbours", "HBR")
    assert names("LNT/W01-E001") == [("LNT", True)]


def test_a_group_that_is_over_holds_nothing() -> None:
    group("Lanterns", "LNT", until=date(2025, 12, 31))
    assert names("LNT/W01-E001") == [("LNT", True)]


def test_a_single_number_may_belong_to_a_further_title() -> None:
    group("Lanterns", "LNT")
    TitleCard.objects.create(game=GAME.key, group=group("Guests"), code="LNT/W01-E001")
    assert names("LNT/W01-E001") == [("Guests", False), ("Lanterns", False)]


def test_printings_in_two_sets_have_the_titles_of_both() -> None:
    group("Lanterns", "LNT")
    assert names("LNT/W01-E001", "HBR/W02-E001") == [("Lanterns", False), ("HBR", True)]
