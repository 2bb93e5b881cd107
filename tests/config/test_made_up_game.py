"""One folder and one line make a game: the whole product serves one that exists nowhere but in the tests."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests import programs


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder: Path = tmp_path_factory.mktemp("lanterns")
    env = programs.environment(
        DJANGO_SETTINGS_MODULE="tests.made_up_game.settings", VAR_DIR=str(folder), DEBUG="yes", LOG_LEVEL="ERROR"
    )
    done = programs.finish(programs.BIN / "python", "-m", "tests.made_up_game.walk", env=env)
    assert done.returncode == 0, done.stdout
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])  # logs come before it
    return found


def test_its_cards_are_in_the_catalogue_under_its_own_words(seen: dict[str, Any]) -> None:
    assert "Lanterns" in seen["home"]
    assert "Paper Moon" in seen["browse"]
    assert "Tin Lamp" not in seen["browse"]
    assert "Keeps the row lit." in seen["card"]


def test_its_cards_go_to_the_section_that_is_their_home(seen: dict[str, Any]) -> None:
    assert seen["sections"] == [["keeper", "LA-10", 1], ["main", "LA-01", 5], ["main", "LA-02", 5]]


def test_the_builder_shows_its_sections_and_judges_by_its_rules(seen: dict[str, Any]) -> None:
    assert "Row of lanterns 10/10" in seen["builder"]
    assert "Keeper 1/1" in seen["builder"]
    assert "Legal" in seen["builder"]
    assert "Brightness" in seen["builder"]


def test_its_lists_are_written_with_headings_and_read_again(seen: dict[str, Any]) -> None:
    assert "Keeper" in seen["list"]
    assert "1 LA-10 Old Wick" in seen["list"]
    assert "Legal in Open" in seen["check_deck"]


def test_its_opening_hands_are_dealt_with_its_own_exchange(seen: dict[str, Any]) -> None:
    assert "1 card exchanged" in seen["hand"]


def test_its_formats_are_offered_wherever_decks_are_judged(seen: dict[str, Any]) -> None:
    assert "Legal" in seen["formats"]
    assert 'value="lanterns/open"' in seen["judge"]
    assert {violation["rule"] for violation in seen["api"]["violations"]} == {"1.1"}


def test_a_deck_of_it_is_not_played_and_the_builder_does_not_offer_it(seen: dict[str, Any]) -> None:
    assert "/goldfish/" not in seen["builder"]
    assert seen["goldfish"] == 404
