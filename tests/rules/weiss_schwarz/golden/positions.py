"""How many positions can be reached from an opening by so many decisions, and by how many ways: a perft.

Positions are told apart by their digests, which say everything that what is to come depends on. Ways meet where they
lead to the same position, as two exchanges of the same places do.
"""

import hashlib
from collections.abc import Callable, Iterator

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.digest import digest
from rules.games.weiss_schwarz.setup import new_game
from rules.games.weiss_schwarz.table import WeissGame
from tests.rules.weiss_schwarz.play.board import character, climax
from tests.soak.decks import game_number, player_number

Level = dict[str, tuple[WeissGame, int]]  # by digest: a game that stands there, and the ways that lead there


def small_decks() -> WeissGame:
    """Two decks of nine cards, from the first clock phase on."""
    deck = [character("Rook", trigger="soul")] * 4 + [character("Knight", level=1, cost=1, power=3000)] * 3
    deck += [climax("Gale", "shot")] * 2
    game = new_game(deck, deck, seed=1)
    while (request := game.advance()) is not None and request.kind == words.MULLIGAN:
        game.apply(words.PASS)
    return game


def starter_decks() -> WeissGame:
    """Starter decks with their abilities, from a clock phase in the middle of a game on."""
    return _when(game_number(1), 1, lambda game: game.turn > 12 and _asks(game) == words.CLOCK)


def an_attack() -> WeissGame:
    """Other starter decks, from an attack phase on in which three characters can attack."""
    return _when(game_number(5), 5, lambda game: _asks(game) == words.ATTACKER and len(_options(game)) == 4)


OPENINGS: dict[str, tuple[Callable[[], WeissGame], int]] = {
    "small decks": (small_decks, 5),
    "starter decks": (starter_decks, 4),
    "an attack": (an_attack, 4),
}


def lines() -> Iterator[str]:
    """Yield a line for each opening and depth: positions, ways, and a checksum of the digests of all positions."""
    for name, (opening, depth) in OPENINGS.items():
        yield from counted(name, opening(), depth)


def counted(name: str, opening: WeissGame, depth: int) -> Iterator[str]:
    level: Level = {digest(opening): (opening, 1)}
    for made in range(depth + 1):
        ways = sum(ways for _, ways in level.values())
        checksum = hashlib.sha256("".join(sorted(level)).encode()).hexdigest()[:16]
        yield f"{name}, {made} decisions: {len(level)} positions, {ways} ways, {checksum}"
        level = _next(level)


def _next(level: Level) -> Level:
    """Return what one decision more leads to; games that are over lead nowhere."""
    found: Level = {}
    for game, ways in level.values():
        for option in _options(game):
            branch = game.clone()
            branch.apply(option)
            branch.advance()
            key = digest(branch)
            found[key] = (branch, found[key][1] + ways if key in found else ways)
    return found


def _when(game: WeissGame, index: int, holds: Callable[[WeissGame], bool]) -> WeissGame:
    """Play random-legal up to the first request at which something holds."""
    player = player_number(index)
    while game.advance() is not None and not holds(game):
        game.apply(player.choose(game))
    return game


def _asks(game: WeissGame) -> int:
    return -1 if game.request is None else game.request.kind


def _options(game: WeissGame) -> list[int]:
    return [] if game.request is None else game.request.options
