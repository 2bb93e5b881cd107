"""Goldfish runs: one deck, an opponent who sits still, many games; docs/goldfish.md defines what is measured."""

from collections.abc import Iterator
from typing import Final

from rules.engine import ENGINE_VERSION
from rules.games import GAMES
from rules.games.game import Goldfish
from rules.lab.frozen_deck import FrozenDeck
from rules.lab.not_played import NotPlayedError, by_name
from rules.lab.seeds import game_seed
from rules.lab.tally import Tally

DEFAULT_TURNS: Final = 12
# Raise it with every change of what a run counts under the same engine: of a policy (the greedy bot answers to texts
# in it), of a measure, of what cards do.
# 2: cards are played with their abilities, where these are understood.
# 3: the bot whose answers it takes to texts takes a card out of those that it looks at.
POLICY_VERSION: Final = 3
VERSION: Final = f"{ENGINE_VERSION}.{POLICY_VERSION}"


def goldfish_of(key: str) -> Goldfish:
    """Return how decks of the game are goldfished; raises NotPlayedError."""
    game = GAMES[key]
    if game.goldfish is None:
        raise NotPlayedError(game)
    return game.goldfish


def play(deck: FrozenDeck, run_seed: int, first: int, count: int, turns: int = DEFAULT_TURNS) -> Tally:
    """Play the games `first` to `first + count - 1` of a run, each of at most `turns` turns of the deck."""
    tally = Tally()
    seeds = (game_seed(run_seed, index) for index in range(first, first + count))
    goldfish_of(deck.game).play(deck, seeds, turns, tally)
    return tally


def trace(deck: FrozenDeck, run_seed: int, index: int, turns: int = DEFAULT_TURNS) -> Iterator[str]:
    """Yield one game of a run in full, a line for each thing that happened, its rule first."""
    return goldfish_of(deck.game).trace(deck, game_seed(run_seed, index), turns)


def not_played(deck: FrozenDeck) -> dict[str, int]:
    """Return how many cards of each name are played without an ability that is not understood."""
    return by_name(goldfish_of(deck.game).not_understood(deck))
