"""The games say what they are searched by and built from."""

from datetime import date
from typing import Any

from cards.models import Format
from rules.games import GAMES
from tests.config.api.conftest import Caller


def described(anyone: Caller) -> dict[str, Any]:
    return next(game for game in anyone("get", "games/").json() if game["key"] == "weiss-schwarz")


def test_a_game_lists_its_fields_with_aliases_and_values(anyone: Caller) -> None:
    games = anyone("get", "games/").json()
    assert [game["key"] for game in games] == list(GAMES)
    game = described(anyone)
    colour = next(field for field in game["fields"] if field["key"] == "colour")
    assert colour["kind"] == "word"
    assert "color" in colour["aliases"]
    assert {"value": "yellow", "aliases": ["y"]} in colour["values"]
    assert game["sections"][0]["size"] == 50


def test_a_game_lists_its_formats_with_their_dates(anyone: Caller) -> None:
    Format.objects.all().delete()
    Format.objects.create(
        game="weiss-schwarz", key="standard", title="Standard", source="Floor rules", since=date(2020, 1, 2)
    )
    assert described(anyone)["formats"] == [
        {
            "key": "standard",
            "title": "Standard",
            "edition": "en",
            "since": "2020-01-02",
            "until": None,
            "source": "Floor rules",
        }
    ]
