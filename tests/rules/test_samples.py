"""The decks that come with each game."""

from dataclasses import replace
from pathlib import Path

import pytest

from rules.games import GAMES, Game
from rules.games.samples import sample_decks

GAME = next(iter(GAMES.values()))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    decks = tmp_path / "starter" / "decks"
    decks.mkdir(parents=True)
    return decks


def test_the_comments_on_top_name_the_deck_and_its_plan(folder: Path) -> None:
    (folder / "late.txt").write_text("// name: Late Bells\n// plan: Wait.\n// Then ring.\n4 A Bell\n// not the plan\n")
    (sample,) = sample_decks(replace(GAME, folder=folder.parent.parent))
    assert (sample.slug, sample.name, sample.plan) == ("late", "Late Bells", "Wait. Then ring.")
    assert sample.text.startswith("// name:")


def test_a_deck_without_comments_is_called_after_its_file(folder: Path) -> None:
    (folder / "plain.txt").write_text("4 A Bell\n")
    (sample,) = sample_decks(replace(GAME, folder=folder.parent.parent))
    assert (sample.name, sample.plan) == ("plain", "")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_game_brings_decks_that_say_what_they_want(game: Game) -> None:
    samples = sample_decks(game)
    assert len(samples) >= 3
    assert all(sample.plan for sample in samples)
