"""The filter panel: what it shows of a query, and what it writes back."""

from dataclasses import replace

import pytest
from django.http import QueryDict

from cards import panel
from cards.search import Filters, read_filters, to_query
from rules.games import GAMES

GAME = GAMES["weiss-schwarz"]


def group(key: str, filters: Filters | None = None) -> panel.Group:
    return next(one for one in panel.groups(GAME, filters or Filters()) if one.field.key == key)


def submitted(query: str, panel_data: str) -> str:
    """Return the query that a panel over `query` writes when it is sent with `panel_data`."""
    return to_query(GAME, panel.read(GAME, QueryDict(panel_data), read_filters(GAME, query)))


def test_every_field_of_the_game_is_a_group_in_its_order() -> None:
    assert [one.field for one in panel.groups(GAME, Filters())] == list(GAME.fields)


def test_a_rare_field_is_a_group_only_while_it_narrows() -> None:
    fields = tuple(replace(field, is_rare=field.key in ("power", "side")) for field in GAME.fields)
    game = replace(GAME, fields=fields)
    assert [one.field.key for one in panel.groups(game, Filters())] == [f.key for f in fields if not f.is_rare]
    for narrowing in (Filters(chosen={"side": ("weiss",)}), Filters(at_most={"power": 500})):
        assert len(panel.groups(game, narrowing)) == len(fields) - 1


def test_a_closed_vocabulary_is_offered_whole() -> None:
    assert [choice.value for choice in group("colour").choices] == ["yellow", "green", "red", "blue"]


def test_common_numbers_are_buttons_and_other_numbers_a_range() -> None:
    assert [choice.value for choice in group("level").choices] == ["0", "1", "2", "3"]
    assert not group("level").has_range
    assert group("power").has_range
    assert not group("power").choices


def test_an_open_vocabulary_has_a_box_and_shows_what_is_on() -> None:
    found = group("trait", Filters(chosen={"trait": ("Music",)}))
    assert found.has_box
    assert [(choice.label, choice.is_on) for choice in found.choices] == [("Music", True)]


def test_the_fields_in_use_are_counted_once_each() -> None:
    assert panel.count_on(read_filters(GAME, "level:0|1 power>=500 power<=2000 bell")) == 2


@pytest.mark.parametrize(
    ("query", "data", "wanted"),
    [
        ("", "level=0&level=1", "level:0|1"),
        ("bell", "level=0&level=0", "bell level:0"),
        ("bell level:0", "", "bell"),
        ("level>=2", "colour=red", "colour:red level>=2"),
        ("power>=500", "power.min=&power.max=2000", "power<=2000"),
        ("", "trait=Night+Watch&trait=", 'trait:"Night Watch"'),
        ('o:/a.b/ -(level:1 or "x")', "type=climax", "o:/a.b/ -(level:1 or x) type:climax"),
        ("order:name", "order=", ""),
        ("", "order=-power", "order:-power"),
    ],
)
def test_a_panel_writes_its_terms_and_leaves_the_rest_alone(query: str, data: str, wanted: str) -> None:
    assert submitted(query, data) == wanted


def test_what_was_written_shows_as_it_was_sent() -> None:
    data = QueryDict("level=0&colour=red&colour=blue&trait=Night+Watch&power.min=500")
    sent = panel.read(GAME, data, Filters())
    assert read_filters(GAME, to_query(GAME, sent)) == sent


def test_a_flood_of_values_is_cut() -> None:
    data = "&".join(f"trait=Trait{number}" for number in range(500))
    assert submitted("", data).count("|") == panel.MOST_CHOICES - 1
