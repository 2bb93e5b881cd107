"""Games of Weiß Schwarz between two decks, as the lab plays them."""

import hashlib
import json
from typing import Any

from rules.bots.bot import Bot
from rules.bots.uniform import Uniform
from rules.engine.machine import Event, Game
from rules.games.weiss_schwarz import digest as digests
from rules.games.weiss_schwarz.bot import Greedy
from rules.games.weiss_schwarz.programs import programs_of
from rules.games.weiss_schwarz.seeing import view_of
from rules.games.weiss_schwarz.setup import new_game
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.telling import tell_of_players
from rules.games.weiss_schwarz.view import View
from rules.lab.frozen_deck import FrozenDeck

BOTS: dict[str, type[Bot]] = {"greedy": Greedy, "random": Uniform}


def cards_hash(decks: tuple[FrozenDeck, FrozenDeck]) -> str:
    """Return a name for the cards as they are played: what is printed on them, and the programs of their abilities."""
    played = [[deck.digest, [programs_of(copies) for copies in deck.cards]] for deck in decks]
    return hashlib.sha256(json.dumps(played, ensure_ascii=False, sort_keys=True).encode()).hexdigest()[:32]


def begin(deck: Any, other: Any, seed: int) -> Game:
    """Return a game between two prepared decks."""
    return new_game(deck, other, seed)


def view(game: Game, player: int) -> View:
    return view_of(_weiss(game), player)


def digest(game: Game) -> str:
    return digests.digest(_weiss(game))


def tell(event: Event, game: Game, names: tuple[str, str]) -> str:
    return tell_of_players(event, _weiss(game), names)


def first(game: Game) -> int:
    """Return the seat of the starting player."""
    return _weiss(game).first_player


def turns(game: Game) -> int:
    """Return how many turns were begun, of both players together."""
    return _weiss(game).turn


def _weiss(game: Game) -> WeissGame:
    assert isinstance(game, WeissGame)  # noqa: S101
    return game
