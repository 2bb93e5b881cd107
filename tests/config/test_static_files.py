"""Static files are collected when one of them changed, and only then."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from pytest_django import Settings

from config import static_files


@pytest.fixture
def stylesheet(tmp_path: Path, settings: Settings) -> Iterator[Path]:
    folder = tmp_path / "static"
    folder.mkdir()
    path = folder / "one.css"
    path.write_text("a {}")
    settings.STATICFILES_FINDERS = ["django.contrib.staticfiles.finders.FileSystemFinder"]
    settings.STATICFILES_DIRS = [folder]
    settings.STATIC_ROOT = tmp_path / "collected"
    finders.get_finder.cache_clear()  # type: ignore[attr-defined]
    yield path
    finders.get_finder.cache_clear()  # type: ignore[attr-defined]


def test_nothing_is_collected_twice(stylesheet: Path) -> None:
    assert static_files.collect_if_changed()
    assert not static_files.collect_if_changed()


def test_a_changed_file_is_collected_again(stylesheet: Path, settings: Settings) -> None:
    static_files.collect_if_changed()
    stylesheet.write_text("b {}")
    os.utime(stylesheet, ns=(1, 1))
    assert static_files.collect_if_changed()
    assert (Path(settings.STATIC_ROOT) / "one.css").read_text() == "b {}"


def test_a_removed_file_is_removed(stylesheet: Path, settings: Settings) -> None:
    (stylesheet.parent / "two.css").write_text("c {}")
    static_files.collect_if_changed()
    (stylesheet.parent / "two.css").unlink()
    assert static_files.collect_if_changed()
    assert not (Path(settings.STATIC_ROOT) / "two.css").exists()
