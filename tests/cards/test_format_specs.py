"""A format as of one day: which rows hold, which list, which titles, which names are one."""

from datetime import date
from typing import Any

import pytest
from pytest_django import DjangoAssertNumQueries

from cards.format_specs import UnknownFormat, format_spec, join_names
from cards.models import (
    CardName,
    Format,
    Restriction,
    RestrictionList,
    RestrictionName,
    TitleCard,
    TitleGroup,
    TitlePrefix,
)
from rules.folding import fold_name
from rules.games import GAMES
from rules.legality import Restriction as Entry
from rules.legality import RestrictionKind
from rules.legality import TitleGroup as Title
from tests.decks.make import GAME, add_printing, make_printing

pytestmark = pytest.mark.django_db
WEISS = GAMES[GAME]
DAY = date(2026, 3, 1)


def make_format(key: str = "open", **values: Any) -> Format:
    return Format.objects.create(
        **({"game": GAME, "key": key, "title": key.title(), "source": f"Entry {key}"} | values)
    )


def make_list(of: Format, since: date, *entries: tuple[str, int, list[str]], **values: Any) -> RestrictionList:
    restriction_list = RestrictionList.objects.create(format=of, since=since, source=f"List of {since}", **values)
    for kind, limit, names in entries:
        entry = Restriction.objects.create(restriction_list=restriction_list, kind=kind, limit=limit)
        for name in names:
            RestrictionName.objects.create(restriction=entry, name=name)
    return restriction_list


def make_title(name: str, *prefixes: str, **values: Any) -> TitleGroup:
    group = TitleGroup.objects.create(game=GAME, name=name, **values)
    TitlePrefix.objects.bulk_create(TitlePrefix(group=group, prefix=prefix) for prefix in prefixes)
    return group


def test_a_format_is_read_with_its_title_and_source() -> None:
    make_format(requirements={"one_side": True})
    spec = format_spec(WEISS, "open", DAY)
    assert (spec.key, spec.title, spec.source) == ("open", "Open", "Entry open")
    assert spec.requirements == {"one_side": True}


def test_an_unknown_format_names_those_there_are() -> None:
    make_format("open")
    make_format("closed")
    with pytest.raises(UnknownFormat, match=r"has no format 'odd' in the edition 'en'\. .*: closed, open\."):
        format_spec(WEISS, "odd", DAY)


def test_a_site_without_formats_is_told_how_to_load_them() -> None:
    with pytest.raises(UnknownFormat, match="load_starter"):
        format_spec(WEISS, "standard", DAY)


def test_a_format_of_another_game_or_edition_is_unknown() -> None:
    make_format(game="other-game")
    make_format(edition="jp")
    with pytest.raises(UnknownFormat):
        format_spec(WEISS, "open", DAY)
    assert format_spec(WEISS, "open", DAY, edition="jp").edition == "jp"


def test_a_format_holds_from_its_first_to_its_last_day() -> None:
    make_format(since=date(2026, 1, 1), until=date(2026, 3, 1))
    assert format_spec(WEISS, "open", date(2026, 1, 1)).since == date(2026, 1, 1)
    assert format_spec(WEISS, "open", date(2026, 3, 1)).since == date(2026, 1, 1)
    for day in (date(2025, 12, 31), date(2026, 3, 2)):
        with pytest.raises(UnknownFormat, match=f"not in force on {day}; it is known from 2026-01-01 to 2026-03-01"):
            format_spec(WEISS, "open", day)


def test_of_two_rows_the_one_that_began_last_holds() -> None:
    make_format(source="Old entry")
    make_format(source="New entry", since=date(2026, 2, 1))
    assert format_spec(WEISS, "open", date(2026, 1, 31)).source == "Old entry"
    assert format_spec(WEISS, "open", date(2026, 2, 1)).source == "New entry"


def test_the_list_in_force_on_the_day_is_read() -> None:
    of = make_format()
    make_list(of, date(2026, 1, 1), ("banned", 0, ["Moth Queen"]))
    make_list(of, date(2026, 2, 1), ("limited", 2, ["Moth Queen"]), ("choose_one", 0, ["“Dusk” Moth", "Moth King"]))
    assert format_spec(WEISS, "open", date(2025, 12, 31)).restrictions == ()
    january = format_spec(WEISS, "open", date(2026, 1, 31))
    assert january.restrictions == (Entry(RestrictionKind.BANNED, ("Moth Queen",)),)
    assert january.restriction_source == "List of 2026-01-01"
    assert format_spec(WEISS, "open", DAY).restrictions == (
        Entry(RestrictionKind.LIMITED, ("Moth Queen",), 2),
        Entry(RestrictionKind.CHOOSE_ONE, ('"Dusk" Moth', "Moth King")),
    )


def test_a_list_that_has_ended_no_longer_holds_and_an_older_open_one_does_again() -> None:
    of = make_format()
    make_list(of, date(2026, 1, 1), ("banned", 0, ["Moth Queen"]))
    make_list(of, date(2026, 2, 1), ("banned", 0, ["Moth King"]), until=date(2026, 2, 28))
    assert format_spec(WEISS, "open", date(2026, 2, 28)).restrictions[0].names == ("Moth King",)
    assert format_spec(WEISS, "open", DAY).restrictions[0].names == ("Moth Queen",)


def test_a_list_of_another_format_says_nothing_here() -> None:
    make_format("open")
    make_list(make_format("closed"), date(2026, 1, 1), ("banned", 0, ["Moth Queen"]))
    assert format_spec(WEISS, "open", DAY).restrictions == ()


def test_titles_are_read_by_name_as_of_the_day() -> None:
    make_format("title", requirements={"one_title": True})
    make_title("Moth Court", "MTH", "MT2")
    make_title("Lantern Street", "LNT", since=date(2026, 1, 1))
    make_title("Lantern Street", "LNT", "LN2", since=date(2026, 4, 1))
    make_title("Gone Town", "GON", until=date(2026, 2, 1))
    assert format_spec(WEISS, "title", DAY).titles == (
        Title("Lantern Street", frozenset({"LNT"})),
        Title("Moth Court", frozenset({"MTH", "MT2"})),
    )


def test_single_cards_belong_to_a_further_title_or_to_every_title() -> None:
    make_format("title", requirements={"one_title": True})
    group = make_title("Moth Court", "MTH")
    only_cards = make_title("Festival")
    TitleCard.objects.create(game=GAME, group=group, code="LNT/W01-E050")
    TitleCard.objects.create(game=GAME, group=only_cards, code="LNT/W01-E051")
    TitleCard.objects.create(game=GAME, group=None, code="PRM/W01-001")
    TitleCard.objects.create(game="other-game", group=None, code="XXX/001")
    spec = format_spec(WEISS, "title", DAY)
    assert spec.titles == (
        Title("Festival", frozenset(), frozenset({"LNT/W01-E051"})),
        Title("Moth Court", frozenset({"MTH"}), frozenset({"LNT/W01-E050"})),
    )
    assert spec.in_every_title == {"PRM/W01-001"}


def test_a_card_listed_by_its_number_is_meant_with_its_parallels() -> None:
    make_format("title", requirements={"one_title": True})
    group = make_title("Moth Court", "MTH")
    dawn = make_printing("Lantern of Dawn", code="LNT/W01-E050").card
    add_printing(dawn, "LNT/W01-E050SP")
    add_printing(dawn, "LNT/W02-E007")  # a reprint has a number of its own
    make_printing("Lantern of Dusk", code="LNT/W01-E050b")  # another card under a letter of the number
    TitleCard.objects.create(game=GAME, group=group, code="LNT/W01-E050")
    TitleCard.objects.create(game=GAME, group=None, code="LNT/W01-E050SP")
    spec = format_spec(WEISS, "title", DAY)
    assert spec.titles == (Title("Moth Court", frozenset({"MTH"}), frozenset({"LNT/W01-E050", "LNT/W01-E050SP"})),)
    assert spec.in_every_title == {"LNT/W01-E050", "LNT/W01-E050SP"}


def test_a_name_that_a_card_is_also_regarded_as_joins_the_two_names() -> None:
    make_format()
    card = make_printing("Lantern Of Dawn").card
    other = "Lantern of Dawn"
    CardName.objects.create(card=card, kind="regarded", name=other, folded=fold_name(other))
    same_name = format_spec(WEISS, "open", DAY).same_name
    assert same_name["Lantern Of Dawn"] == same_name["Lantern of Dawn"]
    assert "Lantern Keeper" not in same_name


def test_printed_names_join_nothing() -> None:
    make_format()
    make_printing("Lantern Keeper")
    assert format_spec(WEISS, "open", DAY).same_name == {}


def test_joined_names_join_further_ones() -> None:
    joined = join_names([("A", "B"), ("C", "D"), ("B", "C"), ("X", "Y")])
    assert {joined[name] for name in "ABCD"} == {joined["A"]}
    assert joined["X"] == joined["Y"] != joined["A"]


def test_a_format_takes_few_queries(django_assert_max_num_queries: DjangoAssertNumQueries) -> None:
    make_format("open")
    make_list(make_format("title", requirements={"one_title": True}), date(2026, 1, 1), ("banned", 0, ["Moth Queen"]))
    make_title("Moth Court", "MTH")
    with django_assert_max_num_queries(3):
        format_spec(WEISS, "open", DAY)
    with django_assert_max_num_queries(6):
        format_spec(WEISS, "title", DAY)
