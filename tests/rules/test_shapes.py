"""Shapes of values that people write as JSON."""

from typing import Any

import pytest

from rules.format_defaults import read_defaults
from rules.games import GAMES, Game
from rules.requirements import Parameter
from rules.shapes import in_words, misfit

SHAPE = {"grades": [int], "crests": int, "counted?": bool}
SOUND = {"grades": [0, 1], "crests": 1}


@pytest.mark.parametrize("value", [SOUND, SOUND | {"counted": False}])
def test_a_value_of_the_shape_has_nothing_wrong(value: Any) -> None:
    assert misfit(value, SHAPE) == ""


@pytest.mark.parametrize(
    ("value", "wrong"),
    [
        (
            True,
            'the value must be written as {"grades": [number, …], "crests": number, "counted" (if any): true or false}',
        ),
        ({}, "the value must be written as"),
        ({"grades": [0]}, "the value lacks 'crests'"),
        (SOUND | {"colour": 1}, "the value knows no 'colour', only counted, crests, grades"),
        (SOUND | {"grades": []}, "grades must be a list with something in it"),
        (SOUND | {"grades": [0, "one"]}, "grades[2] must be a whole number, not below 0"),
        (SOUND | {"crests": -1}, "crests must be a whole number, not below 0"),
        (SOUND | {"crests": True}, "crests must be a whole number, not below 0"),
        (SOUND | {"counted": 1}, "counted must be true or false"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(value: Any, wrong: str) -> None:
    assert misfit(value, SHAPE).startswith(wrong)


def test_any_key_and_texts() -> None:
    assert misfit({"critical": 8}, {str: int}) == ""
    assert misfit({"critical": "many"}, {str: int}) == "critical must be a whole number, not below 0"
    assert misfit({"names": [""]}, {"names": [str]}) == "names[1] must be a text"
    assert in_words({str: int}) == "{text: number}"


def test_a_parameter_may_be_done_without() -> None:
    assert Parameter({"also": [str]}, is_needed=False).misfit(True) == ""
    assert Parameter({"also": [str]}).misfit(True) != ""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_formats_that_ship_say_what_their_requirements_need(game: Game) -> None:
    assert game.parameters.keys() <= game.requirements.keys()
    for entry in read_defaults(game.folder / "formats").formats:
        for key, value in entry.requirements.items():
            parameter = game.parameters.get(key)
            assert parameter.misfit(value) == "" if parameter else value is True, key
