"""What can be run: a kind of simulation, and the function that plays a part of one."""

from collections.abc import Callable
from dataclasses import dataclass

from rules.engine import ENGINE_VERSION
from rules.games import GAMES
from rules.lab import goldfish
from rules.lab.frozen_deck import FrozenDeck
from rules.lab.tally import Tally

# deck, seed of the run, index of the first game, number of games, turns
Player = Callable[[FrozenDeck, int, int, int, int], Tally]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of simulation. A chunk of `games_per_chunk` games should last a few seconds at most.

    `version` is that of the engine and of what is counted; what a run pins is `version_of`.
    """

    play: Player
    games_per_chunk: int
    version: str = ENGINE_VERSION


GOLDFISH = "goldfish"
KINDS: dict[str, Kind] = {GOLDFISH: Kind(goldfish.play, games_per_chunk=50, version=goldfish.VERSION)}


def version_of(kind: str, game: str) -> str:
    """Return the version that runs are played by here: another compiler makes other programs of the cards.

    A run pins the one that it starts with: what another version counts is never added to it.
    """
    texts = GAMES[game].texts
    return f"{KINDS[kind].version}.{texts.version}" if texts is not None else KINDS[kind].version


def versions() -> dict[tuple[str, str], str]:
    """Return by kind and game the version that is played here."""
    return {(kind, game): version_of(kind, game) for kind in KINDS for game in GAMES}
