"""How the deck is played in a goldfish, and how its opponent sits still; docs/goldfish.md says the same in words."""

from collections.abc import Callable
from typing import Final

from rules.engine import Request
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import policy_texts as texts
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.given import ENCORE
from rules.games.weiss_schwarz.judgement import (
    ENCORE_LEVEL,
    first_interrupt,
    for_level,
    least_useful,
    may_be_last,
    to_exchange,
    worth,
)
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import BACK, CENTRE, NO_CARD

ENCORE_STOCK: Final = 6  # an encore takes at least so much stock


class Policy:
    """The player of the deck, for one game. It plays each activated ability once a turn at most, so that it ends."""

    __slots__ = ("_turn", "_used")

    def __init__(self) -> None:
        self._turn = 0
        self._used: set[int] = set()

    def choose(self, game: WeissGame) -> int:
        """Return what the player does."""
        request = game.request
        assert request is not None  # noqa: S101
        if request.kind == words.MAIN:
            return self._main(game, request)
        return _CHOICES[request.kind](game, request)

    def _main(self, game: WeissGame, request: Request) -> int:
        """Characters first, then whatever texts are worth it."""
        chosen = _character(game, request)
        if chosen != words.PASS:
            return chosen
        if game.turn != self._turn:
            self._turn = game.turn
            self._used = set()
        fresh = [option for option in request.options if option not in self._used]
        chosen = texts.best_text(game, request, fresh)
        if chosen >= words.ACTIVATE:
            self._used.add(chosen)
        return chosen


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


def _character(game: WeissGame, request: Request) -> int:
    """Fill the centre stage with the strongest characters, then put stronger ones over weaker ones, and helpers behind.

    Those that help from the back stage come to the centre last.
    """
    options = request.options
    playable = [card for card in options if 0 <= card < words.EXCHANGE and game.specs[card].kind == CHARACTER]
    if not playable:
        return words.PASS
    stage = game.sides[request.player].stage
    helpers = [card for card in playable if texts.helps_from_behind(game, card)]
    fighters = [card for card in playable if card not in helpers]
    if any(stage[position] == NO_CARD for position in CENTRE):
        return _strongest(game, fighters or helpers)
    weakest = min(game.specs[stage[position]].level for position in CENTRE)
    best = _strongest(game, fighters) if fighters else NO_CARD
    if best != NO_CARD and game.specs[best].level > weakest:
        return best
    if helpers and any(stage[position] == NO_CARD for position in BACK):
        return _strongest(game, helpers)
    return words.PASS


def _strongest(game: WeissGame, cards: list[int]) -> int:
    return max(cards, key=lambda card: (worth(game, card), -card))


def _position(game: WeissGame, request: Request) -> int:
    """An empty position of the centre stage, else one at the back for who helps from there, else the weakest's."""
    stage = game.sides[request.player].stage
    options = [position for position in CENTRE if position in request.options]
    is_full = all(stage[position] != NO_CARD for position in options)
    behind = [at for at in BACK if stage[at] == NO_CARD and at in request.options] if is_full else []
    frame = game.stack[-1]
    if behind and (not options or isinstance(frame, ProgramFrame) or texts.helps_from_behind(game, frame.card)):
        return behind[0]
    return min(
        options or request.options,
        key=lambda position: -1 if stage[position] == NO_CARD else worth(game, stage[position]),
    )


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


def _pay(game: WeissGame, request: Request) -> int:
    """What follows is worth its price; the encore of the rules only with much in stock (10.2.3)."""
    frame = game.stack[-1]
    if texts.has_no_place(game, frame):
        return words.PASS
    if frame.procedure is not ENCORE.effect:
        return texts.may(game, request)
    rich = len(game.sides[request.player].stock) >= ENCORE_STOCK
    return 1 if rich and game.specs[frame.card].level >= ENCORE_LEVEL else words.PASS


def _interrupt(game: WeissGame, request: Request) -> int:
    return first_interrupt(request.options)


def _icon_card(game: WeissGame, request: Request) -> int:
    """The card worth most."""
    return max(request.options[1:], key=lambda card: (worth(game, card), -card))


def _first(game: WeissGame, request: Request) -> int:
    return request.options[0]


def _yes(game: WeissGame, request: Request) -> int:
    return request.options[-1]


# By kind of request but MAIN.
_CHOICES: Final[dict[int, Callable[[WeissGame, Request], int]]] = {
    words.MULLIGAN: _mulligan,
    words.CLOCK: _clock,
    words.POSITION: _position,
    words.PLAY_CLIMAX: _climax,
    words.ATTACKER: _attacker,
    words.ATTACK_TYPE: _attack_type,
    words.LEVEL_UP: _level_up,
    words.DISCARD: _discard,
    words.REVERSED: _first,
    words.PAY: _pay,
    words.AUTOMATIC: _first,
    words.INTERRUPT: _interrupt,
    words.ICON: _first,
    words.ICON_CARD: _icon_card,
    words.ICON_MAY: _yes,
    words.ICON_ZONE: _first,
    words.CHOOSE: texts.choose,
    words.MAY: texts.may,
    words.UP_TO: texts.one_more,
    words.COUNTER: texts.counter,
    words.BACK_STAGE: texts.back_stage,
    words.MODE: texts.mode,
    words.DECLARE: _yes,
}
