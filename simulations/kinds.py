"""What can be run: a kind of simulation, and the function that plays a part of one."""

from collections.abc import Callable
from dataclasses import dataclass

from rules.engine import ENGINE_VERSION
from rules.games import GAMES
from rules.lab import goldfish, matches
from rules.lab.frozen_deck import FrozenDeck
from rules.lab.matches import Entrant, Match
from rules.lab.tally import Tally

GREEDY = "greedy"


@dataclass(frozen=True, slots=True)
class Order:
    """What a run plays: a deck by itself for so many turns, or against another one, each by a bot."""

    deck: FrozenDeck
    seed: int
    turns: int
    opponent: FrozenDeck | None = None
    bots: tuple[str, str] = (GREEDY, GREEDY)


# the order, index of the first game, number of games
Player = Callable[[Order, int, int], Tally]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of simulation. A chunk of `games_per_chunk` games should last a few seconds at most.

    `version` is that of the engine and of what is counted; what a run pins is `version_of`.
    """

    play: Player
    games_per_chunk: int
    version: str = ENGINE_VERSION


def _goldfish(order: Order, first: int, count: int) -> Tally:
    return goldfish.play(order.deck, order.seed, first, count, order.turns)


def _match(order: Order, first: int, count: int) -> Tally:
    if order.opponent is None:
        raise ValueError("A match needs two decks.")
    entrants = (Entrant(order.deck, order.bots[0]), Entrant(order.opponent, order.bots[1]))
    return Match(*entrants, order.seed).count(first, count)


GOLDFISH, MATCH = "goldfish", "match"
KINDS: dict[str, Kind] = {
    GOLDFISH: Kind(_goldfish, games_per_chunk=50, version=goldfish.VERSION),
    MATCH: Kind(_match, games_per_chunk=20, version=matches.VERSION),
}


def version_of(kind: str, game: str) -> str:
    """Return the version that runs are played by here: another compiler makes other programs of the cards.

    A run pins the one that it starts with: what another version counts is never added to it.
    """
    texts = GAMES[game].texts
    return f"{KINDS[kind].version}.{texts.version}" if texts is not None else KINDS[kind].version


def versions() -> dict[tuple[str, str], str]:
    """Return by kind and game the version that is played here."""
    return {(kind, game): version_of(kind, game) for kind in KINDS for game in GAMES}
