"""The project's own settings, with one game more."""

from rules.games import GAMES
from tests.made_up_game.game import LANTERNS

GAMES[LANTERNS.key] = LANTERNS

from config.settings import *  # noqa: E402, F403
