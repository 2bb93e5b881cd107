"""The formats and titles that come with the project are loaded once and then belong to the maintainers."""

import json
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from pytest_django import DjangoAssertNumQueries

from cards.format_defaults import load_formats, load_formats_of
from cards.format_specs import format_spec
from cards.models import Format, RestrictionList, TitleGroup, TitlePrefix
from rules.format_defaults import default_spec
from rules.games import GAMES, Game
from rules.legality import Restriction, RestrictionKind
from tests.decks.make import GAME

pytestmark = pytest.mark.django_db


def game_with(folder: Path, titles: Mapping[str, list[str]], *formats: str) -> Game:
    """A game whose files hold these titles and formats."""
    (folder / "formats").mkdir(exist_ok=True)
    entry = {"edition": "en", "source": "Notice", "as_of": "2026-02", "requirements": {"one_title": True}}
    listed = {"formats": [entry | {"key": key, "title": key.title()} for key in formats]}
    blocks = {"blocks": [{"source": "Notice", "as_of": "2026-02", "titles": titles}]}
    (folder / "formats" / "formats.json").write_text(json.dumps(listed), encoding="utf-8")
    (folder / "formats" / "titles.json").write_text(json.dumps(blocks), encoding="utf-8")
    return replace(GAMES[GAME], folder=folder)


def groups() -> dict[str, set[str]]:
    names: dict[str, set[str]] = {name: set() for name in TitleGroup.objects.values_list("name", flat=True)}
    for name, prefix in TitlePrefix.objects.values_list("group__name", "prefix"):
        names[name].add(prefix)
    return names


def test_a_new_site_gets_the_formats_and_titles(tmp_path: Path) -> None:
    game = game_with(tmp_path, {"Lantern Street": ["LNT", "LN2"]}, "title")
    assert load_formats_of(game) == 4
    row = Format.objects.get()
    assert (row.key, row.title, row.source) == ("title", "Title", "Notice, as of 2026-02")
    assert row.requirements == {"one_title": True}
    assert groups() == {"Lantern Street": {"LNT", "LN2"}}


def test_loading_again_changes_nothing(tmp_path: Path, django_assert_num_queries: DjangoAssertNumQueries) -> None:
    game = game_with(tmp_path, {"Lantern Street": ["LNT"]}, "title")
    load_formats_of(game)
    with django_assert_num_queries(3):  # a savepoint, what was loaded, and the savepoint's release
        assert load_formats_of(game) == 0


def test_what_maintainers_changed_or_deleted_stays_so(tmp_path: Path) -> None:
    titles = {"Lantern Street": ["LNT", "LN2"], "Moth Court": ["MTH"], "Gone Town": ["GON"]}
    game = game_with(tmp_path, titles, "title", "side")
    load_formats_of(game)
    Format.objects.filter(key="title").update(title="Our title format", source="House rules")
    Format.objects.filter(key="side").delete()
    TitlePrefix.objects.filter(prefix="LN2").delete()
    TitleGroup.objects.filter(name="Moth Court").update(name="The Moth Court")
    TitleGroup.objects.filter(name="Gone Town").delete()
    assert load_formats_of(game) == 0
    assert list(Format.objects.values_list("key", "title", "source")) == [("title", "Our title format", "House rules")]
    assert groups() == {"Lantern Street": {"LNT"}, "The Moth Court": {"MTH"}}


def test_a_later_prefix_reaches_the_title_that_is_there(tmp_path: Path) -> None:
    load_formats_of(game_with(tmp_path, {"Lantern Street": ["LNT"]}))
    assert load_formats_of(game_with(tmp_path, {"Lantern Street": ["LNT", "LN2"]})) == 1
    assert groups() == {"Lantern Street": {"LNT", "LN2"}}


def test_a_later_prefix_does_not_bring_back_a_title_that_was_deleted(tmp_path: Path) -> None:
    load_formats_of(game_with(tmp_path, {"Lantern Street": ["LNT"]}))
    TitleGroup.objects.all().delete()
    load_formats_of(game_with(tmp_path, {"Lantern Street": ["LNT", "LN2"]}))
    assert groups() == {}


def test_a_later_title_and_a_later_format_are_added(tmp_path: Path) -> None:
    load_formats_of(game_with(tmp_path, {"Lantern Street": ["LNT"]}, "title"))
    assert (
        load_formats_of(game_with(tmp_path, {"Lantern Street": ["LNT"], "Moth Court": ["MTH"]}, "title", "side")) == 3
    )
    assert groups() == {"Lantern Street": {"LNT"}, "Moth Court": {"MTH"}}
    assert Format.objects.count() == 2


def test_what_maintainers_entered_before_is_not_entered_twice(tmp_path: Path) -> None:
    Format.objects.create(game=GAME, key="title", edition="en", title="Ours", source="House rules")
    own = TitleGroup.objects.create(game=GAME, name="Lantern Street")
    TitlePrefix.objects.create(group=own, prefix="LNT")
    load_formats_of(game_with(tmp_path, {"Lantern Street": ["LNT", "LN2"]}, "title"))
    assert Format.objects.get().title == "Ours"
    assert groups() == {"Lantern Street": {"LNT", "LN2"}}


DATED: dict[str, object] = {
    "key": "open",
    "edition": "en",
    "title": "Open",
    "source": "Notice",
    "as_of": "2026-02",
    "requirements": {},
}


def dated_game(folder: Path, *formats: Mapping[str, object]) -> Game:
    (folder / "formats").mkdir(exist_ok=True)
    listed = {"formats": [{**DATED, **one} for one in formats]}
    (folder / "formats" / "formats.json").write_text(json.dumps(listed), encoding="utf-8")
    return replace(GAMES[GAME], folder=folder)


def test_two_formats_of_one_key_follow_one_another(tmp_path: Path) -> None:
    earlier = {"title": "Old", "until": "2026-01-31", "requirements": {"one_side": True}}
    game = dated_game(tmp_path, earlier, {"since": "2026-02-01"})
    assert load_formats_of(game) == 2
    assert format_spec(game, "open", date(2026, 1, 31)).title == "Old"
    assert format_spec(game, "open", date(2026, 2, 1)).title == "Open"
    Format.objects.filter(title="Old").delete()
    assert load_formats_of(game) == 0
    assert Format.objects.count() == 1


def test_a_format_brings_its_restriction_lists_once(tmp_path: Path) -> None:
    entries = [
        {"kind": "limited", "limit": 2, "names": ["Moth Queen"]},
        {"kind": "choose_one", "names": ["Lamp", "Bell"]},
    ]
    listed = {"source": "List 1", "as_of": "2026-02", "since": "2026-02-01", "until": "2026-03-31", "entries": entries}
    game = dated_game(tmp_path, {"restriction_lists": [listed]})
    assert load_formats_of(game) == 2
    assert format_spec(game, "open", date(2026, 1, 31)).restrictions == ()
    spec = format_spec(game, "open", date(2026, 3, 31))
    assert spec.restriction_source == "List 1, as of 2026-02"
    assert spec.restrictions == (
        Restriction(RestrictionKind.LIMITED, ("Moth Queen",), 2),
        Restriction(RestrictionKind.CHOOSE_ONE, ("Lamp", "Bell")),
    )
    assert default_spec(game.folder / "formats", "open", date(2026, 3, 31)).restrictions == spec.restrictions
    RestrictionList.objects.all().delete()
    assert load_formats_of(game) == 0
    assert RestrictionList.objects.count() == 0


def test_a_later_list_reaches_the_format_unless_that_was_deleted(tmp_path: Path) -> None:
    listed = {"source": "List 1", "as_of": "2026-02", "since": "2026-02-01", "entries": []}
    load_formats_of(dated_game(tmp_path, {}))
    assert load_formats_of(dated_game(tmp_path, {"restriction_lists": [listed]})) == 1
    assert RestrictionList.objects.get().source == "List 1, as of 2026-02"
    Format.objects.all().delete()
    assert load_formats_of(dated_game(tmp_path, {"restriction_lists": [listed, listed | {"since": "2026-03-01"}]})) == 1
    assert RestrictionList.objects.count() == 0


def test_one_prefix_may_stand_in_two_titles(tmp_path: Path) -> None:
    load_formats_of(game_with(tmp_path, {"Lantern Street": ["LN2"], "Moth Court": ["LN2"]}))
    assert groups() == {"Lantern Street": {"LN2"}, "Moth Court": {"LN2"}}


def test_the_project_comes_with_formats_for_every_game() -> None:
    assert "no new entries" not in load_formats()
    for game in GAMES.values():
        assert Format.objects.filter(game=game.key, key=game.default_format).exists()
    assert load_formats() == "formats and titles: no new entries"
