"""Whole games, greedy against greedy with starter decks, as `manage.py simulate --trace` tells them."""

from rules.lab.matches import Entrant, Match
from simulations.match_results import players_of, story
from tests.arena.decks import starter_decks

# By name of the file: the two decks by their place among the starter decks, and the seed.
GAMES = {"game-1": (0, 1, 1), "game-2": (2, 0, 2)}


def told(name: str) -> list[str]:
    """Play a game, and return its story, a line each."""
    one, other, seed = GAMES[name]
    decks = starter_decks()
    match = Match(Entrant(decks[one], "greedy"), Entrant(decks[other], "greedy"), seed)
    played = match.game(0, is_traced=True)
    return list(story(match.versus, played.game, players_of(played.record)))
