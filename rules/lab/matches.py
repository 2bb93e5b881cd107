"""Games between two decks, in pairs: each seed is played twice, the second time with the seats exchanged.

So neither deck has luck with the seed: who begins in one game of a pair is second in the other.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from rules.engine import ENGINE_VERSION
from rules.engine.machine import Game
from rules.games import GAMES
from rules.games.game import Versus
from rules.lab.frozen_deck import FrozenDeck
from rules.lab.not_played import NotPlayedError
from rules.lab.record import MatchRecord
from rules.lab.seeds import game_seed
from rules.lab.tally import Tally

MOST_DECISIONS: Final = 20_000  # a game that goes on for longer is a draw; a usual one has a few hundred
WON, LOST, DRAWN = "won", "lost", "drawn"
# Raise it with every change of what a run counts under the same engine: of a bot, of a measure.
MATCH_VERSION: Final = 1
VERSION: Final = f"{ENGINE_VERSION}.{MATCH_VERSION}"
ENDS: Final = {DRAWN: 0, WON: 1, LOST: 2}  # as the measure `end` counts them


class UnknownBotError(ValueError):
    """There is no bot of that name; the message says which there are."""


def versus_of(key: str) -> Versus:
    """Return how decks of the game are played against each other; raises NotPlayedError."""
    game = GAMES[key]
    if game.versus is None:
        raise NotPlayedError(game)
    return game.versus


@dataclass(frozen=True, slots=True)
class Entrant:
    """A deck and the name of the bot that plays it."""

    deck: FrozenDeck
    bot: str


@dataclass(frozen=True, slots=True)
class Played:
    """One game: how it ended for the first of the two, and its record."""

    index: int
    outcome: str
    record: MatchRecord
    game: Game

    @property
    def seat(self) -> int:
        """Return where the first of the two sat."""
        return self.index % 2


class Match:
    """Two decks with their bots, and the seed of the run."""

    def __init__(self, one: Entrant, other: Entrant, seed: int) -> None:
        self.versus = versus_of(one.deck.game)
        self.entrants = (one, other)
        self.seed = seed
        self._prepared = [self.versus.prepare(entrant.deck) for entrant in self.entrants]
        self._hashes: dict[int, str] = {}
        for entrant in self.entrants:
            check_bot(self.versus, entrant.bot)

    def play(self, first: int, count: int) -> Iterator[Played]:
        """Play the games `first` to `first + count - 1` of the run."""
        return (self.game(index) for index in range(first, first + count))

    def count(self, first: int, count: int) -> Tally:
        """Play the games, and count how they ended for the first deck, also by whether it began, and their turns."""
        tally = Tally()
        for played in self.play(first, count):
            end = ENDS[played.outcome]
            began = self.versus.first(played.game) == played.seat
            tally.add("end", end)
            tally.add("end_going_first" if began else "end_going_second", end)
            tally.add("turns", self.versus.turns(played.game))
        return tally

    def game(self, index: int, *, is_traced: bool = False) -> Played:
        """Play one game of the run: pair `index // 2`, the seats exchanged in the second game of a pair."""
        seed = game_seed(self.seed, index // 2)
        order = (0, 1) if index % 2 == 0 else (1, 0)
        game = self.versus.begin(self._prepared[order[0]], self._prepared[order[1]], seed)
        game.trace = [] if is_traced else None
        bots = [self.versus.bots[self.entrants[at].bot](game_seed(seed, seat)) for seat, at in enumerate(order)]
        decisions = _play(game, self.versus, bots)
        record = self._record(order, seed, decisions, game)
        return Played(index, _outcome(game, order.index(0)), record, game)

    def _record(self, order: tuple[int, int], seed: int, decisions: list[int], game: Game) -> MatchRecord:
        seated = (self.entrants[order[0]], self.entrants[order[1]])
        if order[0] not in self._hashes:
            self._hashes[order[0]] = self.versus.cards_hash((seated[0].deck, seated[1].deck))
        return MatchRecord.of(
            (seated[0].deck, seated[1].deck),
            (seated[0].bot, seated[1].bot),
            seed,
            decisions,
            cards=self._hashes[order[0]],
            digest=self.versus.digest(game),
        )


def check_bot(versus: Versus, name: str) -> None:
    """Raise UnknownBotError where the game has no bot of that name."""
    if name not in versus.bots:
        raise UnknownBotError(f"There is no bot {name!r}. Bots there are: {', '.join(versus.bots)}.")


def _play(game: Game, versus: Versus, bots: list[Any]) -> list[int]:
    """Play to the end, each bot by its own view; return the decisions."""
    decisions: list[int] = []
    while (request := game.advance()) is not None and len(decisions) < MOST_DECISIONS:
        option = bots[request.player].choose(versus.view(game, request.player))
        decisions.append(option)
        game.apply(option)
    return decisions


def _outcome(game: Game, seat: int) -> str:
    result = game.result
    if result is None or result.winner is None:
        return DRAWN
    return WON if result.winner == seat else LOST
