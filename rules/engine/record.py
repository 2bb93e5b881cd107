"""Records: the decisions of a game, which together with its beginning are the game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rules.engine.errors import RecordMismatch
from rules.engine.machine import Game
from rules.engine.version import ENGINE_VERSION


@dataclass(frozen=True)
class Record:
    """The decisions of one game, in order, and the digest of where they led."""

    decisions: tuple[int, ...]
    digest: str
    engine_version: str = ENGINE_VERSION


def play(game: Game, choose: Callable[[Game], int], digest: Callable[[Game], str]) -> Record:
    """Play `game` to its end by `choose`, which picks an option of the request, and return the record."""
    decisions: list[int] = []
    while game.advance() is not None:
        option = choose(game)
        decisions.append(option)
        game.apply(option)
    return Record(tuple(decisions), digest(game))


def replay(game: Game, record: Record, digest: Callable[[Game], str]) -> Game:
    """Play the record on a game that begins as its own did; raises RecordMismatch where it leads elsewhere."""
    if record.engine_version != ENGINE_VERSION:
        raise RecordMismatch(f"The record is of engine {record.engine_version}; this is {ENGINE_VERSION}.")
    decide(game, record.decisions)
    if game.advance() is not None:
        raise RecordMismatch(f"The record ends after {len(record.decisions)} decisions, and the game goes on.")
    if digest(game) != record.digest:
        raise RecordMismatch("The record led to another end.")
    return game


def decide(game: Game, decisions: Iterable[int]) -> None:
    """Answer one request after the other; raises RecordMismatch for an option that is not there."""
    for at, option in enumerate(decisions):
        request = game.advance()
        if request is None:
            raise RecordMismatch(f"The game is over before decision {at} of the record.")
        if option not in request.options:
            raise RecordMismatch(f"Decision {at} of the record, {option}, is no option by rule {request.rule}.")
        game.apply(option)
