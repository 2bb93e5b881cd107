"""What can be run: a kind of simulation, and the function that plays a part of one."""

from collections.abc import Callable
from dataclasses import dataclass

from rules.engine import ENGINE_VERSION
from rules.lab import goldfish
from rules.lab.frozen_deck import FrozenDeck
from rules.lab.tally import Tally

# deck, seed of the run, index of the first game, number of games, turns
Player = Callable[[FrozenDeck, int, int, int, int], Tally]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of simulation. A chunk of `games_per_chunk` games should last a few seconds at most.

    A run pins the `version` that it starts with: what another version counts is never added to it.
    """

    play: Player
    games_per_chunk: int
    version: str = ENGINE_VERSION


GOLDFISH = "goldfish"
KINDS: dict[str, Kind] = {GOLDFISH: Kind(goldfish.play, games_per_chunk=50, version=goldfish.VERSION)}


def versions() -> dict[str, str]:
    """Return by kind the version that is played here."""
    return {key: kind.version for key, kind in KINDS.items()}
