"""How the deck is played in a goldfish, and how its opponent sits still; docs/goldfish.md says the same in words."""

from collections.abc import Callable
from typing import Final

from rules.engine import Request
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.judgement import (
    ENCORE_LEVEL,
    first_interrupt,
    for_level,
    least_useful,
    may_be_last,
    to_exchange,
    worth,
)
from rules.games.weiss_schwarz.specs import CLIMAX
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import CENTRE, NO_CARD

ENCORE_STOCK: Final = 6  # an encore takes at least so much stock


def choose(game: WeissGame) -> int:
    """Return what the player of the deck does."""
    request = game.request
    assert request is not None  # noqa: S101
    return _CHOICES[request.kind](game, request)


def sit_still(game: WeissGame) -> int:
    """Return what the opponent does: nothing where nothing is allowed, else the first that is not a climax."""
    request = game.request
    assert request is not None  # noqa: S101
    options = request.options
    if options[0] == words.PASS:
        return words.PASS
    if request.kind in (words.LEVEL_UP, words.DISCARD):
        return next((card for card in options if game.specs[card].kind != CLIMAX), options[0])
    return options[0]


def _mulligan(game: WeissGame, request: Request) -> int:
    return to_exchange(game, request.options)


def _clock(game: WeissGame, request: Request) -> int:
    """One card each turn, the least useful, unless that could be the fourth level."""
    if may_be_last(game, request.player):
        return words.PASS
    return least_useful(game, request.player, request.options[1:])


def _main(game: WeissGame, request: Request) -> int:
    """Fill the centre stage with the strongest characters, then put stronger ones over weaker ones."""
    playable = [card for card in request.options[1:] if card < words.EXCHANGE]
    if not playable:
        return words.PASS
    best = max(playable, key=lambda card: (worth(game, card), -card))
    stage = game.sides[request.player].stage
    if any(stage[position] == NO_CARD for position in CENTRE):
        return best
    weakest = min(game.specs[stage[position]].level for position in CENTRE)
    return best if game.specs[best].level > weakest else words.PASS


def _position(game: WeissGame, request: Request) -> int:
    """An empty position of the centre stage, else that of the weakest character there."""
    stage = game.sides[request.player].stage
    return min(CENTRE, key=lambda position: -1 if stage[position] == NO_CARD else worth(game, stage[position]))


def _climax(game: WeissGame, request: Request) -> int:
    """A climax as soon as two characters can attack."""
    stage = game.sides[request.player].stage
    standing = sum(stage[position] != NO_CARD for position in CENTRE)
    return request.options[1] if standing > 1 else words.PASS


def _attacker(game: WeissGame, request: Request) -> int:
    """Everyone attacks, the lowest soul first."""
    return min(request.options[1:], key=lambda card: (game.soul(card), card))


def _attack_type(game: WeissGame, request: Request) -> int:
    """Frontal where the attacker survives it, else to the side."""
    stronger = game.power(game.attacker) > game.power(game.defender)
    return words.FRONTAL if stronger else words.SIDE


def _level_up(game: WeissGame, request: Request) -> int:
    return for_level(game, request.player, request.options)


def _discard(game: WeissGame, request: Request) -> int:
    return least_useful(game, request.player, request.options)


def _encore(game: WeissGame, request: Request) -> int:
    card = game.stack[-1].card
    rich = len(game.sides[request.player].stock) >= ENCORE_STOCK
    return 1 if rich and game.specs[card].level >= ENCORE_LEVEL else words.PASS


def _interrupt(game: WeissGame, request: Request) -> int:
    return first_interrupt(request.options)


def _icon_card(game: WeissGame, request: Request) -> int:
    """The card worth most."""
    return max(request.options[1:], key=lambda card: (worth(game, card), -card))


def _first(game: WeissGame, request: Request) -> int:
    return request.options[0]


def _yes(game: WeissGame, request: Request) -> int:
    return request.options[-1]


# By kind of request, see vocabulary.
_CHOICES: Final[tuple[Callable[[WeissGame, Request], int], ...]] = (
    _mulligan,
    _clock,
    _main,
    _position,
    _climax,
    _attacker,
    _attack_type,
    _level_up,
    _discard,
    _first,
    _encore,
    _first,
    _interrupt,
    _first,
    _icon_card,
    _yes,
    _first,
)
