"""The formats and titles that come with a game are whole and say where they come from."""

import json
from collections.abc import Mapping
from datetime import date
from pathlib import Path

import pytest

from rules.format_defaults import DefaultFormat, default_spec, read_defaults
from rules.games import GAMES, Game

games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.key))


@games
def test_the_default_format_of_a_game_is_among_them(game: Game) -> None:
    assert game.default_format in {one.key for one in read_defaults(game.folder / "formats").formats}


@games
def test_formats_ask_only_for_what_the_game_knows(game: Game) -> None:
    for one in read_defaults(game.folder / "formats").formats:
        assert one.requirements.keys() <= game.requirements.keys()


@games
def test_every_entry_says_where_it_comes_from_and_as_of_when(game: Game) -> None:
    defaults = read_defaults(game.folder / "formats")
    sources = [one.source for one in defaults.formats] + [title.source for title in defaults.titles]
    assert all(", as of 20" in source for source in sources)


@games
def test_no_title_stands_twice_and_none_lists_a_prefix_twice(game: Game) -> None:
    titles = read_defaults(game.folder / "formats").titles
    assert len({title.name for title in titles}) == len(titles)
    for title in titles:
        assert title.prefixes, title.name
        assert len(set(title.prefixes)) == len(title.prefixes), title.name


def test_weiss_schwarz_has_the_three_formats_and_some_prefixes_in_two_titles() -> None:
    defaults = read_defaults(GAMES["weiss-schwarz"].folder / "formats")
    assert [one.key for one in defaults.formats] == ["standard", "title", "side"]
    prefixes = [prefix for title in defaults.titles for prefix in title.prefixes]
    assert len(prefixes) > len(set(prefixes))


def write(folder: Path, entry: Mapping[str, object]) -> Path:
    (folder / "formats.json").write_text(json.dumps({"formats": [entry]}), encoding="utf-8")
    return folder


ENTRY = {"key": "open", "edition": "en", "title": "Open", "source": "Notice", "as_of": "2026-02", "requirements": {}}


def test_a_game_needs_no_titles(tmp_path: Path) -> None:
    defaults = read_defaults(write(tmp_path, ENTRY))
    assert defaults.formats == (DefaultFormat("open", "en", "Open", "Notice, as of 2026-02", {}),)
    assert defaults.titles == ()


def test_an_unknown_key_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="colour"):
        read_defaults(write(tmp_path, ENTRY | {"colour": "red"}))


def test_a_missing_key_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="as_of"):
        read_defaults(write(tmp_path, {key: value for key, value in ENTRY.items() if key != "as_of"}))


def test_a_format_is_the_one_of_the_day(tmp_path: Path) -> None:
    rows = [ENTRY | {"until": "2024-01-14"}, ENTRY | {"title": "New", "since": "2024-01-15"}]
    (tmp_path / "formats.json").write_text(json.dumps({"formats": rows}), encoding="utf-8")
    assert default_spec(tmp_path, "open", date(2024, 1, 14)).title == "Open"
    later = default_spec(tmp_path, "open", date(2024, 1, 15))
    assert (later.title, later.since) == ("New", date(2024, 1, 15))


def test_a_day_without_a_format_raises(tmp_path: Path) -> None:
    folder = write(tmp_path, ENTRY | {"since": "2024-01-15"})
    with pytest.raises(KeyError, match="no format open on 2024-01-14"):
        default_spec(folder, "open", date(2024, 1, 14))


@pytest.mark.parametrize("wrong", [{"since": "soon"}, {"restriction_lists": [{"source": "x", "as_of": "2026-02"}]}])
def test_a_date_or_list_that_cannot_be_read_is_refused(tmp_path: Path, wrong: Mapping[str, object]) -> None:
    with pytest.raises((ValueError, KeyError)):
        read_defaults(write(tmp_path, {**ENTRY, **wrong}))
